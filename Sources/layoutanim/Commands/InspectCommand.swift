import ArgumentParser
import LayoutAnimation

struct InspectCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", _superCommandName: programName,
    abstract: "Prints the view tree: frames, margins, guides, what is ambiguous or broken.",
    discussion: """
      Without a moment there is a table for every time at which keyframes are played, with the \
      values that they lead to; if there are no keyframes, one for the initial layout. At a moment \
      the values are those that are to be seen, or with --model those that are set. When a keyframe \
      is played its animation is at its start.

      Beside a view stands what is not as usual: its transform, alignment rectangle (x, y, width, \
      height), effective layout margins and safe area insets (top, left, bottom, right), the axes \
      on which it is ambiguous, and the broken constraints that refer to it; below it its guides, \
      and below the table all broken constraints. Guides, insets, ambiguities and broken \
      constraints are those of the model after the last keyframe played, even while it is animated.

      With --json it is an object {"time": seconds, "views": [...], "brokenConstraints": [...]}, or \
      without a moment an array of them. A frame is that of the view before its transform; layouts \
      are rounded to the pixels of --scale.

      Examples:
        layoutanim inspect timeline.json
        layoutanim inspect timeline.json --at 0.5 --json
        layoutanim inspect timeline.json --frame -1
        layoutanim inspect timeline.json --keyframe 0 --model
      """)

  @Argument(
    help: "The timeline, a JSON file; - is standard input.",
    completion: .file(extensions: ["json"]))
  var timeline: String

  @OptionGroup var moment: InspectionMomentOptions

  @Flag(help: "Print the values that are set, as if no animation ran.")
  var model = false

  @Flag(help: "Print JSON in place of tables.")
  var json = false

  @OptionGroup var overrides: TimelineOverrides

  @Flag(help: "Exit with 1 and print nothing if there is any warning.")
  var strict = false

  @Option(help: .notation)
  var notation = ConstraintNotation.equation

  @OptionGroup var messages: MessageOptions

  func run() async throws {
    try await messages.reporting {
      let options = try overrides.options
      let planned = try PlannedTimeline(
        TimelineFile(path: timeline), options: options, recordsFindings: true)
      let inspection = try moment.inspected.map {
        try planned.inspect($0, model ? .model : .presentation)
      }
      try messages.printWarnings(planned.report(notation), isStrict: strict)
      guard let inspection else { return try printTurns(planned) }
      try StandardStream.output.write(text(inspection) + (json ? "\n" : ""))
    }
  }

  private func text(_ inspection: Inspection) -> String {
    json ? inspection.jsonText : inspection.text
  }

  /// Prints turn by turn, because the whole text may be large.
  private func printTurns(_ planned: PlannedTimeline) throws {
    let (opening, separator, closing) = json ? ("[\n", ",\n", "\n]\n") : ("", "\n", "")
    var isFirst = true
    try planned.inspectTurns { turn in
      try StandardStream.output.write((isFirst ? opening : separator) + text(turn))
      isFirst = false
    }
    try StandardStream.output.write(closing)
  }
}
