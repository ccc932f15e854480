import Foundation
import TestSupport
import Testing
import Typesetting

/// `Documentation/Font.md` has the measures of the font.
@Suite struct FontDocumentTests {
  private static let path = "Documentation/Font.md"

  private func rows(_ heading: String) throws -> [[String]] {
    let lines = try MarkdownDocument(Self.path).text.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: heading))
    return lines[(start + 2)...].prefix { $0.hasPrefix("| ") }.map { line in
      line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
    }
  }

  /// By character, in thousandths of the size.
  private func advances() throws -> [Character: Double] {
    var advances: [Character: Double] = [:]
    let names = ["space": " ", "no-break space": "\u{A0}", "soft hyphen": "\u{AD}"]
    for row in try rows("| advance | characters |") {
      let advance: Double = try #require(Double(row[0]))
      var text = row[1]
      for (name, character) in names where text.contains("(\(name))") {
        text = text.replacing("(\(name))", with: "")
        advances[Character(character)] = advance
      }
      for word in text.split(separator: " ") {
        let character = word.count == 2 && word.first == "\\" ? word.dropFirst() : word
        #expect(character.count == 1)
        advances[try #require(character.first)] = advance
      }
    }
    return advances
  }

  @Test func everyAdvanceIsThatOfTheFont() throws {
    for (character, advance) in try advances() {
      let font = Font(size: 1000).advance(of: character)
      #expect(Font.has(character) && abs(font - advance) < 1e-9, "\(character)")
    }
  }

  @Test func everyLetterIsInTheTable() throws {
    #expect(Set(try advances().keys) == Set(Font.characters))
  }

  @Test func theWidthsOfThePenAreThoseOfTheWeights() throws {
    let rows = try rows("| weight | pen |").map { [$0[0].trimming("`"), $0[1]] }
    let weights = FontWeight.allCases.map { [$0.rawValue, String(Int($0.strokeWidth))] }
    #expect(rows == weights)
  }

  @Test func otherWeightsHaveTheAdvancesOfTheFormula() {
    for weight in FontWeight.allCases {
      let difference = (weight.strokeWidth - 80) / 2
      let expected = 510 * (1 + difference / 500) + 2 * difference
      #expect(abs(Font(size: 1000, weight: weight).advance(of: "n") - expected) < 1e-9)
    }
  }

  @Test func theMeasuresAreThoseOfTheFont() throws {
    let metrics = Font(size: 1000).metrics
    let expected = [
      metrics.ascender, metrics.descender, metrics.lineHeight, metrics.capHeight, metrics.xHeight,
    ]
    #expect(try rows("| measure | value |").map { Double($0[1]) } == expected)
  }
}

extension String {
  fileprivate func trimming(_ character: Character) -> String {
    String(drop { $0 == character }.reversed().drop { $0 == character }.reversed())
  }
}
