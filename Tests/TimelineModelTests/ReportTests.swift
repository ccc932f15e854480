import AutoLayout
import Testing
import TimelineModel

/// Diagnostics are reported all at once, in file order, and identically on every run.
@Suite struct ReportTests {
  private static let text = """
    {
      "version": 1,
      "canvas": { "width": 375, "heigth": 667 },
      "metrics": { "gap": "8" },
      "views": [
        { "id": "yellow", "alpha": 2 },
        { "id": "yellow" }
      ],
      "constraints": [
        "yellow.leading == rot.leading",
        "spacing: yellow.width == gap"
      ],
      "keyframes": [
        { "time": -1, "changes": [ { "constraint": "spacng", "constant": 1 } ] }
      ],
      "keyframes": []
    }
    """

  @Test func allProblemsAreReportedInFileOrder() {
    #expect(
      problems(Self.text) == [
        "3:29 unknown-key: unknown key `heigth` in a canvas",
        "4:23 wrong-type: `gap` must be a number, not a string",
        "6:32 out-of-range: `alpha` must be from 0 to 1",
        "7:13 duplicate-name: `yellow` is declared twice",
        "10:24 unknown-name: unknown view or guide `rot`",
        "14:15 out-of-range: `time` must not be negative",
        "14:48 unknown-name: unknown constraint `spacng`",
        "16:3 duplicate-key: the key `keyframes` occurs twice in this object",
      ])
  }

  @Test func everyProblemHasAdvice() {
    #expect(
      diagnostics(Self.text).map(\.help) == [
        "did you mean `height`?", "write digits without quotation marks, such as `8` or `0.5`",
        "write a number from 0 to 1", "rename one of them", "did you mean `root`?",
        "write 0 or more seconds", "did you mean `spacing`? (declared at line 11)",
        "remove one of them, or join their values",
      ])
  }

  @Test func reportsAreTheSameEveryTime() {
    let first = diagnostics(Self.text)
    for _ in 0..<20 { #expect(diagnostics(Self.text) == first) }
  }

  @Test func columnsCountScalarsAndOffsetsBytes() throws {
    let text = #"{"note": "ÄÖ😀", "version": 1, "x": 1, "canvas": {"width": 1, "height": 1}}"#
    let location = try #require(diagnostics(text).first?.location)
    // `"x"` begins after 30 scalars; two of them take two bytes and one takes four.
    #expect(location.line == 1 && location.column == 31)
    #expect(location.lowerOffset == 35 && location.upperOffset == 38)
  }

  @Test func longAndUnprintableNamesAreCutAndEscaped() {
    let name = String(repeating: "x", count: 1000)
    let long = diagnostics(scene("", keyframes: "", #", "\#(name)": 1"#)).map(\.message)
    #expect(long == ["unknown key `\(String(repeating: "x", count: 60))…` in a timeline"])
    let control = diagnostics(scene("", keyframes: "", #", "a\nb": 1"#)).map(\.message)
    #expect(control == [#"unknown key `a\nb` in a timeline"#])
  }

  /// Each of a thousand constraints carries the text of its format.
  @Test func longFormatsDoNotMakeLongNames() throws {
    let format = "[a(" + Array(repeating: "1", count: 1000).joined(separator: ",") + ")]"
    let names = try timeline(scene("\"\(format)\"")).constraints.map(\.name)
    #expect(names.count == 1000)
    #expect(names.last == String(format.prefix(100)) + "…#999 (line 4)")
  }

  @Test func syntaxErrorIsReportedAlone() {
    let found = diagnostics("{\"version\": 1,\n}")
    #expect(found.map(\.code) == ["syntax"])
    #expect(found.map(\.location?.line) == [1])
  }

  @Test func messagesFollowTheStyle() {
    for diagnostic in diagnostics(Self.text) {
      #expect(diagnostic.message.first?.isUppercase == false)
      #expect(diagnostic.message.last != ".")
      #expect(diagnostic.severity == .error)
      #expect(Diagnostic.Code(rawValue: diagnostic.code) != nil)
    }
  }

  /// With many misspelt names among many correct ones, the search for suggestions must be limited.
  @Test func thousandsOfMisspellingsAreReported() {
    let right = (0..<3000).map { #""name\#($0): a.width == 1""# }.joined(separator: ",")
    let wrong = (0..<3000).map { #""nome\#($0)""# }.joined(separator: ",")
    let keyframe = #"{"time": 0, "changes": [{"activate": [\#(wrong)]}]}"#
    let found = diagnostics(scene(right, keyframes: keyframe))
    #expect(found.count == 3000)
    #expect(found.first?.help == "did you mean `name0`? (declared at line 4)")
  }
}
