import Foundation
import TestSupport
import Testing

/// The files that other programs find at the top of the repository, and the snippets of
/// `Documentation/CI.md` that use them.
@Suite struct IntegrationDocumentTests {
  @Test func theSnippetNamesTheHooksThatThereAre() throws {
    let hooks = try Self.matches(of: /(?m)^- id: (.*)$/, in: Self.text(".pre-commit-hooks.yaml"))
    #expect(hooks == ["layoutanim-check", "layoutanim-verify"])
    let snippet = try Self.snippet(".pre-commit-config.yaml")
    #expect(Self.matches(of: /- id: (.*)/, in: snippet) == hooks)
  }

  @Test func theTableOfTheActionHasItsInputsAndTheirDefaults() throws {
    let action = try Self.text("action.yml")
    let inputs = try #require(action.firstMatch(of: /inputs:\n((?:  .*\n)+)/)).1
    let names = Self.matches(of: /(?m)^  (\w+):$/, in: String(inputs))
    let document = try Self.text("Documentation/CI.md")
    let table = try #require(document.firstMatch(of: /\| input \|.*\n.*\n((?:\|.*\n)+)/)).1
    #expect(Self.matches(of: /(?m)^\| `(\w+)`/, in: String(table)) == names)
    for value in Self.matches(
      of: /default: ([\w.-]+)$/.anchorsMatchLineEndings(), in: String(inputs))
    {
      #expect(table.contains("default: `\(value)`"), "\(value)")
    }
  }

  @Test func theSnippetPassesOnlyInputsOfTheAction() throws {
    let action = try Self.text("action.yml")
    let snippet = try Self.snippet(".github/workflows/transitions.yml")
    let given = try #require(snippet.firstMatch(of: /OWNER\/layoutanim@\w+\n +with: \{(.*)\}/)).1
    let names = Self.matches(of: /(\w+):/, in: String(given))
    #expect(!names.isEmpty)
    for name in names { #expect(action.contains("\n  \(name):\n"), "\(name)") }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
  }

  private static func snippet(_ label: String) throws -> String {
    let blocks = try MarkdownDocument("Documentation/CI.md").blocks
    return try #require(blocks.first { $0.label == label }).text
  }

  private static func matches(of pattern: Regex<(Substring, Substring)>, in text: String)
    -> [String]
  {
    text.matches(of: pattern).map { String($0.1) }
  }
}
