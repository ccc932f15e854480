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
    ["import", "a.xib", "--device", "retina4_7", "--device", "retina6_1"],
    ["check", "sliding.json", "--message-format", "json", "--message-format", "full"],
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
      var commandName: String
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

  /// The commands of the program with their options, as its help has them.
  private func commands() throws -> [(name: String, options: [Help.Argument])] {
    let text = try Layoutanim().run(["--experimental-dump-help"]).output
    let help = try JSONDecoder().decode(Help.self, from: Data(text.utf8))
    let commands = try #require(help.command.subcommands)
    #expect(commands.count > 20)
    return commands.map { command in
      (command.commandName, (command.arguments ?? []).filter { $0.kind == "option" })
    }
  }

  @Test func everyOptionWithOneValueIsKnown() throws {
    var single: Set<String> = []
    for (command, options) in try commands() {
      for option in options {
        let names = option.names ?? []
        let long = try #require(names.first { $0.kind == "long" }?.name)
        #expect(
          RepeatedOption.hasOneValue(long, in: command) == !option.isRepeating,
          "\(command) --\(long)")
        if !option.isRepeating { single.insert(long) }
        for short in names where short.kind == "short" {
          #expect(RepeatedOption.shortNames[try #require(short.name.first)] == long)
        }
      }
    }
    #expect(single == RepeatedOption.names)
  }
}
