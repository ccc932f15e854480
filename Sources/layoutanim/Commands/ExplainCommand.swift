import ArgumentParser
import LayoutAnimation

struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", _superCommandName: programName,
    abstract: "Explains why an edge of a view is where it is, or what a finding's code means.",
    discussion: """
      For a timeline it prints the constraints that decide an edge, from the edge outward to what \
      is fixed, with their priorities and the arithmetic, and below them those that do not decide \
      it, and why. During an animation it describes both layouts, and how far the animation is \
      between them. Without --edge it explains leading, trailing, width, top, bottom and height; \
      without a moment, the settled layout.

      Places are in the superview's coordinates and without the transform. With --json it prints \
      an object {"time": seconds, "view": id, "edges": [...]}.

      Examples:
        layoutanim explain timeline.json --view blue --edge trailing --at 0.8
        layoutanim explain timeline.json --view blue --json
        layoutanim explain conflict
      """)

  @Argument(
    help: "The timeline, a JSON file (- is standard input); or the code of a finding.",
    completion: .file(extensions: ["json"]))
  var subject: String

  @Option(help: "The view's id.")
  var view: String?

  @Option(
    help: ArgumentHelp(
      "leading, trailing, left, right, top, bottom, width, height, centerX or centerY; may be given "
        + "several times."),
    completion: .list(EdgeExplanation.Edge.allCases.map(\.rawValue)))
  var edge: [String] = []

  @OptionGroup var moment: InspectionMomentOptions

  @Flag(help: "Print JSON instead of text.")
  var json = false

  @OptionGroup var overrides: TimelineOverrides

  @Flag(help: "Exit with 1 and print nothing if there is any warning.")
  var strict = false

  @OptionGroup var metrics: MetricOptions

  @OptionGroup var images: ImageOptions

  @OptionGroup var messages: MessageOptions

  func validate() throws {
    guard view == nil, FindingCode.explanation(of: subject) == nil else { return }
    guard !subject.hasSuffix(".pinned") else {
      throw ValidationError(
        "'\(subject)' is a pin; to explain a view, name its timeline and add --view ID, and to explain "
          + "what differs from the pin, run '\(programName) verify'.")
    }
    let advice =
      FindingCode.nearest(to: subject).map { "Did you mean '\($0)'?" }
      ?? "The codes are \(FindingCode.allCases.map(\.rawValue).joined(separator: ", "))."
    guard !FindingCode.isOfError(subject), !PinError.hasCode(subject) else {
      throw ValidationError(
        "'\(subject)' is the code of an error, whose message says what to write; "
          + "the codes of findings are explained.")
    }
    throw ValidationError(
      "'\(subject)' is not the code of a finding; to explain a timeline, add --view ID. " + advice)
  }

  func run() async throws {
    try await messages.reporting {
      guard let view else {
        return try StandardStream.output.write(FindingCode.explanation(of: subject) ?? "")
      }
      let edges = try edge.map { try EdgeExplanation.Edge(named: $0) }
      let options = try overrides.options
      let planned = try PlannedTimeline(
        TimelineFile(path: subject, allowing: images.allowedPaths, choice: metrics.choice),
        options: options,
        recordsFindings: true)
      let explanations = try planned.explain(
        edges.isEmpty ? EdgeExplanation.Edge.rectangle : edges, of: view,
        at: moment.inspected ?? .still(.frame(-1)))
      try messages.printWarnings(planned.report(), isStrict: strict)
      try StandardStream.output.write(text(explanations, planned.path))
    }
  }

  private func text(_ explanations: [EdgeExplanation], _ path: String) -> String {
    json
      ? explanations.jsonText + "\n"
      : explanations.map { $0.text(path: path) }.joined(separator: "\n")
  }
}
