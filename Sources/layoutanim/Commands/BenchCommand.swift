import ArgumentParser
import Benchmarks
import LayoutAnimation
import Workloads

struct BenchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", _superCommandName: programName,
    abstract: "Measures the solver, checking and the renderer on fixed workloads.",
    discussion: """
      solver builds systems of constraints in the shapes that layouts have, in several sizes, and \
      edits them. check does what the command check does with 1000 dense timelines of 20 to 60 \
      views and up to 300 constraints, and prints the median and the worst time. render writes the \
      frames of five animations of rectangles, and of turned round views, cards and text, as PNG \
      files with their checksums: once from prepared scenes, and once from a timeline as the command render does, including reading it. \
      all runs everything.

      Times are medians of --rounds, in microseconds: of a build, of an edit, of a frame. Counts \
      of work are the same on every machine; the last table shows how they grow with the number N \
      of views: work N^k has the exponent k. Times of different machines, or of one machine at \
      different times, are not comparable: script/bench-peers measures this program and others in \
      one run.

      --export writes the workloads themselves, for other programs: timelines, the drawing commands \
      of every frame in pixels, and constraints with their edits.

      Examples:
        layoutanim bench solver
        layoutanim bench render --only a,b --rounds 20 -o frames
        layoutanim bench all --json > bench.jsonl
        layoutanim bench all --export workloads
      """)

  enum Subject: String, NamedChoice {
    case solver, check, render, all
  }

  @Argument(help: "What is measured.")
  var subject: Subject

  @Option(
    help: ArgumentHelp(
      "The workloads, by their names or the first letter (default: all of them).",
      valueName: "names"),
    transform: { $0.split(separator: ",").map(String.init) })
  var only: [String]?

  @Option(
    help: """
      A JSON file of a form's constraints, workload a of the solver, which is left out without it.
      """,
    completion: .file(extensions: ["json"]))
  var form: String?

  @Option(parsing: .unconditional, help: "How often everything is done.")
  var rounds = 5

  @Option(
    name: .shortAndLong,
    help: """
      A folder for the frames, which stay there (default: one in the system's temporary folder, \
      removed afterwards). Where it is on a disk, that is measured too.
      """,
    completion: .directory)
  var output: String?

  @Option(
    name: [.customShort("j", allowingJoined: true), .long], parsing: .unconditional,
    help: "Frames of a timeline drawn at a time.")
  var jobs = 1

  @Option(help: "Write the workloads into this folder and measure nothing.", completion: .directory)
  var export: String?

  @Flag(help: "Write into a folder that has files, and replace those of the same names.")
  var overwrite = false

  @Flag(help: "Print one JSON object a line.")
  var json = false

  @OptionGroup var encodingOptions: EncodingOptions

  @OptionGroup var messages: MessageOptions

  func validate() throws {
    if rounds < 1 { throw ValidationError("--rounds must be 1 or more, not \(rounds)") }
    if only?.isEmpty == true { throw ValidationError("--only names no workload") }
    if output?.isEmpty == true { throw ValidationError("--output names no folder") }
    if output == "-" { throw ValidationError("--output is a folder, and - is none") }
    if export != nil && output != nil {
      throw ValidationError("--export renders no frames for --output")
    }
    if overwrite && output == nil && export == nil {
      throw ValidationError("--overwrite needs --output or --export")
    }
    if [.solver, .check].contains(subject) && (output != nil || encodingOptions.isGiven) {
      throw ValidationError("--output, --encoder and --color-type apply to frames")
    }
    if [.render, .check].contains(subject) && form != nil {
      throw ValidationError("--form is a workload of the solver")
    }
    for name in only ?? [] where !names.contains(where: { Self.is($0, called: name) }) {
      let advice = name == "a" ? "the constraints of workload a are given with --form; " : ""
      throw ValidationError(
        "no workload is called \(name); \(advice)there are \(names.joined(separator: ", "))")
    }
  }

  private var names: [String] {
    var names = measures(.solver) ? SolverWorkload.canonical.map(\.family) : []
    if measures(.check) { names.append(CheckBenchmark.family) }
    if measures(.render) { names += RenderWorkload.all.map(\.name) }
    if form != nil { names.append("a") }
    return Array(Set(names)).sorted()
  }

  private func measures(_ other: Subject) -> Bool { subject == other || subject == .all }

  func run() async throws {
    try await messages.reporting {
      if let folder = export ?? output, !overwrite { try WorkloadFolder.checkIsUnused(folder) }
      if let export { return try write(to: WorkloadFolder(path: export)) }
      var results = try solverWorkloads.map { SolverBenchmark($0).run(rounds: rounds) }
      if isChecked { results.append(try CheckBenchmark().run(rounds: rounds)) }
      results += try await rendered()
      let report = BenchmarkReport(results)
      try StandardStream.output.write(json ? report.json : report.text)
    }
  }

  private func write(to folder: WorkloadFolder) throws {
    for workload in renderWorkloads { try folder.write(workload) }
    for workload in try solverWorkloads { try folder.write(workload) }
    guard isChecked else { return }
    for index in 0..<DenseTimeline.count { try folder.write(DenseTimeline(index)) }
  }

  private var isChecked: Bool { measures(.check) && isWanted(CheckBenchmark.family) }

  private func rendered() async throws -> [BenchmarkResult] {
    if let output { return try await rendered(into: output) }
    if renderWorkloads.isEmpty { return [] }
    let folder = try ScratchFolder()
    defer { folder.remove() }
    return try await rendered(into: folder.path)
  }

  private func rendered(into folder: String) async throws -> [BenchmarkResult] {
    var results: [BenchmarkResult] = []
    for subject in RenderBenchmark.Subject.allCases {
      for workload in renderWorkloads {
        let benchmark = try RenderBenchmark(
          workload, encoding: encodingOptions.encoding, jobs: JobCount(jobs), folder: folder)
        results.append(try await benchmark.run(subject, rounds: rounds))
      }
    }
    return results
  }

  private var solverWorkloads: [SolverWorkload] {
    get throws {
      guard let form, measures(.solver), isWanted("a") else { return canonicalSystems }
      return [try SolverWorkload(formAt: form)] + canonicalSystems
    }
  }

  private var canonicalSystems: [SolverWorkload] {
    measures(.solver) ? SolverWorkload.canonical.filter { isWanted($0.family) } : []
  }

  private var renderWorkloads: [RenderWorkload] {
    measures(.render) ? RenderWorkload.all.filter { isWanted($0.name) } : []
  }

  private func isWanted(_ name: String) -> Bool {
    only?.contains { Self.is(name, called: $0) } ?? true
  }

  /// Whether a workload has this name, or a longer name that begins with this word.
  private static func `is`(_ workload: String, called name: String) -> Bool {
    workload == name || workload.hasPrefix(name + " ")
  }
}
