import Comparing
import Foundation
import LayoutAnimation
import Testing

/// Reports for code scanning and for job summaries, from plain data with difficult texts.
@Suite struct ResultReportTests {
  private static func record(
    _ kind: SuiteResult.Kind, path: String = "a b/é.json", headline: String = "different: 1 frame",
    text: String = "text\n", line: Int? = 3, findings: [RecordedFinding] = []
  ) -> ResultRecord {
    ResultRecord(
      kind: kind, errorStatus: kind == .failed ? 65 : nil, path: path, title: path,
      isOfFrames: false, file: path, annotatedFile: path, line: line, headline: headline,
      text: text, object: "{}", approval: "layoutanim approve 'a b/é.json'", findings: findings)
  }

  private static func warning(_ message: String, line: Int = 4) -> RecordedFinding {
    RecordedFinding(
      severity: .warning, code: "conflict", message: message, file: "a b/é.json", line: line,
      column: 7, help: "remove one")
  }

  private func results(_ records: [ResultRecord]) throws -> [[String: Any]] {
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(records.text(.sarif).utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]]).map { $0["id"] as? String }
    let results = try #require(run["results"] as? [[String: Any]])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index] == result["ruleId"] as? String)
    }
    return results
  }

  private func fingerprints(_ records: [ResultRecord]) throws -> [String] {
    try results(records).compactMap {
      ($0["partialFingerprints"] as? [String: String])?["layoutanim/v1"]
    }
  }

  @Test func sarifHasAResultForEachDifferenceAndFinding() throws {
    let records = [
      Self.record(.same), Self.record(.different, findings: [Self.warning("w")]),
      Self.record(.warned, findings: [Self.warning("v")]),
      Self.record(.failed, findings: [Self.warning("e")]), Self.record(.notPinned, line: nil),
    ]
    let results = try results(records)
    #expect(
      results.map { $0["ruleId"] as? String }
        == ["different", "conflict", "conflict", "conflict", "not-pinned"])
    #expect(
      results.map { $0["level"] as? String } == ["error", "warning", "warning", "warning", "error"])
    let place = try #require((results[0]["locations"] as? [[String: Any]])?.first)
    let physical = try #require(place["physicalLocation"] as? [String: Any])
    #expect(
      (physical["artifactLocation"] as? [String: Any])?["uri"] as? String == "a%20b/%C3%A9.json")
    #expect(physical["region"] as? [String: Int] == ["startLine": 3])
  }

  @Test func fingerprintsSurviveLinesThatMove() throws {
    let before = [Self.record(.different, line: 3, findings: [Self.warning("w", line: 4)])]
    let after = [Self.record(.different, line: 90, findings: [Self.warning("w", line: 91)])]
    #expect(try fingerprints(before) == fingerprints(after))
  }

  @Test func fingerprintsAreDistinct() throws {
    let twice = [Self.warning("w"), Self.warning("w", line: 9), Self.warning("v")]
    let records = [
      Self.record(.different, findings: twice), Self.record(.different, path: "b.json"),
      Self.record(.notPinned, path: "c.json"),
    ]
    let all = try fingerprints(records)
    #expect(all.count == 6)
    #expect(Set(all).count == 6)
  }

  @Test func markdownShowsWhatNeedsALookAndHowToAcceptIt() {
    let text = [
      Self.record(.same), Self.record(.different), Self.record(.notPinned, path: "n.json"),
    ]
    .text(.markdown)
    #expect(text.contains("### Transitions: 2 need a look"))
    #expect(text.contains("| <code>a b/é.json</code> | different | 1 frame |"))
    #expect(text.contains("```sh\nlayoutanim approve 'a b/é.json'\n```"))
    let same = Self.record(.same)
    #expect([same].text(.markdown).hasPrefix("### Transitions: 1 as pinned\n"))
    #expect([same, same].text(.markdown).hasPrefix("### Transitions: all 2 as pinned\n"))
    #expect([ResultRecord]().text(.markdown).hasPrefix("### Transitions: none verified\n"))
  }

  @Test(arguments: [
    "a|b", "<img src=x>", "[a](http://b)", "*a*", "@team", "#1", "`` ` ``", "</details>", "a\nb",
    "![x](y)", "&amp;", "~~a~~",
  ])
  func nothingIsReadAsMarkup(name: String) throws {
    let text = [
      Self.record(.different, path: name, headline: "different: \(name)", text: "\(name)\n")
    ]
    .text(.markdown)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| <code>") }
    #expect(rows.count == 1)
    let row = try #require(rows.first)
    #expect(row.count { $0 == "|" } == 4)
    let inner = row.replacing("<code>", with: "").replacing("</code>", with: "")
    #expect(!inner.contains { "<>*[]`@!~".contains($0) }, "\(inner)")
    // The report is in a block that its own text cannot end.
    let block = try #require(text.firstRange(of: "</summary>\n\n")?.upperBound)
    let fence = text[block...].prefix { $0 == "`" }
    #expect(text[block...].components(separatedBy: "\n" + fence + "\n").count >= 2)
    #expect(!name.contains(fence))
  }

  @Test func markdownFitsAComment() {
    let records = (0..<1000).map {
      Self.record(
        .different, path: "timelines/some-folder/\($0).json",
        text: String(repeating: "some line\n", count: 50))
    }
    let text = records.text(.markdown)
    #expect(text.utf8.count < 65_536)
    #expect(text.contains("and 900 more"))
    #expect(text.contains("more reports not shown here"))
  }

  @Test func junitHasTimesOnlyWhereTheyAreKnown() throws {
    var (first, second) = (Self.record(.same), Self.record(.different))
    #expect(![first, second].text(.junit).contains("time="))
    (first.seconds, second.seconds) = (0.25, 1.5)
    let text = [first, second].text(.junit)
    #expect(text.contains(#"failures="1" errors="0" time="1.75""#))
    #expect(text.contains(#"file="a b/é.json" time="0.25"/>"#))
    #expect(text.contains(#"file="a b/é.json" time="1.5">"#))
  }
}
