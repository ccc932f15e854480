import ArgumentParser
import LayoutAnimation

struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders every frame of a timeline.",
    discussion: """
      Frame k shows the time k / fps, and the last frame the settled layout. The files are \
      frame_0000.png, frame_0001.png, … and appear complete or not at all. They are the same \
      whatever the number of jobs.

      Examples:
        layoutanim render timeline.json -o frames
        layoutanim render timeline.json -o frames --fps 30 --scale 3 --no-clobber
        layoutanim render - -o frames --strict < timeline.json
      """)

  @Argument(help: "The timeline, a JSON file; - is standard input.")
  var timeline: String

  @Option(name: .shortAndLong, help: "The folder for the frames; it is made if need be.")
  var output: String

  @Option(help: "Frames a second in place of the timeline's own, 1…1000.")
  var fps: Int?

  @Option(help: "Pixels a point in place of the timeline's own: 1, 2 or 3.")
  var scale: Int?

  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: "Frames drawn at a time (default: one a processor).")
  var jobs: Int?

  @Flag(exclusivity: .exclusive)
  var existing = ExistingFiles.overwrite

  @Flag(help: "Exit with 1 and write nothing if there is any warning.")
  var strict = false

  @OptionGroup var messages: MessageOptions

  func run() async throws {
    try await messages.reporting {
      let options = try RenderOptions(
        framesPerSecond: fps, scale: scale, jobs: jobs, overwrites: existing == .overwrite)
      let planned = try PlannedTimeline(TimelineFile(path: timeline), options: options)
      try messages.printWarnings(planned.report, isStrict: strict)
      let directory = FrameDirectory(path: output)
      let records = try await render(planned, into: directory, options)
      try messages.printWarnings(directory.staleFrames(frameCount: records.count))
      messages.remark("rendered \(counted(records.count, "frame")) to \(folderName)")
    }
  }

  private var folderName: String { output.hasSuffix("/") ? output : output + "/" }

  private func render(
    _ planned: PlannedTimeline, into directory: FrameDirectory, _ options: RenderOptions
  ) async throws -> [FrameRecord] {
    let (frames, finished) = AsyncStream.makeStream(of: FrameRecord.self)
    let showsBar = !messages.quiet && StandardStream.error.isTerminal
    async let bar: Void = showsBar ? ProgressBar.follow(frames, total: planned.frameCount) : ()
    let records = try await cancelledBySignals {
      defer { finished.finish() }
      return try await FrameRenderer(planned, options: options)
        .render(into: directory, finished: finished)
    }
    await bar
    return records
  }
}
