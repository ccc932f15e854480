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
      pixels are judged separately. If anything differs, every change of the timeline since it was \
      pinned is listed with its lines; --message-format json lists those too that show in no \
      frame. If a later release of layoutanim renders the same timeline differently, the \
      result says so: the renderer changed, or the pin was edited.

      No difference is accepted by default: --tolerance accepts differences of a pixel's channels, \
      --geometry-tolerance differences of edges. The result says how many frames needed it.

      A folder stands for every .json in it and below; a timeline without a pin, and a pin without \
      a timeline, are findings too. layoutanim.json in a named folder sets what is ignored, frame \
      rate, scale, strictness and tolerances; options of the command line take precedence.

      A folder that `render` wrote is compared with its own manifest.json: every file is read, \
      hashed and decoded, and no timeline is drawn. Folders of frames below a folder are skipped.

      --message-format may be repeated; FORMAT=FILE writes to a file, and at most one format, full \
      if there is none, goes to standard output. With --strict a timeline with warnings fails. A \
      file that is written replaces only one of its kind, and others with --overwrite.

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
    inversion: .prefixedNo, exclusivity: .exclusive,
    help: "A timeline with warnings fails, even if it is as pinned.")
  var strict: Bool?

  @Option(
    help: ArgumentHelp("Also write the page of `report` into this file.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var report: String?

  @Flag(exclusivity: .exclusive)
  var existing: ExistingFiles?

  @OptionGroup var origin: PageOriginOptions

  @Option(
    parsing: .unconditional,
    help: .shard, completion: .list(["auto"]), transform: { try ShardChoice($0) })
  var shard: ShardChoice?

  @Flag(help: "Say in junit and in the bundle how long each timeline took.")
  var times = false

  @OptionGroup var variants: VariantOption

  @OptionGroup var images: ImageOptions

  @OptionGroup var verdicts: VerdictOptions

  func validate() throws {
    try OutputFormat.refuseStream("--pin", pin, example: "card.pinned")
    try OutputFormat.refuseStream("--from", from, example: "run.bundle")
    try OutputFormat.html.check("--report", report)
    try OutputFormat.bundle.check("--bundle", bundle)
    if report == nil && !origin.isEmpty {
      throw ValidationError("--commit, --branch and --date belong to a page: add --report FILE")
    }
    guard from != nil else { return }
    let others = [
      "timelines": !timelines.isEmpty, "--bundle": bundle != nil, "--times": times,
      "--pin": pin != nil, "--strict": strict == true, "--no-strict": strict == false,
      "--shard": shard != nil,
      "--variant": variants.variant != nil, "--tolerance": forgiveness.channel != nil,
      "--geometry-tolerance": forgiveness.points != nil,
    ].filter(\.value).keys.sorted()
    if let other = others.first {
      throw ValidationError(
        "--from judges what a bundle has; give \(other) to the run that writes the bundle")
    }
  }

  func run() async throws {
    try await verdicts.reporting {
      if let from { return try judge(from) }
      let whole = try TimelineSuite(
        paths: timelines, pin: pin, findsFrames: true, variant: variants.variant,
        allowing: images.allowedPaths)
      let exemptions = try whole.exemptions(besides: forgiveness.chosen)
      verdicts.remark(whole.notes)
      verdicts.disclose(exemptions)
      let pageOrigin = try origin.chosen
      let jobs = try JobCount(verdicts.jobs)
      let assigned = try shard.assigned(verdicts)
      try checkOutputs(outputs(assigned), of: whole)
      let suite = await whole.part(assigned.shard, dividesFilms: bundle != nil, jobs: jobs)
      let header = header(of: whole, assigned.shard)
      let run = try await verify(suite, jobs)
      let records = try run.records(hasFindings: verdicts.hasFindings)
      let omissions = exemptions + [assigned.shard.omission].compactMap(\.self)
      try verdicts.print(records, omissions)
      if let file = assigned.resultFile {
        try AtomicFile(keepingPlaceOf: file).write(Array(records.text(.junit, omissions).utf8))
      }
      for part in run.fractions { verdicts.remark(part.words) }
      try await write(run, header, pageOrigin, jobs)
      let part = shard == nil ? "" : "shard \(assigned.shard): "
      verdicts.remark("verified \(part)\(records.summary)")
      try exit(records)
    }
  }

  private func verify(_ suite: TimelineSuite, _ jobs: JobCount) async throws -> VerifiedSuite {
    let stopwatch = Stopwatch()
    let measured = await suite.verifyMeasured(
      tolerance: try forgiveness.chosen, isStrict: strict, isProposing: bundle != nil, jobs: jobs,
      now: { stopwatch.elapsed }, willDraw: verdicts.state)
    return VerifiedSuite(
      results: measured.map(\.result),
      seconds: times ? measured.map(\.time.roundedSeconds) : [],
      fractions: try await suite.drawFractions(jobs: jobs, willDraw: verdicts.state))
  }

  /// - Throws: the exit status.
  func exit(_ records: [ResultRecord]) throws {
    let status = records.status
    if status != 0 { throw ExitCode(status) }
  }
}
