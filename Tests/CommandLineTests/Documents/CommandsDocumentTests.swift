import Foundation
import LayoutAnimation
import TestSupport
import Testing

/// Compares `Documentation/Commands.md` with the program's own help, in both directions.
@Suite struct CommandsDocumentTests {
  private let document: MarkdownDocument
  private let commands: [Command]

  init() throws {
    document = try MarkdownDocument("Documentation/Commands.md")
    let run = try Layoutanim(samples: false).run(["--experimental-dump-help"])
    commands = try JSONDecoder().decode(Help.self, from: run.bytes).command.subcommands ?? []
  }

  /// Checks the section of each command and the table of shared options.
  @Test func everyOptionIsDescribedWhereItBelongs() {
    #expect(documented.count > 10)
    for command in documented {
      let shared = MarkdownDocument.rows(
        in: document.section("## Options that several commands share")
      ).filter { applies($0[1], to: command.commandName) }
      let own = MarkdownDocument.rows(in: document.section("## `\(command.commandName)`"))
      let described = (shared + own).flatMap { Self.options($0[0]) }
      #expect(Set(described) == command.names, "\(command.commandName)")
      #expect(Set(described).count == described.count, "\(command.commandName): described twice")
    }
  }

  @Test func everyCommandHasASection() {
    let sections = document.prose.filter { $0.hasPrefix("## `") }
    #expect(sections == Self.order.map { "## `\($0)`" })
    #expect(Set(documented.map(\.commandName)) == Set(Self.order))
  }

  /// In the order in which a new user needs them.
  private static let order = [
    "render", "merge", "farm", "still", "sheet", "check", "certify", "inspect", "explain",
    "explain-log", "expand", "pitfalls", "states", "sweep", "import", "export", "verify", "approve",
    "diff",
    "report",
    "schema", "bench",
  ]

  @Test func everyOptionIsInAnExampleThatIsExecuted() {
    let words = Set(
      document.blocks.filter { ["sh", "console"].contains($0.language) }
        .flatMap { $0.text.split(whereSeparator: \.isWhitespace).map(String.init) })
    for command in documented {
      for option in command.options {
        #expect(!option.isDisjoint(with: words), "\(command.commandName) \(option.sorted())")
      }
    }
  }

  /// In the same order as `layoutanim explain` lists them.
  @Test func everyFindingIsListed() {
    let codes = MarkdownDocument.rows(in: document.section("### Findings"))
      .flatMap { MarkdownDocument.code(in: $0[0]) }
    #expect(codes == FindingCode.allCases.map(\.rawValue))
  }

  private var documented: [Command] { commands.filter { $0.commandName != "help" } }

  private func applies(_ cell: String, to command: String) -> Bool {
    let parts = cell.components(separatedBy: " but ")
    let names = parts.last?.components(separatedBy: ", ") ?? []
    return parts[0] == "all"
      ? parts.count == 1 || !names.contains(command) : names.contains(command)
  }

  /// The options in a cell, as in `` `--jobs N`, `-j N` ``.
  private static func options(_ cell: String) -> [String] {
    MarkdownDocument.code(in: cell).compactMap { $0.split(separator: " ").first.map(String.init) }
      .filter { $0.hasPrefix("-") }
  }
}

/// The parts of the output of `--experimental-dump-help` that are needed.
private struct Help: Decodable {
  var command: Command
}

private struct Command: Decodable {
  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }
    var names: [Name]?
  }
  var commandName: String
  var arguments: [Argument]?
  var subcommands: [Command]?

  /// The names of every option, long and short.
  var options: [Set<String>] {
    (arguments ?? []).compactMap(\.names).map { names in
      Set(names.map { ($0.kind == "short" ? "-" : "--") + $0.name })
    }
  }

  var names: Set<String> { options.reduce(into: []) { $0.formUnion($1) } }
}
