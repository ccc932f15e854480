import ArgumentParser
import LayoutAnimation

struct ExpandCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "expand", _superCommandName: programName,
    abstract: "Prints a timeline without repeats, templates and included files.",
    discussion: """
      Prints the plain timeline that a person would write without them, with all metrics as \
      numbers. It renders to the same bytes. A timeline that has nothing to expand is printed as it \
      is.

      Examples:
        layoutanim expand timeline.json
        layoutanim expand timeline.json --variant wide > wide.json
        layoutanim expand timeline.json --set gap=12
      """)

  @Argument(
    help: "The timeline, a JSON file; - is standard input.",
    completion: .file(extensions: ["json"]))
  var timeline: String

  @OptionGroup var metrics: MetricOptions

  @OptionGroup var images: ImageOptions

  @OptionGroup var messages: MessageOptions

  func run() async throws {
    try await messages.reporting {
      let file = try TimelineFile(
        path: timeline, allowing: images.allowedPaths, choice: metrics.choice)
      try StandardStream.output.write(file.text)
    }
  }
}
