import ArgumentParser
import ConflictLog
import LayoutAnimation

struct ExplainLogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain-log", _superCommandName: programName,
    abstract: "Explains the conflicts in the console's log of an app.",
    discussion: """
      Reads messages that begin with "Unable to simultaneously satisfy constraints", also among \
      other lines, of iOS 6 and later. For each it prints the constraints as equations, which of them \
      cannot be satisfied together and why, edits that were tried and help, and what the log leaves \
      open. With -o it writes a timeline that has the same conflict.

      Examples:
        layoutanim explain-log < console.txt
        layoutanim explain-log console.txt --conflict 2 -o conflict.json
      """)

  @Argument(help: "The log, a text file; - is standard input.", completion: .file())
  var log = "-"

  @Option(
    parsing: .unconditional,
    help: "The number of a conflict in the log, from 1; without it, all are explained.")
  var conflict: Int?

  @Option(
    name: .shortAndLong,
    help: "A JSON file for a timeline that has the conflict, the first one without --conflict.",
    completion: .file(extensions: ["json"]))
  var output: String?

  @Flag(exclusivity: .exclusive)
  var existing: ExistingFiles?

  @Flag(help: "Print JSON instead of text, one object per line.")
  var json = false

  @OptionGroup var messages: MessageOptions

  func validate() throws {
    if let conflict, conflict < 1 {
      throw ValidationError("conflicts are counted from 1, and --conflict is \(conflict)")
    }
    guard let output else {
      if existing != nil { throw ValidationError("--overwrite and --no-clobber need -o") }
      return
    }
    if output == "-" {
      throw ValidationError("-o takes a file; the explanation goes to standard output")
    }
    try OutputFormat.json.check(output)
  }

  func run() async throws {
    try await messages.reporting {
      let explanation = try LogExplanation(path: log)
      for report in explanation.report.reports where !messages.quiet || report.errorCount > 0 {
        try messages.print(report, to: .error)
      }
      let numbers = try numbers(explanation)
      try write(explanation.conflicts[numbers.lowerBound - 1].timeline)
      for number in numbers {
        try StandardStream.output.write(text(explanation, number))
      }
    }
  }

  private func numbers(_ explanation: LogExplanation) throws -> ClosedRange<Int> {
    let count = explanation.conflicts.count
    guard let conflict else { return 1...count }
    guard conflict <= count else {
      throw LayoutAnimationError(
        .usage,
        "`\(explanation.path)` has \(counted(count, "conflict")), and --conflict is \(conflict)")
    }
    return conflict...conflict
  }

  private func text(_ explanation: LogExplanation, _ number: Int) -> String {
    let conflict = explanation.conflicts[number - 1]
    if json { return conflict.json(number: number, path: explanation.path) + "\n" }
    let isLast = number == explanation.conflicts.count || self.conflict != nil
    return conflict.text(number: number, path: explanation.path) + (isLast ? "" : "\n")
  }

  private func write(_ timeline: TimelineDescription) throws {
    guard let output else { return }
    let file = try AtomicFile(keepingPlaceOf: output)
    try file.refuse(toReplace: [log])
    try existing.overwriting.check(output, writing: .timeline)
    try file.write(Array(timeline.json.utf8))
    messages.remark("wrote \(output); 'layoutanim check \(output)' shows the conflict")
  }
}
