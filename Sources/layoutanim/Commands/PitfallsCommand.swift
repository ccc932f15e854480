import ArgumentParser
import LayoutAnimation
import ReviewPage

struct PitfallsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pitfalls", _superCommandName: programName,
    abstract: "Shows a transition beside the classic mistakes in code that animates constraints.",
    discussion: """
      The transition is played as it is written and again with each mistake: without the first \
      layoutIfNeeded, with layoutIfNeeded sent to a view elsewhere, with constraints activated \
      before others are deactivated, and with constraints changed after the block. For each it \
      prints what happens instead and why, or why this transition does not show it.

      -o writes pictures: a PNG file with a row of frames for each, an HTML file with a review \
      page that plays them side by side, or a folder with an animated PNG of each.

      Examples:
        layoutanim pitfalls timeline.json
        layoutanim pitfalls timeline.json -o pitfalls.png
        layoutanim pitfalls timeline.json -o pitfalls.html
        layoutanim pitfalls timeline.json -o pitfalls
      """)

  @Argument(
    help: "The timeline, a JSON file; - is standard input.",
    completion: .file(extensions: ["json"]))
  var timeline: String

  @Option(
    name: .shortAndLong, help: "A PNG or HTML file, or a folder for animated PNG files.",
    completion: .file())
  var output: String?

  @Flag(exclusivity: .exclusive)
  var existing: ExistingFiles?

  @OptionGroup var overrides: DrawingOverrides

  @OptionGroup var metrics: MetricOptions

  @OptionGroup var images: ImageOptions

  @OptionGroup var messages: MessageOptions

  func validate() throws {
    if output == "-" {
      throw ValidationError("standard output has the words; -o names a file, as in -o pitfalls.png")
    }
    let isPage = output?.lowercased().hasSuffix(".html") == true
    if let output, !isPage { try OutputFormat.png.check(output) }
  }

  func run() async throws {
    try await messages.reporting {
      if let output { try AtomicFile(path: output).refuse(toReplace: [timeline]) }
      let planned = try PlannedTimeline(
        TimelineFile(path: timeline, allowing: images.allowedPaths, choice: metrics.choice),
        options: try overrides.options, recordsFindings: true)
      let study = try PitfallStudy(planned)
      if let output { try await draw(study, to: output) }
      try StandardStream.output.write(study.text)
    }
  }

  private func draw(_ study: PitfallStudy, to output: String) async throws {
    try AtomicFile(path: output).refuse(toReplace: study.written.inputFiles)
    switch output.lowercased().split(separator: ".").last {
    case "png": try PitfallSheet(study).render(to: output, existing.overwriting)
    case "html": try write(try ReviewPage(of: study), to: output)
    default: try await write(study, in: output)
    }
    messages.remark("wrote \(output): \(counted(study.variants.count, "pitfall"))")
  }

  private func write(_ page: ReviewPage, to path: String) throws {
    try existing.overwriting.check(path, writing: .page)
    try AtomicFile(keepingPlaceOf: path).write(Array(page.html.source.utf8))
  }

  /// Animated PNG files.
  private func write(_ study: PitfallStudy, in folder: String) async throws {
    let films =
      [("as-written", study.written)] + study.variants.map { ($0.pitfall.rawValue, $0.timeline) }
    for (name, film) in films {
      let options = try OutputOptions(overwriting: existing.overwriting)
      try await AnimationRenderer(film, options: options)
        .render(to: "\(folder)/\(name).png", AnimationPlayback(plays: 0))
    }
  }
}
