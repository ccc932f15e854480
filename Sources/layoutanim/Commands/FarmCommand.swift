import ArgumentParser
import LayoutAnimation

struct FarmCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "farm", _superCommandName: programName,
    abstract: "Writes a job that renders the frames on several machines.",
    discussion: """
      The job has a task for each chunk of consecutive frames, which runs `render` for them, and a \
      last one, which joins the folders of the chunks with `merge`. Tasks may be killed, repeated, or run twice at the same time: the frames have the bytes of one run \
      of `render` for all of them. The machines share the folders by their paths.

      --engine openjd writes a template of Open Job Description, whose scheduler makes the chunks: \
      run it with `openjd run FILE --step Merge --run-dependencies`, or submit it to a farm. \
      slurm and parallel write a script: `sh FILE` submits it to Slurm, or runs it with GNU \
      parallel; arguments go to sbatch or parallel. Run it again to complete what failed.

      The chunks are written to DIR.parts, into a folder for this timeline and these options. \
      Delete it when the frames are complete.

      By default a chunk has ten seconds of predicted work.

      Examples:
        layoutanim farm timeline.json -o frames --engine openjd --job job.json
        layoutanim farm timeline.json -o frames --engine slurm --job job.sh
        layoutanim farm timeline.json -o frames --engine parallel --chunks 8 \\
          --job job.sh
      """)

  @Argument(help: "The timeline, a JSON file.", completion: .file(extensions: ["json"]))
  var timeline: String

  @Option(name: .shortAndLong, help: "The folder for the frames.", completion: .directory)
  var output: String

  @Option(help: "What runs the job: openjd, slurm or parallel.")
  var engine: FarmEngine

  @Option(
    help: ArgumentHelp(
      "The file to write; without it, or with -, standard output.", valueName: "file"),
    completion: .file())
  var job: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of tasks, of equal predicted work.", valueName: "n"))
  var chunks: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The frames of each task, instead of --chunks.", valueName: "n"))
  var framesPerTask: Int?

  @Option(
    help: ArgumentHelp(
      "The executable on the machines (default: layoutanim, from their PATH).", valueName: "path"))
  var program = programName

  @Option(
    name: [.customShort("j", allowingJoined: true), .long], parsing: .unconditional,
    help: "Processors of a task (default: of openjd all, otherwise 1).")
  var jobs: Int?

  @OptionGroup var drawing: DrawingOverrides

  @OptionGroup var files: FrameFileOptions

  @Flag(exclusivity: .exclusive)
  var existing: ExistingFiles?

  @Flag(help: "Exit with 1 and write nothing if there is any warning.")
  var strict = false

  @OptionGroup var metrics: MetricOptions

  @OptionGroup var images: ImageOptions

  @OptionGroup var messages: MessageOptions

  func validate() throws {
    if timeline == "-" {
      throw ValidationError("the machines of a farm cannot read standard input: name a file")
    }
    if chunks != nil && framesPerTask != nil {
      throw ValidationError("give --chunks or --frames-per-task, not both")
    }
    if let pattern = files.pattern { try OutputFormat.frame.check(pattern.description) }
    if program.isEmpty { throw ValidationError("--program names an executable") }
    if let advice = output.adviceForFolder { throw ValidationError("'\(output)' \(advice)") }
    try OutputFormat.checkFolder(output, example: "frames")
    if let job {
      try OutputFormat(suffix: engine == .openjd ? "json" : "sh", others: ["txt"]).check(job)
    }
  }

  func run() async throws {
    try await messages.reporting {
      let planned = try PlannedTimeline(
        TimelineFile(path: timeline, allowing: images.allowedPaths, choice: metrics.choice),
        options: drawing.options, recordsFindings: true)
      try messages.printWarnings(planned.report(.equation), isStrict: strict)
      let job = try job(planned)
      try write(
        job.text(for: engine), as: engine.head, inputs: [timeline] + planned.inputFiles)
      messages.remark(
        "wrote a job of \(counted(planned.frameCount, "frame")) in \(counted(job.chunks.count, "task"))"
      )
    }
  }

  private func job(_ planned: PlannedTimeline) throws -> FarmJob {
    _ = try JobCount(jobs)
    let choice: FarmChunks.Choice =
      chunks.map { .count($0) } ?? framesPerTask.map { .framesPerTask($0) } ?? .automatic
    return try FarmJob(
      planned,
      FarmPaths(program: program, timeline: timeline, output: output, jobFile: jobFile),
      writing: files.directory(output), files.outputOptions, options: words,
      chunks: FarmChunks(of: planned, choice, for: engine), jobs: jobs)
  }

  private var jobFile: String? { job == "-" ? nil : job }

  private func write(_ text: String, as head: FileHead, inputs: [String]) throws {
    guard let jobFile else { return try StandardStream.output.write(text) }
    let file = try AtomicFile(keepingPlaceOf: jobFile)
    try file.refuse(toReplace: inputs)
    try existing.overwriting.check(jobFile, writing: head)
    try file.write(Array(text.utf8))
  }
}

extension FarmCommand {
  /// The options of `render` that a task needs. Each is one word with its value, so that no value is taken
  /// for an option.
  private var words: [String] {
    get throws {
      var words: [String] = []
      if let fps = drawing.fps { words.append("--fps=\(fps)") }
      if let scale = drawing.scale { words.append("--scale=\(scale)") }
      if let edges = drawing.edges { words.append("--edges=\(edges.rawValue)") }
      if let variant = metrics.variant { words.append("--variant=\(variant)") }
      words += metrics.set.map { "--set=\($0)" }
      words += try images.allowedPaths.map { "--allow-path=\(try FarmPaths.absolute($0))" }
      return words + files.words
    }
  }
}

extension String {
  /// What is wrong with this as a folder of frames; nil if nothing is.
  fileprivate var adviceForFolder: String? {
    if isEmpty || self == "-" || self == "/" { return "is not a folder for frames: name one" }
    guard isAnimation || FilmFormat(path: self) != nil else { return nil }
    return "is one file, and machines write many: name a folder; render makes films of timelines"
  }
}

extension FarmEngine: NamedChoice {}
