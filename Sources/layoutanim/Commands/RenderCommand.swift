import ArgumentParser
import LayoutAnimation

struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", _superCommandName: programName,
    abstract: "Renders the frames of a timeline.",
    discussion: """
      Frame k shows the time k / fps, and the last frame the settled layout, unless the timeline's \
      duration cuts it. The files are frame_0000.png, frame_0001.png, … and appear complete or not \
      at all. Neither the number of jobs nor the selection of frames changes them.

      FRAMES is a list of frames and inclusive ranges, as in 0-20:3,30,-5-. Numbers count from 0, \
      negative ones from the end, where -1 is the last; a range without an end, as in 100-, \
      reaches to the last frame; :3 takes every third frame. .. may be written for - and x3 for \
      :3.

      PATTERN names the files: %04d or #### is the number with at least four digits, %d the plain \
      number, %% a percent sign. With --start-number N frame k has the number N + k.

      The folder also gets frames.framecrc, the checksums of the pixels as ffmpeg -f framecrc \
      prints them of RGBA, with --hash sha256 frames.framehash (-f framehash), and manifest.json \
      with the options, the checksums and the place of every view in every frame. They appear once \
      the frames are complete. They are deleted first when frames of another timeline or with \
      other options are overwritten; other --frames of the same timeline are added to them.

      --resume keeps every frame whose file is right, judged by its bytes, writes those that are \
      missing or wrong, and leaves the folder as a complete run would. Every frame is drawn for \
      that. With --encoder libpng, which compresses slowly, manifest.json saves compressing them \
      again; long runs write it as they go.

      --shared is for farms, which may start a task again while its first run is still going on. \
      With it a folder is not refused because such a run writes into it: both write the same bytes.

      --shard 2/5 renders the second of five parts: consecutive frames of about the same predicted \
      work. Several runs of the same timeline with the same options add to the same folder, one \
      after the other.

      Files have the most compact format that can represent a frame: a palette, RGB or RGBA. \
      --color-type gives all of them the same. --encoder libpng compresses with libpng, to rule \
      out the fast encoder; the pixels are identical.

      With -o - the pixels go to standard output, frame after frame: RGBA with straight alpha, 8 \
      bits a channel, rows from the top, nothing in between. The last message describes them as \
      options of ffmpeg.

      An output that ends in .apng is one animated PNG, which browsers play: each frame is shown \
      until the time of the next one, and the last one for --hold. Outputs that end in .mp4, .webm \
      or .gif are films, which an ffmpeg in PATH writes from the exact pixels: .mp4 with even \
      sides and without alpha, .webm with alpha, .gif with the 255 most important colours of each \
      frame and times rounded to 0.01 s. Any other output is a folder.

      --overlay paints the constraints over every frame: I-beams for distances and lengths, lines \
      along edges that coincide (required solid, optional dashed, inactive grey and dotted, broken \
      red and thick), alignment rectangles and the names of views. With the id of a view it paints \
      only that view and what it is related to. Such frames count as rendered with other options.

      Examples:
        layoutanim render timeline.json -o frames
        layoutanim render timeline.json -o transition.apng --fps 30 --hold 1
        layoutanim render timeline.json -o transition.mp4 --hold 1
        layoutanim render timeline.json -o frames --fps 30 --scale 3 --no-clobber
        layoutanim render timeline.json -o frames --resume
        layoutanim render timeline.json -o constraints.apng --overlay
        layoutanim render timeline.json -o blue.apng --overlay blue
        layoutanim render timeline.json -o frames --frames 0-20,-1 \\
          --pattern 'shot_####.png'
        layoutanim render timeline.json -o frames --shard 2/5
        layoutanim render - -o frames --strict < timeline.json
        layoutanim render timeline.json -o - | \\
          ffmpeg -f rawvideo -pixel_format rgba -video_size 750x1334 -framerate 60 \\
          -i - -c:v ffv1 out.mkv
      """)

  @Argument(
    help: "The timeline, a JSON file; - is standard input.",
    completion: .file(extensions: ["json"]))
  var timeline: String

  @Option(
    name: .shortAndLong,
    help: """
      The folder for the frames, created if needed; one animated PNG if it ends in .apng, a film if it \
      ends in .mp4, .webm or .gif; - writes raw pixels to standard output.
      """,
    completion: .directory)
  var output: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The frames to render, all of them unless given.", valueName: "frames"),
    transform: { try FrameSelection($0) })
  var frames: FrameSelection?

  @Option(
    parsing: .unconditional,
    help: .shard, completion: .list(["auto"]), transform: { try ShardChoice($0) })
  var shard: ShardChoice?

  @Option(
    help: ArgumentHelp("The names of the files (default: frame_%04d.png).", valueName: "pattern"),
    transform: { try FramePattern($0) })
  var pattern: FramePattern?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of frame 0 in the names (default: 0).", valueName: "n"))
  var startNumber: Int?

  // Not declared in the option groups of other commands: for each group, ArgumentParser searches
  // all conformances of the program five times, a fortieth of the instructions of a small timeline
  // (by callgrind).
  @Option(parsing: .unconditional, help: .framesPerSecond)
  var fps: Int?

  @Option(parsing: .unconditional, help: .scale, completion: .scales)
  var scale: Int?

  @Option(help: .edges)
  var edges: PlanOptions.Edges?

  @Option(
    name: [.customShort("j", allowingJoined: true), .long], parsing: .unconditional,
    help: "Frames drawn at a time (default: one per processor).")
  var jobs: Int?

  @Flag(exclusivity: .exclusive)
  var existing: ExistingFiles?

  @Flag(help: "Keep the frames that are there and right; write the others.")
  var resume = false

  @Flag(
    help: """
      With --resume: other runs may write the same frames into the folder at the same time.
      """)
  var shared = false

  @Option(help: "Write this hash of the pixels beside their checksum.")
  var hash: PixelHash?

  @Option(defaultAsFlag: .all, parsing: .next, help: .overlay)
  var overlay: OverlaySubject?

  @Option(help: .encoder)
  var encoder: PNGEncoding.Encoder?

  @Option(help: .colorType)
  var colorType: PNGEncoding.ColorType?

  @Flag(help: "Exit with 1 and write nothing if there is any warning.")
  var strict = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of plays of an animated PNG or a GIF; 0 repeats for ever (default: 0).",
      valueName: "n"))
  var loop: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "For how long an animated PNG or a film stays at its last frame (default: one frame).",
      valueName: "seconds"),
    transform: { try Seconds($0) })
  var hold: Seconds?

  @Option(help: .notation)
  var notation = ConstraintNotation.equation

  @OptionGroup var metrics: MetricOptions

  @OptionGroup var images: ImageOptions

  @OptionGroup var messages: MessageOptions

  func run() async throws {
    try await messages.reporting {
      if output == "-" { try BinaryOutput.refuseTerminal() }
      try AtomicFile(path: output).refuse(toReplace: [timeline])
      let planOptions = try PlanOptions(framesPerSecond: fps, scale: scale, edges: edges)
      let outputOptions = try outputOptions
      let planned = try PlannedTimeline(
        TimelineFile(path: timeline, allowing: images.allowedPaths, choice: metrics.choice),
        options: planOptions,
        recordsFindings: true)
      try AtomicFile(path: output).refuse(toReplace: planned.inputFiles)
      let selection = try selection(of: planned)
      let render = PlannedRender(
        planned: planned, inputs: [timeline] + planned.inputFiles, frames: selection,
        options: outputOptions,
        messages: messages,
        frameCount: try planned.frames(selectedBy: selection).count)
      try messages.printWarnings(planned.report(notation), isStrict: strict)
      try await write(render)
    }
  }

  /// The frames of the shard, among those that are selected.
  private func selection(of planned: PlannedTimeline) throws -> FrameSelection? {
    guard shard != nil else { return frames }
    let assigned = try shard.assigned(messages)
    let selected = try planned.frames(selectedBy: frames)
    let work = planned.predictedWork
    let ranges = WorkPartition.ranges(of: selected.map { work[$0] }, among: assigned.shard.count)
    return FrameSelection(frames: selected[ranges[assigned.shard.index]])
  }

  private var outputOptions: OutputOptions {
    get throws {
      try OutputOptions(
        jobs: JobCount(jobs), overwriting: existing.overwriting, resumes: resume, isShared: shared,
        hash: hash, overlay: overlay, encoding: PNGEncoding(encoder, colorType))
    }
  }

  private func write(_ render: PlannedRender) async throws {
    if output == "-" { return try await render.writePixels() }
    if output.isAnimation {
      return try await render.writeAnimation(to: output, playback())
    }
    if let format = FilmFormat(path: output) {
      return try await render.writeFilm(to: output, format, playback())
    }
    let directory = try FrameDirectory(
      path: output, pattern: pattern ?? .standard, startNumber: startNumber ?? 0)
    try await render.writeFiles(into: directory, isStrict: strict)
  }
}
