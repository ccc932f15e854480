import ArgumentParser
import InterfaceBuilderImport
import LayoutAnimation

struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", _superCommandName: programName,
    abstract: "Compares the frames of two timelines, folders or pins.",
    discussion: """
      Either side is a timeline or a pinned one (.pinned), which is rendered in memory, or a \
      folder of frames frame_0000.png, frame_0001.png, … Structure (frames, sizes, views), \
      geometry (where every view is in every frame, for a folder as its manifest.json says if it \
      describes these frames) and pixels are compared separately and exactly. For two timelines \
      the result names the changes that explain a difference, and lists all changes below. A \
      change that shows in no frame is listed too, and does not count as a difference.

      No difference is accepted by default: --tolerance accepts differences of a pixel's channels \
      and of a view's colour and alpha, --geometry-tolerance differences of edges and of the \
      translation of a transform. The result says how many frames needed it. With \
      --geometry-tolerance the geometry of both sides has to be known, or the status is 1.

      With -o difference pictures are written for the first differing frame and the worst: \
      frame_0012.diff.png shows the expected frame, the difference and the actual frame side by \
      side.

      With --frame one frame of a timeline or a pin is compared with one PNG, such as a picture \
      that an app's own snapshot test recorded. Views are recognized in it by their colours. \
      Choose --scale and --edges as the test does: coregraphics for layer.render(in:), device for \
      drawHierarchy.

      Two folders of timelines or pins are compared file by file, by name; a timeline that only \
      one of them has is a difference. A pin beside its timeline is not read. Difference pictures \
      then go to a folder for each timeline, and --json prints an array.

      Two storyboards or xibs are compared by their ids: which constraints and views were added, \
      removed or changed, which views move because of it, how far and on which devices. These are \
      current devices held upright and sideways, or those of --device.

      The exit status is 0 if both sides are the same, 1 if they differ.

      Examples:
        layoutanim diff old.json new.json
        layoutanim diff frames timeline.json -o differences
        layoutanim diff old-timelines timelines -o differences
        layoutanim diff timeline.pinned timeline.json -o differences --all
        layoutanim diff timeline.json --frame -1 snapshot.png --edges coregraphics
        git show HEAD:timeline.json | layoutanim diff - timeline.json --json
        git show HEAD:Main.storyboard | layoutanim diff - Main.storyboard
      """)

  @Argument(
    help:
      "The expected side: a timeline, a pin, a folder of frames or of timelines; - is standard input.",
    completion: .file())
  var expected: String

  @Argument(help: "The actual side, of the same kinds; with --frame a PNG.", completion: .file())
  var actual: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Compare this frame with a PNG; a negative number counts from the end.", valueName: "n"))
  var frame: Int?

  @Option(
    name: .shortAndLong, help: "The folder for difference pictures, created if needed.",
    completion: .directory)
  var output: String?

  @Flag(help: "Write a picture of every frame that differs.")
  var all = false

  @Flag(exclusivity: .exclusive)
  var existing: ExistingFiles?

  @OptionGroup var forgiveness: ToleranceOptions

  @OptionGroup var overrides: DrawingOverrides

  @Flag(help: "Print one JSON object instead of text.")
  var json = false

  @OptionGroup var sceneOptions: SceneOptions

  @OptionGroup var images: ImageOptions

  @OptionGroup var messages: MessageOptions

  func validate() throws {
    if expected == "-" && actual == "-" {
      throw ValidationError("only one side can be standard input")
    }
    try sceneOptions.check([expected, actual])
    if comparesScenes {
      guard [expected, actual].allSatisfy({ $0 == "-" || InterfaceFile.isNamed($0) }) else {
        throw ValidationError(
          "a storyboard is compared with another one; to compare frames, import the scene first")
      }
      if frame != nil || output != nil || forgiveness.points != nil {
        throw ValidationError("--frame, -o and tolerances are for frames, not for storyboards")
      }
    }
    if output == nil && (all || existing == .noClobber) {
      throw ValidationError("--all and --no-clobber apply to difference pictures: name -o FOLDER")
    }
    if let output { try OutputFormat.checkFolder(output, example: "differences") }
    if frame != nil && (output != nil || forgiveness.points != nil || actual == "-") {
      throw ValidationError("--frame compares with a PNG file, pixel by pixel")
    }
  }

  func run() async throws {
    try await messages.reporting {
      let options = try overrides.options
      if comparesScenes { return try compareScenes() }
      if let frame { return try compare(frame, options) }
      if let suites = try SuitePairs(expected, actual) { return try compare(suites, options) }
      var comparison = try comparison(expected, actual, options, TimelineSettings())
      let sides = (comparison.expected, comparison.actual)
      for (side, other) in [sides, (sides.1, sides.0)] {
        comparison.notes += [
          try side.noteOnTimelines(), side.noteOnOtherPictures, side.noteOnVariants(besides: other),
        ].compactMap(\.self)
      }
      let isSame = comparison.isSame && (comparison.isGeometryKnown || forgiveness.points == nil)
      try write(comparison.text, comparison.jsonText, isSame: isSame)
      try writePictures(of: comparison, to: output)
      if !isSame { throw ExitCode(1) }
    }
  }

  private var comparesScenes: Bool { [expected, actual].contains(where: InterfaceFile.isNamed) }

  private func compareScenes() throws {
    let comparison = try InterfaceComparison(
      InterfaceFile(path: expected), InterfaceFile(path: actual), scene: sceneOptions.scene,
      on: sceneOptions.screens)
    try write(comparison.text, comparison.jsonText, isSame: comparison.isSame)
    if !comparison.isSame { throw ExitCode(1) }
  }

  private func comparison(
    _ expected: String, _ actual: String, _ chosen: PlanOptions, _ settings: TimelineSettings
  ) throws -> FrameComparison {
    let options = chosen.over(settings.options)
    return try FrameComparison(
      expected: source(expected, options), actual: source(actual, options),
      tolerance: forgiveness.chosen.over(settings.tolerance))
  }

  private func write(_ text: String, _ jsonText: String, isSame: Bool) throws {
    try StandardStream.output.write(
      json ? jsonText + "\n" : StandardStream.output.verdict(text, isGood: isSame))
  }

  private func compare(_ suites: SuitePairs, _ options: PlanOptions) throws {
    messages.remark(suites.notes)
    messages.disclose(try suites.exemptions(besides: forgiveness.chosen))
    var list = OutputList(isList: true, json: json)
    var results: [SuitePair.Result] = []
    for pair in suites.pairs { results.append(try compare(pair, of: suites, options, &list)) }
    try list.end()
    messages.remark("compared \(results.summary)")
    let status = results.map(\.status).max() ?? 0
    if status != 0 { throw ExitCode(status) }
  }

  /// An error of one pair is reported, and the others are compared nevertheless.
  private func compare(
    _ pair: SuitePair, of suites: SuitePairs, _ options: PlanOptions, _ list: inout OutputList
  ) throws -> SuitePair.Result {
    guard let expected = pair.expected, let actual = pair.actual else {
      try list.write(json ? pair.jsonText : pair.text, isGood: false)
      return pair.expected == nil ? .added : .removed
    }
    do {
      try suites.checkUsable(pair)
      let comparison = try comparison(expected, actual, options, pair.settings)
      try list.write(
        json ? comparison.jsonText : "\(pair.name.printable): " + comparison.text,
        isGood: comparison.isSame)
      try writePictures(of: comparison, to: output.map { $0 + "/" + pair.name })
      return comparison.isExact ? .same : comparison.isSame ? .tolerated : .different
    } catch let error as LayoutAnimationError {
      messages.print(error)
      return .failed(error.code.rawValue)
    }
  }

  private func compare(_ frame: Int, _ options: PlanOptions) throws {
    guard let timeline = try source(expected, options).timeline else {
      throw ValidationError("--frame is one of a timeline or a pin, not of a folder")
    }
    let comparison = try PictureComparison(
      timeline, frame: frame, picture: actual, tolerance: forgiveness.tolerance.channel)
    try write(comparison.text, comparison.jsonText, isSame: comparison.isSame)
    if !comparison.isSame { throw ExitCode(1) }
  }

  private func source(_ path: String, _ options: PlanOptions) throws -> FrameSource {
    let source = try FrameSource(
      path: path, options: options, recordsFindings: true, allowing: images.allowedPaths)
    if case .timeline(let timeline) = source {
      try messages.printWarnings(timeline.report())
      messages.state(DrawingCost(timeline))
    }
    return source
  }

  private func writePictures(of comparison: FrameComparison, to output: String?) throws {
    guard let output else { return }
    let frames = try comparison.writePictures(
      all ? .all : .firstAndWorst, into: output, existing.overwriting)
    if frames.isEmpty { return }
    messages.remark("wrote \(counted(frames.count, "difference picture")) to \(output)")
  }
}
