import Foundation
import TestSupport
import Testing

@Suite struct ReadmeTests {
  /// The words are counted as by `wc -w`.
  @Test func itIsReadInFiveMinutes() throws {
    let words = try MarkdownDocument("README.md").text.split(whereSeparator: \.isWhitespace)
    #expect(words.count <= 1500)
  }

  @Test func everyScriptOfTheReadmeIsRunWhenAChangeIsChecked() throws {
    let checks = try String(
      contentsOf: Checkout.root.appending(path: ".ci/run"), encoding: .utf8)
    let scripts = try MarkdownDocument("README.md").blocks
      .filter { $0.label == "checkout" }.map(\.text.trimmed)
    #expect(scripts == ["script/demo", "script/test"])
    for script in scripts { #expect(checks.contains("\n\(script)\n"), "\(script)") }
  }
}
