import ArgumentParser
import LayoutAnimation
import ResultBundles
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

      --bundle writes everything that was found into one file, also what `approve --from` and \
      `report --from` need; `merge` joins those of shards. --from judges such a file in place of \
      timelines: nothing is drawn.

      The exit status is 0 if everything is as pinned, 1 if anything is not, 65 or 66 if a file \
      could not be used.

      Examples:
        layoutanim verify timeline.json
        layoutanim verify frames
        layoutanim verify timelines --message-format github
        layoutanim verify timelines --message-format junit=layoutanim.xml
        layoutanim verify timelines --strict --report review.html
        layoutanim verify timelines --shard 2/5 --bundle shard-2.bundle
        layoutanim verify --from run.bundle --message-format markdown=summary.md
      """)

  @Argument(
    help: "Timelines, JSON files, folders of them, and folders of frames.",
    completion: .file(extensions: ["json"]))
  var timelines: [String] = []

  @Option(
    help: ArgumentHelp("Judge the results in a bundle.", valueName: "bundle"),
    completion: .file(extensions: ["bundle"]))
  var from: String?

  @Option(
    help: ArgumentHelp("Also write everything that was found into this file.", valueName: "file"),
    completion: .file(extensions: ["bundle"]))
  var bundle: String?

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

  @Flag(help: "Say in junit and in the bundle how long each timeline took.")
  var times = false

  @OptionGroup var variants: VariantOption

  @OptionGroup var images: ImageOptions

  @OptionGroup var verdicts: VerdictOptions

  func validate() throws {
    guard from != nil else { return }
    let others =
      !timelines.isEmpty || bundle != nil || times || pin != nil || strict != nil || shard != nil
      || variants.variant != nil || forgiveness.channel != nil || forgiveness.points != nil
    if others {
      throw ValidationError(
        "--from judges what a bundle has: it takes no timelines, and no options that change what is found"
      )
    }
  }

  func run() async throws {
    try await verdicts.reporting {
      if let from { return try judge(from) }
      let whole = try TimelineSuite(
        paths: timelines, pin: pin, findsFrames: true, variant: variants.variant,
        allowing: images.allowedPaths)
      verdicts.remark(whole.notes)
      let jobs = try JobCount(verdicts.jobs)
      let assigned = try shard.assigned(verdicts)
      let files =
        verdicts.files + [report, bundle, assigned.resultFile].compactMap(\.self)
      try checkOutputs(files, of: whole)
      let suite = await whole.part(assigned.shard, dividesFilms: bundle != nil, jobs: jobs)
      let stopwatch = Stopwatch()
      let measured = await suite.verifyMeasured(
        tolerance: try forgiveness.chosen, isStrict: strict, isProposing: bundle != nil, jobs: jobs,
        now: { stopwatch.elapsed }, willDraw: verdicts.state)
      let results = measured.map(\.result)
      let seconds = times ? measured.map(\.time.roundedSeconds) : []
      var records = try results.records(hasFindings: verdicts.hasFindings)
      for (number, time) in seconds.enumerated() { records[number].seconds = time }
      try verdicts.print(records)
      if let file = assigned.resultFile {
        try AtomicFile(path: file).write(Array(records.text(.junit).utf8))
      }
      let fractions = try await suite.drawFractions(jobs: jobs, willDraw: verdicts.state)
      for part in fractions { verdicts.remark(part.words) }
      try await write(
        results, seconds, fractions, BundleHeader(options, of: whole, timelines, assigned.shard),
        jobs)
      let part = shard == nil ? "" : "shard \(assigned.shard): "
      verdicts.remark("verified \(part)\(records.summary)")
      try exit(records)
    }
  }

  private func judge(_ path: String) throws {
    let bundle = try ResultBundle(path: path)
    try checkOutputs(verdicts.files + [report].compactMap(\.self), replacing: [path])
    try verdicts.print(bundle.records)
    if let report { try write(try ReviewPage(of: bundle), to: report) }
    let part = bundle.header.shard.map { "shard \($0): " } ?? ""
    verdicts.remark("\(path): \(part)\(bundle.records.summary)")
    try exit(bundle.records)
  }

  private func exit(_ records: [ResultRecord]) throws {
    let status = records.status
    if status != 0 { throw ExitCode(status) }
  }

  private var options: BundleOptions {
    var options = BundleOptions()
    (options.isStrict, options.variant, options.pin) = (strict, variants.variant, pin)
    (options.tolerance, options.geometryTolerance) = (forgiveness.channel, forgiveness.points)
    return options
  }

  /// The bundle and the page.
  private func write(
    _ results: [SuiteResult], _ seconds: [Double], _ fractions: [FractionSums],
    _ header: BundleHeader, _ jobs: JobCount
  ) async throws {
    guard let bundle else {
      if let report { try write(await ReviewPage(of: results, jobs: jobs), to: report) }
      return
    }
    let made = try await ResultBundle(
      of: results, seconds: seconds, fractions: fractions, header, jobs: jobs)
    try AtomicFile(path: bundle).write(made.bytes)
    if let report { try write(try ReviewPage(of: made), to: report) }
  }

  private func checkOutputs(_ files: [String], of suite: TimelineSuite) throws {
    let pins = suite.timelines.map { suite.pin ?? Pin.path(ofTimeline: $0) }
    let frames = try suite.frameFolders.flatMap(FrameFolderCheck.files)
    try checkOutputs(files, replacing: suite.inputs + pins + frames)
  }

  /// - Throws: `usage` for a file that is named twice, `cannotCreateOutput` for one that is read.
  private func checkOutputs(_ files: [String], replacing inputs: [String]) throws {
    if Set(files).count < files.count || files.contains("-") {
      throw ValidationError("--report, --bundle and every FORMAT=FILE need a file of their own")
    }
    for file in files {
      try AtomicFile(path: file).refuse(toReplace: inputs)
      try AtomicFile(path: file).tryOut(.allButPins)
    }
  }

  private func write(_ page: ReviewPage, to path: String) throws {
    try AtomicFile(path: path).write(Array(page.html.source.utf8))
  }
}

extension BundleHeader {
  fileprivate init(
    _ options: BundleOptions, of suite: TimelineSuite, _ paths: [String], _ shard: Shard
  ) {
    self.init(
      options: options, paths: paths, timelines: suite.pieces, shard: shard == .whole ? nil : shard)
  }
}

extension FractionSums {
  fileprivate var words: String {
    "drew \(sums.count) of \(counted(fraction.frameCount, "frame")) of \(fraction.path); `merge` judges it"
  }
}
