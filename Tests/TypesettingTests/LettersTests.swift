import Primitives
import Testing

@testable import Typesetting

@Suite struct LettersTests {
  static let latin1 = (Array(0x20...0x7E) + Array(0xA0...0xFF)).compactMap {
    Unicode.Scalar($0).map(Character.init)
  }

  @Test func everyPrintableCharacterOfLatin1HasALetter() {
    #expect(Self.latin1.filter { !Font.has($0) } == [])
  }

  @Test func commonPunctuationHasLetters() {
    #expect("–—‘’“”„‚…•€™‹›←→↑↓✓×−".filter { !Font.has($0) } == "")
  }

  @Test func otherCharactersHaveNone() {
    #expect("你Жа\t\u{7F}😀".filter(Font.has) == "")
  }

  @Test func aLetterBeforeACombiningAccentIsTheAccentedLetter() {
    #expect(Letters.letter("e\u{301}") == Letters.letter("é"))
  }

  @Test func onlySpacesAndTheSoftHyphenDrawNothing() {
    let blank = Letters.characters.filter { character in
      Letters.letter(character)?.strokes(Pen(.regular)).isEmpty == true
    }
    #expect(Set(blank) == [" ", "\u{A0}", "\u{AD}"])
  }

  @Test func everyPartAndMarkIsInTheTables() {
    for character in Letters.characters {
      let letter = Letters.letter(character)
      #expect(letter?.parts.allSatisfy { Font.has($0.character) } == true)
      #expect(letter?.mark?.strokes.isEmpty != true, "\(character)")
    }
  }

  @Test func lettersThatMayNotCollideKeepTheirSidesFree() {
    for character in Letters.characters where character.isLetter {
      for weight in FontWeight.allCases {
        let outline = GlyphOutline(
          of: character, Font(size: 1000, weight: weight), tolerance: 1)
        let xs = outline.contours.joined().map(\.x)
        let advance = Font(size: 1000, weight: weight).advance(of: character)
        #expect((xs.min() ?? 0) > -90, "\(character) \(weight)")
        #expect((xs.max() ?? 0) < advance + 60, "\(character) \(weight)")
      }
    }
  }

  @Test func everyWeightStaysWithinItsLine() {
    for character in Self.latin1 {
      for weight in FontWeight.allCases {
        let font = Font(size: 1000, weight: weight)
        let ys = GlyphOutline(of: character, font, tolerance: 1).contours.joined().map(\.y)
        #expect((ys.min() ?? 0) >= -font.metrics.ascender, "\(character) \(weight)")
        #expect((ys.max() ?? 0) <= font.metrics.descender, "\(character) \(weight)")
      }
    }
  }

  @Test(arguments: FontWeight.allCases)
  func capitalsAndLowercaseLettersKeepTheirHeights(weight: FontWeight) {
    let font = Font(size: 1000, weight: weight)
    let heights: [(Character, Double)] = [
      ("H", font.metrics.capHeight), ("O", font.metrics.capHeight), ("x", font.metrics.xHeight),
      ("o", font.metrics.xHeight),
    ]
    for (character, height) in heights {
      let ys = GlyphOutline(of: character, font, tolerance: 0.01).contours.joined().map(\.y)
      #expect(abs((ys.min() ?? 0) + height) < 0.1, "\(character)")
      #expect(abs(ys.max() ?? 1) < 0.1, "\(character)")
    }
  }

  @Test func digitsAreEquallyWide() {
    #expect(Set("0123456789".map { Font().advance(of: $0) }).count == 1)
  }

  @Test func aHeavierWeightIsWider() {
    let advances = FontWeight.allCases.map { Font(size: 17, weight: $0).advance(of: "n") }
    #expect(advances == advances.sorted())
    #expect(Set(advances).count == advances.count)
  }
}
