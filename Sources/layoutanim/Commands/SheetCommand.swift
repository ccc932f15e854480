import ArgumentParser
import LayoutAnimation

struct SheetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet", _superCommandName: programName,
    abstract: "Renders a contact sheet of a timeline: its frames in one picture.",
    discussion: """
      The frames are in reading order, each with its number and time below it; a mark next to the \
      number shows where a keyframe begins to show, after its delay. The sheet is transparent \
      where a frame is.

      Without --frames it shows at most 24: the first frame, the last, the first one of every \
      keyframe, and between them frames at equal parts of the motion, so that a pause takes one \
      cell. FRAMES is written as for render: 0-20:3,30,-5-.

      Examples:
        layoutanim sheet timeline.json -o sheet.png
        layoutanim sheet timeline.json -o sheet.png --frames 0-:4 --columns 6
        layoutanim sheet timeline.json -o sheet.png --width 1200
        layoutanim sheet timeline.json -o - | display
      """)

  @Argument(
    help: "The timeline, a JSON file; - is standard input.",
    completion: .file(extensions: ["json"]))
  var timeline: String

  @Option(
    name: .shortAndLong, help: "The PNG file; - is standard output.",
    completion: .file(extensions: ["png"]))
  var output: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The frames to show (default: 24 at most).", valueName: "frames"),
    transform: { try FrameSelection($0) })
  var frames: FrameSelection?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames per row (default: chosen for the shape of the sheet).", valueName: "n"))
  var columns: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The width of the whole sheet (default: about 50000 pixels per frame).",
      valueName: "pixels"))
  var width: Int?

  @Option(parsing: .unconditional, help: .framesPerSecond)
  var fps: Int?

  @Option(help: .edges)
  var edges: PlanOptions.Edges?

  @Flag(exclusivity: .exclusive)
  var existing: ExistingFiles?

  @Flag(help: "Exit with 1 and write nothing if there is any warning.")
  var strict = false

  @OptionGroup var metrics: MetricOptions

  @OptionGroup var images: ImageOptions

  @OptionGroup var messages: MessageOptions

  func validate() throws {
    try OutputFormat.png.check(output)
    if output == "-" && existing == .noClobber {
      throw ValidationError("--no-clobber applies to files, and -o - writes none")
    }
  }

  func run() async throws {
    try await messages.reporting {
      if output == "-" { try BinaryOutput.refuseTerminal() }
      try AtomicFile(path: output).refuse(toReplace: [timeline])
      let options = try PlanOptions(framesPerSecond: fps, edges: edges)
      let looks = try ContactSheetOptions(columns: columns, width: width)
      let planned = try PlannedTimeline(
        TimelineFile(path: timeline, allowing: images.allowedPaths, choice: metrics.choice),
        options: options,
        recordsFindings: true)
      try AtomicFile(path: output).refuse(toReplace: planned.inputFiles)
      let sheet = try ContactSheet(planned, frames: frames, sheet: looks)
      try messages.printWarnings(planned.report(), isStrict: strict)
      messages.state(DrawingCost(planned, frameCount: sheet.frames.count))
      try write(sheet)
    }
  }

  private func write(_ sheet: ContactSheet) throws {
    if output == "-" {
      try BinaryOutput.write(sheet.pngBytes())
    } else {
      try sheet.render(to: output, existing.overwriting)
    }
    let place = output == "-" ? "standard output" : output
    messages.remark("rendered a sheet of \(counted(sheet.frames.count, "frame")) to \(place)")
  }
}
