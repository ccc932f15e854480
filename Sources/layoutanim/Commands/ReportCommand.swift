import ArgumentParser
import LayoutAnimation
import ResultBundles
import ReviewPage

struct ReportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", _superCommandName: programName,
    abstract: "Writes one HTML page that shows transitions, and how they differ.",
    discussion: """
      The page has a card for each transition, the worst first: its frames as a film, before and \
      after, what differs and why, where every view is and which constraints decide it. It is one \
      file that fetches nothing; without scripts it shows contact sheets and tables.

      A timeline is compared with the pin next to it, and shown alone if there is none. --against \
      names something else: for one timeline a pin, a timeline or a folder of frames; for several \
      a folder that has NAME.pinned or NAME.json for each. A timeline on standard input is shown \
      alone without --against. --tolerance and --geometry-tolerance accept differences as in \
      `diff`.

      --from shows what `verify --bundle` found, without drawing; each result can be accepted or \
      rejected on that page.

      --split writes a folder instead of a file: index.html with an overview, and a page for each \
      transition, without scripts or styles within pages. A page that is there already is replaced, \
      and other files in the folder are an error. --commit, --branch and --date are shown as given.

      The exit status is 0 if the page was written, whatever differs: `verify` judges. It is 65 or \
      66 if a timeline could not be used; the page is still written, and shows why.

      Examples:
        layoutanim report timelines -o review.html
        layoutanim report new.json --against old.json -o review.html
        layoutanim report --from run.bundle -o review.html
        layoutanim report timelines -o review --split --commit 1f3e
      """)

  @Argument(
    help: .timelines, completion: .file(extensions: ["json"]))
  var timelines: [String] = []

  @Option(
    help: ArgumentHelp("Show the results in a bundle.", valueName: "bundle"),
    completion: .file(extensions: ["bundle"]))
  var from: String?

  @Option(
    help: ArgumentHelp(
      "What to compare with, instead of the pin next to it: a pin, a timeline or a folder.",
      valueName: "path"),
    completion: .file())
  var against: String?

  @Option(
    name: .shortAndLong, help: "The HTML file; - is standard output. With --split, a folder.",
    completion: .file(extensions: ["html"]))
  var output: String

  @Flag(help: "Write a folder with a file for each transition, and an overview.")
  var split = false

  @OptionGroup var origin: PageOriginOptions

  @Flag(exclusivity: .exclusive)
  var existing: ExistingFiles?

  @OptionGroup var forgiveness: ToleranceOptions

  @OptionGroup var overrides: DrawingOverrides

  @Option(
    name: [.customShort("j", allowingJoined: true), .long], parsing: .unconditional,
    help: "Frames drawn at a time (default: one per processor).")
  var jobs: Int?

  @Option(
    parsing: .unconditional,
    help: .shard, completion: .list(["auto"]), transform: { try ShardChoice($0) })
  var shard: ShardChoice?

  @OptionGroup var variants: VariantOption

  @OptionGroup var images: ImageOptions

  @OptionGroup var messages: MessageOptions

  func validate() throws {
    try OutputFormat.refuseStream("--from", from, example: "run.bundle")
    let others = [
      "timelines": !timelines.isEmpty, "--against": against != nil, "--shard": shard != nil,
      "--variant": variants.variant != nil, "--tolerance": forgiveness.channel != nil,
      "--geometry-tolerance": forgiveness.points != nil, "--fps": overrides.fps != nil,
      "--scale": overrides.scale != nil, "--edges": overrides.edges != nil,
    ].filter(\.value).keys.sorted()
    if from != nil, let other = others.first {
      throw ValidationError(
        "--from shows what a bundle has; give \(other) to the run that writes the bundle")
    }
    try OutputFormat.html.check(output)
    if split && output == "-" {
      throw ValidationError("--split writes a folder, and -o - none; name one")
    }
    if output == "-" && existing == .noClobber {
      throw ValidationError("--no-clobber applies to files, and -o - writes none")
    }
    if timelines.contains("-") && against == "-" {
      throw ValidationError("only one side can be standard input")
    }
  }

  func run() async throws {
    try await messages.reporting {
      if let from { return try show(from) }
      let options = try overrides.options
      let jobs = try JobCount(jobs)
      let suite = try ReviewSuite(
        paths: timelines, against: against, variant: variants.variant,
        allowing: images.allowedPaths)
      messages.remark(suite.notes)
      let pageOrigin = try origin.chosen
      try checkOutput(inputs: try suite.inputs)
      let shard = try shard.assigned(messages).shard
      var page = try await suite.part(shard, options, jobs: jobs).page(
        options, tolerance: try forgiveness.chosen, jobs: jobs, willDraw: messages.state)
      (page.origin, page.omission) = (pageOrigin, shard.omission)
      try finish(page)
    }
  }

  private func show(_ path: String) throws {
    let pageOrigin = try origin.chosen
    try checkOutput(inputs: [path])
    var page = try ReviewPage(of: try ResultBundle(path: path))
    page.origin = pageOrigin
    try finish(page)
  }

  /// Before the work, so that it is not in vain.
  private func checkOutput(inputs: [String]) throws {
    if split { return try SplitFolder(path: output).check(existing.overwriting) }
    try AtomicFile(path: output).refuse(toReplace: inputs)
    if output == "-" { return }
    try AtomicFile(keepingPlaceOf: output).tryOut(existing.overwriting, writing: .page)
  }

  private func finish(_ page: ReviewPage) throws {
    try write(page)
    for failure in page.failures { messages.print(failure) }
    let status = page.failures.map(\.code.rawValue).max()
    if let status { throw ExitCode(status) }
  }

  private func write(_ page: ReviewPage) throws {
    if split {
      try SplitFolder(path: output).write(page, existing.overwriting)
      return messages.remark("wrote \(output): \(page.summary)")
    }
    let html = page.html.source
    if output == "-" {
      try StandardStream.output.write(html)
    } else {
      let file = try AtomicFile(keepingPlaceOf: output)
      try existing.overwriting.check(output, writing: .page)
      try file.write(Array(html.utf8))
    }
    messages.remark("wrote \(output == "-" ? "standard output" : output): \(page.summary)")
  }
}
