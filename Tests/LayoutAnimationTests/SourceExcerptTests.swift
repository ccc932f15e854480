import Foundation
import LayoutAnimation
import Testing

@testable import Comparing
@testable import Planning
@testable import Rendering
@testable import Reporting
@testable import Sweeping

@Suite struct SourceExcerptTests {
  /// The excerpt of a text around the part between two `‸`, as two lines.
  private func excerpt(_ marked: String) -> String {
    let parts = marked.components(separatedBy: "‸")
    let lower = parts[0].utf8.count
    let bytes = Array(parts.joined().utf8)
    let excerpt = SourceExcerpt(of: lower..<lower + parts[1].utf8.count, in: bytes)
    let indent = String(repeating: " ", count: excerpt.underline.lowerBound)
    let marks = String(repeating: "^", count: excerpt.underline.count)
    return excerpt.text + "\n" + indent + marks
  }

  @Test func theLocationIsUnderlined() {
    #expect(excerpt("before\n  \"‸key‸\": 1\nafter") == "  \"key\": 1\n   ^^^")
  }

  @Test func aTabTakesFourColumns() {
    #expect(excerpt("\t\t‸x‸") == "        x\n        ^")
  }

  @Test func lettersOfSeveralBytesTakeOneColumn() {
    #expect(excerpt("äöü ‸ñandú‸ é") == "äöü ñandú é\n    ^^^^^")
  }

  @Test func aCombiningMarkTakesNone() {
    #expect(excerpt("e\u{301}e\u{301} ‸x‸") == "e\u{301}e\u{301} x\n   ^")
  }

  @Test func wideLettersTakeTwo() {
    #expect(excerpt("動画 ‸名前‸ 😀 x") == "動画 名前 😀 x\n     ^^^^")
  }

  @Test func controlCharactersCannotReachTheTerminal() {
    #expect(excerpt("\u{1B}[31m‸\u{7}‸") == "␛[31m␇\n     ^")
  }

  @Test func aPlaceWithoutLengthHasOneMark() {
    #expect(excerpt("{\n‸‸") == "\n^")
    #expect(excerpt("ab‸‸\ncd") == "ab\n  ^")
  }

  @Test func whatGoesOnInTheNextLineIsNotUnderlined() {
    #expect(excerpt("a ‸{\n  1\n}‸") == "a {\n  ^")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyLineEndEndsALine(end: String) {
    #expect(excerpt("one\(end)t‸w‸o\(end)three") == "two\n ^")
  }

  @Test func ofALongLineThePartAroundTheLocationIsShown() {
    let filler = String(repeating: "-", count: 10_000)
    let before = String(repeating: "-", count: 60)
    let after = String(repeating: "-", count: 97)
    #expect(
      excerpt(filler + "‸key‸" + filler)
        == "…\(before)key\(after)…\n" + String(repeating: " ", count: 61) + "^^^")
  }

  @Test func aLongLineIsNotCutWithinALetter() {
    let filler = String(repeating: "é", count: 1_000)
    let text = excerpt(filler + "x‸y‸x" + filler)
    #expect(!text.contains("\u{FFFD}"))
  }

  @Test func aByteOrderMarkIsNotShown() {
    #expect(excerpt("\u{FEFF}{ ‸x‸") == "{ x\n  ^")
  }

  @Test(arguments: [-5..<(-1), 3..<3, 3..<900, 50..<60])
  func aPlaceOutsideTheTextIsBroughtBackToIt(range: Range<Int>) {
    let excerpt = SourceExcerpt(of: range, in: Array("abc".utf8))
    #expect(excerpt.text == "abc")
    #expect((0...3).contains(excerpt.underline.lowerBound))
    #expect(excerpt.underline.count == 1)
  }
}
