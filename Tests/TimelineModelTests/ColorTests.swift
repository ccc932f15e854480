import Primitives
import Testing
import TimelineModel

/// The colours that a canvas accepts.
@Suite struct ColorTests {
  private func color(_ text: String) throws -> Color? {
    try timeline(scene(canvas: #""width": 1, "height": 1, "backgroundColor": "\#(text)""#))
      .views.first?.appearance.backgroundColor
  }

  @Test(arguments: [
    ("#f80", Color(red: 255, green: 136, blue: 0)),
    ("#0aF", Color(red: 0, green: 170, blue: 255)),
    ("#102030", Color(red: 16, green: 32, blue: 48)),
    ("#10203040", Color(red: 16, green: 32, blue: 48, alpha: 64)),
    ("#FFFFFF00", Color(red: 255, green: 255, blue: 255, alpha: 0)),
    ("black", Color(red: 0, green: 0, blue: 0)),
    ("RebeccaPurple", Color(red: 102, green: 51, blue: 153)),
    ("lightgoldenrodyellow", Color(red: 250, green: 250, blue: 210)),
    ("lightslategrey", Color(red: 119, green: 136, blue: 153)),
    ("mediumaquamarine", Color(red: 102, green: 205, blue: 170)),
    ("papayawhip", Color(red: 255, green: 239, blue: 213)),
    ("yellowgreen", Color(red: 154, green: 205, blue: 50)),
    ("systemBlue", Color(red: 0, green: 122, blue: 255)),
    ("SYSTEMgray6", Color(red: 242, green: 242, blue: 247)),
    ("separator", Color(red: 60, green: 60, blue: 67, alpha: 74)),
    ("quaternarySystemFill", Color(red: 116, green: 116, blue: 128, alpha: 20)),
    ("label", Color(red: 0, green: 0, blue: 0)),
    ("transparent", Color(red: 0, green: 0, blue: 0, alpha: 0)),
  ])
  func spellings(_ text: String, expected: Color) throws {
    #expect(try color(text) == expected)
  }

  @Test(arguments: [
    "", "#", "#12", "#1234", "#12345", "#1234567", "#123456789", "#gggggg", "12F",
    "rgb(1,2,3)", "# 123", "#１２３",
  ])
  func othersAreRefused(_ text: String) {
    let canvas = #""width": 1, "height": 1, "backgroundColor": "\#(text)""#
    #expect(codes(scene(canvas: canvas)) == ["wrong-value"])
  }

  /// In CSS the names with `gray` and with `grey` are the same seven colours.
  @Test(arguments: ["", "dark", "dim", "light", "darkslate", "lightslate", "slate"])
  func grayIsGrey(_ prefix: String) throws {
    #expect(try color(prefix + "gray") == color(prefix + "grey"))
  }

  @Test(arguments: [
    ("UIColor.systemBlue", "write `systemBlue`"), (".systemGray2", "write `systemGray2`"),
    ("UIColor.green", "write `#00FF00`"), (".clear", "write `#00000000`"),
    ("Color.blue", "write `systemBlue`, which is what SwiftUI shows"),
    ("systemBleu", "did you mean `systemBlue`?"),
  ])
  func colorsOfSwiftAreAnswered(_ text: String, help: String) {
    let canvas = #""width": 1, "height": 1, "backgroundColor": "\#(text)""#
    #expect(diagnostics(scene(canvas: canvas)).map(\.help) == [help])
  }

  @Test func misspeltNameIsCorrected() {
    let canvas = #""width": 1, "height": 1, "backgroundColor": "cornflowrblue""#
    #expect(diagnostics(scene(canvas: canvas)).map(\.help) == ["did you mean `cornflowerblue`?"])
  }
}
