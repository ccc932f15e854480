import ArgumentParser
import LayoutAnimation
import ReviewPage

struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", _superCommandName: programName,
    abstract: "Verifies transitions against their pins.",
    discussion: """
      Every frame is rendered in memory and compared exactly with NAME.pinned next to NAME.json, \
      which `approve` writes. Structure (frames, sizes, views), geometry (where every view is) and \
      pixels are judged separately, and every change of the timeline since it was pinned is listed \
      with its lines. If a later release of layoutanim renders the same timeline differently, the \
      result says so: the renderer changed.

      No difference is accepted by default: --tolerance accepts differences of a pixel's channels, \
      --geometry-tolerance differences of edges. The result says how many frames needed it.

      A folder stands for every .json in it and below; a timeline without a pin, and a pin without \
      a timeline, are findings too. layoutanim.json in a named folder sets what is ignored, frame \
      rate, scale, strictness and tolerances; options of the command line take precedence.

      A folder that `render` wrote is compared with its own manifest.json: every file is read, \
      hashed and decoded, and no timeline is drawn. Folders of frames below a folder are skipped.

      --message-format may be repeated; FORMAT=FILE writes to a file, and at most one format, full \
      if there is none, goes to standard output. With --strict a timeline with warnings fails.

      --shard 2/5 verifies the second of five parts. All runs divide the suite in the same way, \
      by the predicted work of drawing each timeline. A part may be empty.

      The exit status is 0 if everything is as pinned, 1 if anything is not, 65 or 66 if a file \
      could not be used.

      Examples:
        layoutanim verify timeline.json
        layoutanim verify frames
        layoutanim verify timelines --message-format github
        layoutanim verify timelines --message-format junit=layoutanim.xml
        layoutanim verify timelines --strict --report review.html
        layoutanim verify timelines --shard 2/5
      """)

  @Argument(
    help: "Timelines, JSON files, folders of them, and folders of frames.",
    completion: .file(extensions: ["json"]))
  var timelines: [String]

  @Option(
    help: ArgumentHelp("The pin of the one timeline that is given.", valueName: "file"),
    completion: .file(extensions: ["pinned"]))
  var pin: String?

  @OptionGroup var forgiveness: ToleranceOptions

  @Flag(
    inversion: .prefixedNo, help: "A timeline with warnings fails, even if it is as pinned.")
  var strict: Bool?

  @Option(
    help: ArgumentHelp("Also write the page of `report` into this file.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var report: String?

  @Option(
    help: .shard, completion: .list(["auto"]), transform: { try ShardChoice($0) })
  var shard: ShardChoice?

  @OptionGroup var variants: VariantOption

  @OptionGroup var images: ImageOptions

  @OptionGroup var verdicts: VerdictOptions

  func run() async throws {
    try await verdicts.reporting {
      let whole = try TimelineSuite(
        paths: timelines, pin: pin, findsFrames: true, variant: variants.variant,
        allowing: images.allowedPaths)
      verdicts.remark(whole.notes)
      let jobs = try JobCount(verdicts.jobs)
      let assigned = try shard.assigned(verdicts)
      let files =
        verdicts.files + [report, assigned.resultFile].compactMap(\.self)
      try checkOutputs(files, of: whole)
      let suite = await whole.part(assigned.shard, jobs: jobs)
      let results = await suite.verify(
        tolerance: try forgiveness.chosen, isStrict: strict, jobs: jobs,
        willDraw: verdicts.state)
      try verdicts.print(results)
      if let file = assigned.resultFile {
        try AtomicFile(path: file).write(Array(results.text(.junit).utf8))
      }
      if let report { try await write(ReviewPage(of: results, jobs: jobs), to: report) }
      let part = shard == nil ? "" : "shard \(assigned.shard): "
      verdicts.remark("verified \(part)\(results.summary)")
      let status = VerdictOptions.status(of: results)
      if status != 0 { throw ExitCode(status) }
    }
  }

  /// - Throws: `usage` for a file that is named twice, `cannotCreateOutput` for one that is read.
  private func checkOutputs(_ files: [String], of suite: TimelineSuite) throws {
    if Set(files).count < files.count || files.contains("-") {
      throw ValidationError("--report and every FORMAT=FILE need a file of their own")
    }
    if files.isEmpty { return }
    let pins = suite.timelines.map { suite.pin ?? Pin.path(ofTimeline: $0) }
    let frames = try suite.frameFolders.flatMap(FrameFolderCheck.files)
    for file in files {
      try AtomicFile(path: file).refuse(toReplace: suite.inputs + pins + frames)
      try AtomicFile(path: file).tryOut(.allButPins)
    }
  }

  private func write(_ page: ReviewPage, to path: String) throws {
    try AtomicFile(path: path).write(Array(page.html.source.utf8))
  }
}
