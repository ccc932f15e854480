import Foundation
import TestSupport
import Testing

@testable import layoutanim

/// An option that has one value is given once: of two, the first would not be looked at.
@Suite struct RepeatedOptionTests {
  @Test(arguments: [
    ["verify", "sliding.json", "--pin", "missing", "--pin", "sliding.pinned"],
    ["verify", "--from", "missing", "--from=run.bundle"],
    ["verify", "suite", "--variant", "wide", "--variant", "big"],
    ["report", "sliding.json", "--against", "missing", "--against", "a.pinned", "-o", "r.html"],
    ["render", "sliding.json", "-o", "a", "--output", "b"],
    ["render", "sliding.json", "-o", "a", "-j2", "--jobs", "3"],
  ])
  func itIsRefused(_ arguments: [String]) throws {
    let layoutanim = try Layoutanim()
    let run = try layoutanim.run(arguments)
    #expect(run.status == 64)
    #expect(run.errors.contains("is given twice and has one value"), "\(run.errors)")
    #expect(!layoutanim.folder.names().contains("b"))
  }

  /// Flags, options with several values, and files with the name of an option.
  @Test(arguments: [
    ["check", "sliding.json", "--json", "--json", "--allow-path", ".", "--allow-path", ".."],
    ["still", "sliding.json", "-o", "a.png", "-q", "--quiet", "--fps", "10"],
    ["check", "sliding.json", "--", "--pin", "--pin"],
  ])
  func othersMayBe(_ arguments: [String]) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("cp sliding.json ./--pin")
    let run = try layoutanim.run(arguments)
    #expect(run.status == 0, "\(run.errors)")
  }

  private struct Help: Decodable {
    struct Command: Decodable {
      var subcommands: [Command]?
      var arguments: [Argument]?
    }
    struct Argument: Decodable {
      struct Name: Decodable {
        var kind: String
        var name: String
      }

      var kind: String
      var isRepeating: Bool
      var names: [Name]?
    }

    var command: Command
  }

  private func options() throws -> [Help.Argument] {
    let text = try Layoutanim().run(["--experimental-dump-help"]).output
    let help = try JSONDecoder().decode(Help.self, from: Data(text.utf8))
    let commands = try #require(help.command.subcommands)
    #expect(commands.count > 20)
    return commands.flatMap { $0.arguments ?? [] }.filter { $0.kind == "option" }
  }

  @Test func everyOptionWithOneValueIsKnown() throws {
    let options = try options()
    let names = { (isRepeating: Bool) in
      Set(
        options.filter { $0.isRepeating == isRepeating }.flatMap { $0.names ?? [] }
          .filter { $0.kind == "long" }.map(\.name))
    }
    #expect(RepeatedOption.singleNames == names(false).subtracting(names(true)))
    let pairs = Set(
      options.compactMap { option in
        option.names?.first { $0.kind == "short" }.flatMap { short in
          option.names?.first { $0.kind == "long" }.map { [short.name, $0.name] }
        }
      })
    #expect(pairs == Set(RepeatedOption.shortNames.map { ["\($0)", $1] }))
  }
}
