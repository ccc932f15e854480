import ArgumentParser
import LayoutAnimation
import ReviewPage

struct StatesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "states", _superCommandName: programName,
    abstract: "Plays all transitions between the states of a timeline.",
    discussion: """
      Every state, and the layout as declared, is the start of a transition to each other state, in \
      0.3 seconds unless the timeline has a stateAnimation. It prints a table of them, and for each \
      the conflicts and ambiguities that it causes and where its end depends on the way: the layout \
      at the end should be that of going to the same state from the layout as declared.

      The exit status is 1 if anything is found. -o writes pictures: a PNG file with a row for each \
      start and a column for each end, or an HTML file with a review page that plays each.

      --walk prints one timeline with all transitions between states instead, to be pinned, compared \
      or rendered like any other.

      Examples:
        layoutanim states card.json
        layoutanim states card.json -o states.png
        layoutanim states card.json -o states.html
        layoutanim states card.json --json
        layoutanim states card.json --walk | layoutanim verify - --pin card-states.pinned
      """)

  @Argument(
    help: "The timeline, a JSON file; - is standard input.",
    completion: .file(extensions: ["json"]))
  var timeline: String

  @Option(name: .shortAndLong, help: "A PNG or HTML file.", completion: .file())
  var output: String?

  @Flag(help: "Print JSON instead of text.")
  var json = false

  @Flag(help: "Print a timeline that makes all transitions between states one after the other.")
  var walk = false

  @Flag(exclusivity: .exclusive)
  var existing: ExistingFiles?

  @OptionGroup var overrides: DrawingOverrides

  @OptionGroup var metrics: MetricOptions

  @OptionGroup var images: ImageOptions

  @OptionGroup var messages: MessageOptions

  func validate() throws {
    if walk && (json || output != nil) {
      throw ValidationError("--walk prints a timeline and nothing else; leave out --json and -o")
    }
    guard let output else { return }
    guard ["png", "html"].contains(output.lowercased().split(separator: ".").last) else {
      throw ValidationError("-o names a PNG or HTML file, as in -o states.png")
    }
  }

  func run() async throws {
    try await messages.reporting {
      if let output { try AtomicFile(path: output).refuse(toReplace: [timeline]) }
      let planned = try PlannedTimeline(
        TimelineFile(path: timeline, allowing: images.allowedPaths, choice: metrics.choice),
        options: try overrides.options)
      let matrix = try StateMatrix(planned)
      if walk { return try print(matrix) }
      if matrix.states.isEmpty {
        messages.remark("note: `\(timeline)` has no `states`, so that nothing is played".printable)
      }
      if let output { try draw(matrix, to: output) }
      try StandardStream.output.write(json ? matrix.jsonText + "\n" : matrix.text)
      if !matrix.isSound { throw ExitCode(1) }
    }
  }

  private func print(_ matrix: StateMatrix) throws {
    if matrix.states.isEmpty {
      throw LayoutAnimationError(.usage, "`\(matrix.written.path)` has no states to go to")
    }
    try StandardStream.output.write(matrix.walk)
  }

  private func draw(_ matrix: StateMatrix, to output: String) throws {
    try AtomicFile(path: output).refuse(toReplace: matrix.written.inputFiles)
    if output.lowercased().hasSuffix(".png") {
      try StateSheet(matrix).render(to: output, existing.overwriting)
    } else {
      try existing.overwriting.check(output, writing: .page)
      let page = try ReviewPage(of: matrix)
      try AtomicFile(keepingPlaceOf: output).write(Array(page.html.source.utf8))
    }
    messages.remark("wrote \(output): \(counted(matrix.transitions.count, "transition"))")
  }
}
