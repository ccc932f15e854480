import Primitives
import TestSupport
import Testing

@testable import Typesetting

@Suite struct TextLinesTests {
  private static let font = Font(size: 10)

  private func width(_ text: String) -> Double {
    text.reduce(0) { $0 + Self.font.advance(of: $1) }
  }

  private func lines(_ text: String, _ width: Double = .infinity, limit: Int = 0) -> [String] {
    TextLines(text, Self.font, width: width, limit: limit).lines.map(\.text)
  }

  @Test func aTextWithoutLimitIsOneLine() {
    #expect(lines("one two") == ["one two"])
    #expect(TextLines("one two", Self.font).width == width("one two"))
  }

  @Test func wordsAreBrokenAtSpaces() {
    #expect(lines("one two three", width("one two")) == ["one two", "three"])
    #expect(lines("one two three", width("one two") - 0.01) == ["one", "two", "three"])
  }

  @Test func spacesAtTheEndOfALineDoNotCount() {
    #expect(lines("one   two", width("two")) == ["one", "two"])
    #expect(TextLines("one  ", Self.font).width == width("one"))
  }

  @Test func wordsAreBrokenAfterHyphens() {
    #expect(lines("well-known", width("known")) == ["well-", "known"])
    #expect(lines("1–2", width("1–")) == ["1–", "2"])
  }

  @Test func spacesAndHyphensThatHoldTogetherDoNotBreak() {
    #expect(lines("aa b\u{A0}c", width("b\u{A0}c")) == ["aa", "b\u{A0}c"])
    #expect(lines("aa b\u{2011}c", width("b\u{2011}c")) == ["aa", "b\u{2011}c"])
  }

  @Test func aWordThatIsTooLongIsBrokenInside() {
    #expect(lines("ab nnnnn", width("nnn")) == ["ab", "nnn", "nn"])
    #expect(lines("nn", 0) == ["n", "n"])
  }

  @Test func lineBreaksAreKept() {
    #expect(lines("one\n\ntwo") == ["one", "", "two"])
    #expect(lines("one\r\ntwo\n") == ["one", "two"])
    #expect(lines("") == [""])
  }

  @Test func theLastLineIsTruncated() {
    let text = TextLines("one two three", Self.font, width: width("one t…"), limit: 1)
    #expect(text.lines.map(\.text) == ["one t…"])
    #expect(text.isTruncated)
    #expect(text.lines[0].width == width("one t…"))
  }

  @Test func aTruncatedLineEndsWithoutASpace() {
    #expect(lines("one two", width("one …"), limit: 1) == ["one…"])
  }

  @Test func aParagraphThatIsMissingIsTruncatedToo() {
    #expect(lines("one\ntwo", limit: 1) == ["one…"])
  }

  @Test func withoutRoomOnlyTheEllipsisIsLeft() {
    #expect(lines("word", 1, limit: 1) == ["…"])
  }

  /// The greedy rule: no line is too wide unless it is one character, and no word of the next line
  /// would have fitted.
  @Test func everyLineIsAsLongAsItCanBe() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<cases(200) {
      let text = String((0..<40).map { _ in "abi mW- ".randomElement(using: &random) ?? " " })
      let limit = Double.random(in: 5...90, using: &random)
      let breaker = LineBreaker(MeasuredText(text, Self.font), width: limit)
      let ranges = breaker.lines()
      #expect(ranges.first?.lowerBound == 0 && ranges.last?.upperBound == text.count)
      let characters = Array(text)
      for (line, next) in zip(ranges, ranges.dropFirst()) {
        #expect(line.upperBound == next.lowerBound)
        #expect(breaker.width(of: line) <= limit + 1e-6 || breaker.trimmed(line).count == 1)
        let word = characters[next.lowerBound...].prefix { !" -".contains($0) }.count
        let hyphen =
          next.lowerBound + word < text.count && characters[next.lowerBound + word] == "-"
        let longer = line.lowerBound..<(next.lowerBound + word + (hyphen ? 1 : 0))
        #expect(breaker.width(of: longer) > limit || longer == line)
      }
    }
  }
}

@Suite struct LabelLayoutTests {
  private let font = Font(size: 17)

  @Test(arguments: [1, 2, 3])
  func aLabelIsAsLargeAsItsTextUpToPixels(scale: Int) {
    let label = LabelLayout(MeasuredText("Title", font), limit: 1, scale: scale)
    let width = "Title".reduce(0) { $0 + font.advance(of: $1) }
    let (pixel, height) = (1 / Double(scale), 17 * 1.2)
    #expect(label.size.width >= width && label.size.width < width + pixel)
    #expect(label.size.height >= height - 1e-6 && label.size.height < height + pixel)
    let pixels = label.size.height * Double(scale)
    #expect(abs(pixels - pixels.rounded()) < 1e-9)
  }

  @Test func anEmptyLabelHasNoSize() {
    #expect(LabelLayout(MeasuredText("", font), limit: 1, scale: 2).size.width == 0)
    #expect(LabelLayout(MeasuredText("", font), limit: 1, scale: 2).size.height == 0)
  }

  @Test func baselinesAreOnPixelsALineHeightApart() {
    let label = LabelLayout(MeasuredText("a\nb\nc", Font(size: 20)), limit: 0, scale: 2)
    #expect(label.size.height == 72)
    #expect(label.firstBaseline == 19)
    #expect(label.lastBaseline == 5)
    #expect(
      LabelLayout.baselines(of: 3, Font(size: 20), height: 80, scale: 2) == [23, 47, 71])
  }

  @Test func aHeightShowsTheLinesThatFit() {
    let font = Font(size: 10)
    #expect(LabelLayout.lineLimit(font, height: 36, limit: 0) == 3)
    #expect(LabelLayout.lineLimit(font, height: 35.9, limit: 0) == 2)
    #expect(LabelLayout.lineLimit(font, height: 36, limit: 2) == 2)
    #expect(LabelLayout.lineLimit(font, height: 1, limit: 0) == 1)
  }
}
