import Foundation
import JSONText
import LayoutAnimation
import Testing
import TimelineModel

@Suite struct DiagnosticReportTests {
  /// The location of the first occurrence of a text.
  private func location(of text: String, in source: String) throws -> TimelineModel.SourceLocation {
    let range = try #require(source.range(of: text))
    let lower = source.utf8.distance(from: source.startIndex, to: range.lowerBound)
    let lines = source[..<range.lowerBound].split(
      separator: "\n", omittingEmptySubsequences: false)
    return TimelineModel.SourceLocation(
      line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1,
      lowerOffset: lower, upperOffset: lower + text.utf8.count)
  }

  private func report(_ diagnostics: [Diagnostic], in source: String) -> DiagnosticReport {
    DiagnosticReport(
      path: "card.json", source: SourceText(bytes: Array(source.utf8)), diagnostics: diagnostics)
  }

  private let source = """
    {
      "first": "bleu.leading",
      "views": 1,
      "blue": 2
    }
    """

  private func example() throws -> DiagnosticReport {
    report(
      [
        Diagnostic(
          .error, code: "unknown-view", message: "unknown view `bleu`",
          at: try location(of: "bleu", in: source),
          labels: [
            Diagnostic.Label(
              "declared here", at: try location(of: "\"blue\"", in: source)),
            Diagnostic.Label("no such view", at: try location(of: "bleu", in: source)),
          ],
          notes: ["views are declared in `views`"], help: "did you mean `blue`?")
      ], in: source)
  }

  @Test func fullShowsTheLinesThePlacesAndWhatToDo() throws {
    #expect(
      try example().text(.full) == """
        error[unknown-view]: unknown view `bleu`
         --> card.json:2:13
          |
        2 |   "first": "bleu.leading",
          |             ^^^^ no such view
        ...
        4 |   "blue": 2
          |   ------ declared here
          |
          = note: views are declared in `views`
          = help: did you mean `blue`?


        """)
  }

  @Test func twoPlacesOnALineShareIt() throws {
    let source = "[1, 2, 1]"
    let first = TimelineModel.SourceLocation(line: 1, column: 2, lowerOffset: 1, upperOffset: 2)
    let second = TimelineModel.SourceLocation(line: 1, column: 8, lowerOffset: 7, upperOffset: 8)
    let text = report(
      [
        Diagnostic(
          .warning, code: "twice", message: "1 occurs twice", at: second,
          labels: [Diagnostic.Label("first here", at: first)])
      ], in: source
    ).text(.full)
    #expect(
      text == """
        warning[twice]: 1 occurs twice
         --> card.json:1:8
          |
        1 | [1, 2, 1]
          |  - first here
          |        ^
          |


        """)
  }

  @Test func theGutterIsAsWideAsTheLargestLineNumber() throws {
    let source = String(repeating: "\n", count: 9) + "x" + String(repeating: "\n", count: 90) + "y"
    let text = report(
      [
        Diagnostic(
          .error, code: "c", message: "m", at: try location(of: "x", in: source),
          labels: [Diagnostic.Label("l", at: try location(of: "y", in: source))])
      ], in: source
    ).text(.full)
    #expect(
      text == """
        error[c]: m
           --> card.json:10:1
            |
         10 | x
            | ^
        ...
        100 | y
            | - l
            |


        """)
  }

  @Test func aDiagnosticOfTheWholeFileHasNoLine() {
    let text = report([Diagnostic(.error, code: "c", message: "m", at: nil)], in: "x").text(.full)
    #expect(text == "error[c]: m\n --> card.json\n\n")
  }

  @Test func conciseIsPlaceSeverityCodeAndMessage() throws {
    #expect(
      try example().text(.concise)
        == "card.json:2:13: error[unknown-view]: unknown view `bleu`\n")
  }

  @Test func jsonHoldsEverythingWithSortedKeys() throws {
    #expect(
      try example().text(.json)
        == #"{"code": "unknown-view", "column": 13, "file": "card.json", "#
        + #""help": "did you mean `blue`?", "labels": "#
        + #"[{"column": 3, "line": 4, "text": "declared here"}, "#
        + #"{"column": 13, "line": 2, "text": "no such view"}], "line": 2, "#
        + #""message": "unknown view `bleu`", "notes": ["views are declared in `views`"], "#
        + "\"severity\": \"error\"}\n")
  }

  @Test func jsonSurvivesEveryCharacter() throws {
    let message = "\"\\\u{0}\u{8}\n\r\t\u{1F}\u{7F}/é動😀\u{2028}"
    let text = report([Diagnostic(.error, code: "c", message: message, at: nil)], in: "")
      .text(.json)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["message"] as? String == message)
    #expect(object?["line"] is NSNull)
    #expect(text.split(separator: "\n").count == 1)
  }

  /// The escapes of GitHub's own toolkit: `%`, CR and LF in messages, and also `:` and `,` in
  /// properties.
  @Test func gitHubsCommandsCannotBeBrokenByTexts() {
    let diagnostic = Diagnostic(
      .warning, code: "c", message: "50 %\r\nand: a, b",
      at: TimelineModel.SourceLocation(line: 3, column: 4, lowerOffset: 0, upperOffset: 0),
      notes: ["why"],
      help: "what")
    let text = DiagnosticReport(path: "a,b:c.json", source: nil, diagnostics: [diagnostic])
      .text(.github)
    #expect(
      text == "::warning file=a%2Cb%3Ac.json,line=3,col=4,title=c"
        + "::50 %25%0D%0Aand: a, b%0Awhy%0Ahelp: what\n")
  }

  @Test func coloursAreThereOnRequestOnlyAndChangeNoText() throws {
    let plain = try example().text(.full)
    let colored = try example().text(.full, colored: true)
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;31merror[unknown-view]\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func messagesCannotCommandATerminal() {
    let diagnostic = Diagnostic(.error, code: "c", message: "unknown key `\u{1B}[2J`", at: nil)
    for format in [MessageFormat.full, .concise] {
      let text = report([diagnostic], in: "").text(format)
      #expect(!text.contains("\u{1B}"))
      #expect(text.contains("`␛[2J`"))
    }
  }
}
