import Primitives
import Testing
import TimelineModel
import Typesetting

@Suite struct TextTests {
  private func views(_ list: String) -> String {
    #"{"version": 1, "canvas": {"width": 10, "height": 10}, "views": [\#(list)]}"#
  }

  private func text(_ value: String) throws -> LabelText? {
    try timeline(views(#"{"id": "a", "text": \#(value)}"#)).views[1].appearance.text
  }

  @Test func aStringIsALabelsText() throws {
    #expect(try text(#""Title""#) == LabelText("Title"))
    let text = try #require(try text(#""Title""#))
    #expect(text.font == Font(size: 17, weight: .regular))
    #expect(text.color == Color(red: 0, green: 0, blue: 0))
    #expect(text.alignment == .natural && text.lineLimit == 1)
  }

  @Test func anObjectSaysHowItLooks() throws {
    let value = #"""
      {"string": "Titel", "size": 12.5, "weight": "ultraLight", "color": "#FF000088", "alignment": "center", "lines": 0}
      """#
    #expect(
      try text(value)
        == LabelText(
          "Titel", font: Font(size: 12.5, weight: .ultraLight),
          color: Color(red: 255, green: 0, blue: 0, alpha: 0x88), alignment: .center, lineLimit: 0))
  }

  @Test func aViewWithoutTextIsNoLabel() throws {
    #expect(try timeline(views(#"{"id": "a"}"#)).views[1].appearance.text == nil)
  }

  @Test(arguments: [
    ("3", "wrong-type"), (#"{"string": 3}"#, "wrong-type"), (#"{"size": 12}"#, "missing-key"),
    (#"{"string": "a", "size": 0}"#, "out-of-range"),
    (#"{"string": "a", "size": 1001}"#, "out-of-range"),
    (#"{"string": "a", "weight": "fat"}"#, "wrong-value"),
    (#"{"string": "a", "alignment": "justified"}"#, "wrong-value"),
    (#"{"string": "a", "lines": -1}"#, "out-of-range"),
    (#"{"string": "a", "lines": 1.5}"#, "out-of-range"),
    (#"{"string": "a", "font": "Inter"}"#, "unknown-key"),
  ])
  func whatIsWrongIsReported(value: String, code: String) {
    #expect(codes(views(#"{"id": "a", "text": \#(value)}"#)) == [code])
  }

  @Test func aTextIsAtMost10000CharactersLong() throws {
    let longest = String(repeating: "a", count: 10_000)
    #expect(try text("\"\(longest)\"")?.string.count == 10_000)
    #expect(codes(views(#"{"id": "a", "text": "\#(longest)a"}"#)) == ["limit"])
  }

  @Test func aChangeKeepsWhatItDoesNotSay() throws {
    let json = #"""
      {"version": 1, "canvas": {"width": 10, "height": 10},
       "views": [{"id": "a", "text": {"string": "one", "size": 20}}],
       "keyframes": [
         {"time": 1, "changes": [{"view": "a", "text": "two"}]},
         {"time": 2, "changes": [{"view": "a", "text": {"weight": "bold"}}]}]}
      """#
    let texts = try timeline(json).keyframes.flatMap(\.changes).map { change -> LabelText? in
      if case .setText(_, let text) = change.operation { text } else { nil }
    }
    #expect(
      texts == [
        LabelText("two", font: Font(size: 20)),
        LabelText("two", font: Font(size: 20, weight: .bold)),
      ])
  }

  @Test func theCanvasHasNoText() {
    let json = #"""
      {"version": 1, "canvas": {"width": 10, "height": 10},
       "keyframes": [{"time": 1, "changes": [{"view": "root", "text": "two"}]}]}
      """#
    #expect(codes(json) == ["not-changeable"])
  }
}
