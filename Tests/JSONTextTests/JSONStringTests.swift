import JSONText
import Testing

@Suite struct JSONStringTests {
  private static func string(_ literal: String, after prefix: String = "") throws -> JSONString? {
    let content = try JSONValue(prefix + literal).content
    guard case .string(let string) = content else { return nil }
    return string
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0000\u0041\u00e9\u20AC\uFFFF""#, "\0Aé€\u{FFFF}"),
    (#""\uD834\uDD1E\udbff\udfff""#, "\u{1D11E}\u{10FFFF}"),
    (#""a\u0301""#, "a\u{301}"),
    ("\"é€😀\u{7F}\u{2028}\u{10FFFF}\"", "é€😀\u{7F}\u{2028}\u{10FFFF}"),
    (#""\\u0041""#, #"\u0041"#),
    (#""""#, ""),
  ])
  func escapesAndTextAreDecoded(literal: String, value: String) throws {
    let string = try #require(try Self.string(literal))
    #expect(Array(string.value.utf8) == Array(value.utf8))
  }

  @Test func anOffsetInTheValueIsFoundInTheFileAcrossEscapes() throws {
    // Offsets in the file: " at 2, a 3, \n 4, é (two bytes) 6, escaped é 8, pair 14, b 26, " 27.
    let source = SourceText("  " + #""a\né\u00E9\uD83D\uDE00b""#)
    let string = try #require(try Self.string(#""a\né\u00E9\uD83D\uDE00b""#, after: "  "))
    let value = Array(string.value.utf8)
    // UTF-8 of the value: a, line feed, é (2), é (2), 😀 (4), b.
    #expect(value.count == 11)
    let expected = [3, 4, 6, 7, 8, 8, 14, 14, 14, 14, 26, 27]
    #expect((0...11).map { string.sourceOffset(ofUTF8: $0, in: source) } == expected)
  }

  @Test func anOffsetOutsideTheValueMeansItsNearerEnd() throws {
    let source = SourceText(#""ab""#)
    let string = try #require(try Self.string(#""ab""#))
    let offsets = [Int.min, -1, 3, Int.max].map { string.sourceOffset(ofUTF8: $0, in: source) }
    #expect(offsets == [1, 1, 3, 3])
  }

  @Test func anOffsetInAnEmptyStringIsItsClosingQuote() throws {
    let string = try #require(try Self.string(#""""#))
    #expect(string.sourceOffset(ofUTF8: 0, in: SourceText(#""""#)) == 1)
  }

  @Test(arguments: [
    SourceRange(-5, 90), SourceRange(40, 50), SourceRange(3, 1), SourceRange(0, 0),
    SourceRange(Int.min, Int.max),
  ])
  func aStringOfAnotherFileStaysWithinThisOne(range: SourceRange) {
    let source = SourceText(#"x\u12\"#)
    let string = JSONString(value: "abc", range: range)
    for offset in -1...12 {
      #expect((0...source.bytes.count).contains(string.sourceOffset(ofUTF8: offset, in: source)))
    }
  }
}
