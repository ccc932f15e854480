import ArgumentParser
import LayoutAnimation

struct StillCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "still", _superCommandName: programName,
    abstract: "Renders one moment of a timeline.",
    discussion: """
      Without a moment it renders the last frame: the settled layout, unless the timeline's \
      duration cuts it. The file is a PNG; a name that ends as another picture does is refused.

      --overlay paints the constraints over the picture: I-beams for distances and lengths, lines \
      along edges that coincide (required solid, optional dashed, inactive grey and dotted, broken \
      red and thick), alignment rectangles and the names of views. With the id of a view it paints \
      only that view and what it is related to.

      --onion paints where the views that move were at earlier moments, as outlines and faint colours, \
      and the ways of their centres, with a dot for each moment. --trace paints the ways of other \
      points.

      Examples:
        layoutanim still timeline.json -o end.png
        layoutanim still timeline.json -o half.png --at 0.5
        layoutanim still timeline.json -o first.png --frame 0 --scale 3
        layoutanim still timeline.json -o constraints.png --at 0.5 --overlay
        layoutanim still timeline.json -o motion.png --onion 8 --trace card.topLeft
        layoutanim still timeline.json -o - | display
      """)

  @Argument(
    help: "The timeline, a JSON file; - is standard input.",
    completion: .file(extensions: ["json"]))
  var timeline: String

  @Option(
    name: .shortAndLong, help: "The PNG file; - is standard output.",
    completion: .file(extensions: ["png"]))
  var output: String

  @OptionGroup var momentOptions: MomentOptions

  @OptionGroup var overrides: DrawingOverrides

  @Flag(exclusivity: .exclusive)
  var existing: ExistingFiles?

  @Option(defaultAsFlag: .all, parsing: .next, help: .overlay)
  var overlay: OverlaySubject?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Paint what moves at this many earlier moments over the picture, 1…\(OnionSkin.most).",
      valueName: "count"))
  var onion: Int?

  @Option(
    help: ArgumentHelp(
      "With --onion, the way of a point of a view, as in card or card.topLeft; may be given several "
        + "times.",
      valueName: "point"))
  var trace: [String] = []

  @OptionGroup var encodingOptions: EncodingOptions

  @Flag(help: "Exit with 1 and write nothing if there is any warning.")
  var strict = false

  @Option(help: .notation)
  var notation = ConstraintNotation.equation

  @OptionGroup var metrics: MetricOptions

  @OptionGroup var images: ImageOptions

  @OptionGroup var messages: MessageOptions

  func validate() throws {
    if momentOptions.at != nil && momentOptions.frame != nil {
      throw ValidationError("give --at or --frame, not both")
    }
    if !trace.isEmpty && onion == nil { throw ValidationError("--trace needs --onion COUNT") }
    try OutputFormat.png.check(output)
    if output == "-" && existing == .noClobber {
      throw ValidationError("--no-clobber applies to files, and -o - writes none")
    }
  }

  func run() async throws {
    try await messages.reporting {
      if output == "-" { try BinaryOutput.refuseTerminal() }
      try AtomicFile(path: output).refuse(toReplace: [timeline])
      let options = try overrides.options
      let outputOptions = try OutputOptions(
        overwriting: existing.overwriting, overlay: overlay, encoding: encodingOptions.encoding)
      let planned = try PlannedTimeline(
        TimelineFile(path: timeline, allowing: images.allowedPaths, choice: metrics.choice),
        options: options,
        recordsFindings: true)
      try AtomicFile(path: output).refuse(toReplace: planned.inputFiles)
      try messages.printWarnings(planned.report(notation), isStrict: strict)
      let onion = try onion.map { try OnionSkin(planned, count: $0, points: trace) }
      try write(StillRenderer(planned, options: outputOptions, onion: onion))
    }
  }

  private func write(_ renderer: StillRenderer) throws {
    if output == "-" {
      try BinaryOutput.write(renderer.pngBytes(moment))
    } else {
      try renderer.render(moment, to: output)
    }
    messages.remark("rendered \(description) to \(output == "-" ? "standard output" : output)")
  }

  private var moment: StillMoment { momentOptions.moment ?? .frame(-1) }

  private var description: String {
    if let at = momentOptions.at { return "the moment \(at.literal) s" }
    return momentOptions.frame.map { "frame \($0)" } ?? "the last frame"
  }
}
