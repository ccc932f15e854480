import ArgumentParser
import LayoutAnimation

struct LayoutAnimCommand: AsyncParsableCommand {
  private static let commands: [any AsyncParsableCommand.Type] = [
    RenderCommand.self, MergeCommand.self, FarmCommand.self, StillCommand.self, SheetCommand.self,
    CheckCommand.self,
    CertifyCommand.self, InspectCommand.self, ExplainCommand.self, ExplainLogCommand.self,
    ExpandCommand.self, PitfallsCommand.self, StatesCommand.self, SweepCommand.self,
    ImportCommand.self,
    ExportCommand.self, VerifyCommand.self, ApproveCommand.self, DiffCommand.self,
    ReportCommand.self, SchemaCommand.self, BenchCommand.self,
  ]

  static let configuration = CommandConfiguration(
    commandName: programName,
    abstract: "Renders Auto Layout transitions to PNG frames.",
    discussion: """
      A timeline is a JSON file: views, the constraints between them, and keyframes that change \
      the constraints. The frames show what UIKit shows when it animates the new layout.

      Examples:
        layoutanim render timeline.json -o frames       every frame
        layoutanim merge shard-1 shard-2 -o frames      what shards rendered
        layoutanim farm timeline.json -o frames --engine slurm  on many machines
        layoutanim still timeline.json -o end.png       the settled layout
        layoutanim sheet timeline.json -o sheet.png     frames side by side
        layoutanim check timelines                      conflicts and ambiguities
        layoutanim certify timelines                    every layout proved exactly
        layoutanim inspect timeline.json --at 0.5       where every view is
        layoutanim explain timeline.json --view blue    why it is there
        layoutanim explain-log console.txt              an app's conflicts
        layoutanim expand timeline.json                 without repeats and templates
        layoutanim pitfalls timeline.json               beside classic mistakes
        layoutanim sweep timeline.json --rtl            where other screens break it
        layoutanim import Main.storyboard --list        screens of Interface Builder
        layoutanim export --swift timeline.json         the same in UIKit
        layoutanim approve timeline.json                pin every pixel of it
        layoutanim verify timelines                     whether all are as pinned
        layoutanim diff old.json new.json               what differs, and why
        layoutanim report timelines -o review.html      a page that shows it
        layoutanim schema > timeline.schema.json        completion in an editor
        layoutanim bench all                            how fast it is

      Exit status: 0 done, 1 something was found, 64 usage, 65 timeline invalid, 66 input \
      unreadable, 70 a bug, 71 the system lacks \
      something, 73 output cannot be created, 74 writing failed, 129, 130, 131 \
      and 143 interrupted.
      """,
    version: layoutAnimationVersion,
    subcommands: commands.map { $0 })

  /// Stays alive as long as the process, because destroying it would start a thread. Dispatch's sources are
  /// not `Sendable`, and nothing uses them once it is made.
  nonisolated(unsafe) private static let interruption = Interruption()

  /// - Parameter words: the arguments of the process, without the program's name.
  static func run(_ words: [SystemText]) async -> Never {
    _ = interruption
    do {
      try await run(try words.map { try $0.argument })
    } catch {
      end(with: error)
    }
    exit()
  }

  private static func run(_ arguments: [String]) async throws {
    if arguments.isEmpty { throw ValidationError("name a command") }
    try RepeatedOption.refuse(in: arguments)
    // Casting the command would look through all conformances of the program.
    if var command = command(of: arguments) { return try await command.run() }
    var command = try anyCommand(of: arguments)
    if var command = command as? any AsyncParsableCommand {
      try await command.run()
    } else {
      try command.run()
    }
  }

  /// The command that the first argument names, if its arguments are valid. Everything else, such
  /// as help and errors, is left to the parser of all commands. That parser reads the options of
  /// the named command several times, which takes a tenth of the time of a small timeline (by
  /// perf).
  private static func command(of arguments: [String]) -> (any AsyncParsableCommand)? {
    let named = commands.first { $0.configuration.commandName == arguments.first }
    return named.flatMap { parse($0, Array(arguments.dropFirst())) }
  }

  /// Nil if the arguments are invalid or ask for help: the parser then returns its help command,
  /// which does not know which command to explain.
  private static func parse<Command: AsyncParsableCommand>(
    _: Command.Type, _ arguments: [String]
  ) -> Command? {
    try? Command.parseAsRoot(arguments) as? Command
  }

  /// The help command, or the error of invalid arguments.
  private static func anyCommand(of arguments: [String]) throws -> any ParsableCommand {
    try refuseUnknownCommand(in: arguments)
    return try parseAsRoot(arguments)
  }

  /// Prints what the parser has to say of an error, and ends the process. The parser's own `exit`
  /// would take a help text that cannot be written for one that was read.
  private static func end(with error: any Error) -> Never {
    let code = exitCode(for: error)
    let text = fullMessage(for: error)
    if text.isEmpty { exit(withError: code) }
    do throws(LayoutAnimationError) {
      let stream: StandardStream = code.isSuccess ? .output : .error
      try stream.write(text + "\n")
    } catch {
      try? StandardStream.error.write(error.text(.full))
      if code.isSuccess { exit(withError: ExitCode(error.code.rawValue)) }
    }
    exit(withError: code)
  }

  /// The parser suggests corrections for options only, but misspelt commands are as common.
  private static func refuseUnknownCommand(in arguments: [String]) throws {
    let names = commands.compactMap { $0.configuration.commandName } + ["help"]
    let asked = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let name = asked.first, !name.hasPrefix("-"), !names.contains(name) else { return }
    let near = names.map { (name: $0, edits: $0.difference(from: name).count) }
      .filter { $0.edits <= 3 }.min { $0.edits < $1.edits }
    let help = near.map { "; did you mean '\($0.name)'?" } ?? ""
    throw ValidationError("unknown command '\(name)'\(help)")
  }
}

extension SystemText {
  fileprivate var argument: String {
    get throws {
      if let text { return text }
      throw ValidationError("the argument '\(escaped)' is not UTF-8; rename the file")
    }
  }
}
