import JSONText
import Testing

@Suite struct SourceTextTests {
  @Test func columnsCountScalarsAndNotBytes() {
    // é has two bytes, € three, 😀 four.
    let source = SourceText("é€😀x")
    #expect(source.positions(of: [0, 2, 5, 9, 10]) == ["1:1", "1:2", "1:3", "1:4", "1:5"])
  }

  @Test func aByteWithinAScalarHasThePlaceOfTheScalar() {
    let source = SourceText("aé😀b")
    #expect(source.positions(of: [2, 4, 5, 6]) == ["1:2", "1:3", "1:3", "1:3"])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyLineEndBeginsALine(lineEnd: String) {
    let source = SourceText("ab\(lineEnd)\(lineEnd)c")
    let width = lineEnd.utf8.count
    let offsets = [1, 2, 2 + width, 2 + 2 * width, 3 + 2 * width]
    #expect(source.positions(of: offsets) == ["1:2", "1:3", "2:1", "3:1", "3:2"])
    #expect((0...4).map(source.line) == ["", "ab", "", "c", ""])
  }

  @Test func aLineFeedBeforeACarriageReturnEndsALineOfItsOwn() {
    let source = SourceText("a\n\rb")
    #expect(source.positions(of: [2, 3]) == ["2:1", "3:1"])
  }

  @Test func theEndAfterALastLineEndIsANewEmptyLine() {
    let source = SourceText("a\n")
    #expect(source.positions(of: [2]) == ["2:1"])
    #expect(source.line(2) == "")
  }

  @Test func anOffsetOutsideMeansTheNearerEnd() {
    let source = SourceText("\na")
    #expect(source.positions(of: [Int.min, -1, 0]) == ["1:1", "1:1", "1:1"])
    #expect(source.positions(of: [2, 3, Int.max]) == ["2:2", "2:2", "2:2"])
  }

  @Test(arguments: [Int.min, -1, 0, 2, Int.max])
  func aLineThatDoesNotExistIsEmpty(number: Int) {
    #expect(SourceText("only").line(number) == "")
  }

  @Test func anEmptyTextHasOneEmptyLine() {
    let source = SourceText("")
    #expect(source.positions(of: [0]) == ["1:1"])
    #expect(source.line(1) == "")
  }

  @Test func aByteOrderMarkBelongsToNoColumnAndNoLine() {
    let source = SourceText("\u{FEFF}ab\nc")
    #expect(source.positions(of: [0, 1, 3, 4, 6]) == ["1:1", "1:1", "1:1", "1:2", "2:1"])
    #expect(source.line(1) == "ab")
  }

  @Test func invalidUTF8IsReplacedInALine() {
    let source = SourceText(bytes: [0x61, 0xFF, 0x62, 0x0A, 0x63])
    #expect(source.line(1) == "a\u{FFFD}b")
    #expect(source.positions(of: [2, 4]) == ["1:3", "2:1"])
  }

  /// Compares with counting from the start, in texts longer than the blocks of lookups.
  @Test(arguments: [1, 2, 3, 4])
  func positionsAndLinesOfALongTextAgreeWithCounting(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let pieces = ["a", "é", "€", "😀", " ", "\n", "\r\n", "\r"]
    // The last seed has few line ends, so that lines are longer than blocks.
    let range = seed == 4 ? 0..<5 : 0..<pieces.count
    let text = (0..<3000).map { $0 % 1500 == 9 ? "\n" : pieces[.random(in: range, using: &random)] }
    let source = SourceText(text.joined())
    let (positions, lines) = Self.count(source.bytes)
    #expect(source.bytes.indices.map(source.position) == positions)
    #expect((1...lines.count).map(source.line) == lines)
  }

  /// Computed line by line from strings, independent of the tested code.
  private static func count(_ bytes: [UInt8]) -> ([SourcePosition], [String]) {
    let text = String(decoding: bytes, as: UTF8.self)
    var positions: [SourcePosition] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      var column = 0
      let end = text[line.endIndex...].prefix(1)
      for scalar in (line + end).unicodeScalars {
        column += 1
        let place = SourcePosition(line: index + 1, column: column)
        positions += Array(repeating: place, count: UTF8.width(scalar))
      }
    }
    return (positions, lines.map(String.init))
  }
}
