/// The size and weight of a text in the one font there is: strokes drawn for this program, of no other
/// font's shapes or sizes.
package struct Font: Hashable, Sendable {
  /// In points, positive.
  package var size: Double
  package var weight: FontWeight

  package init(size: Double = 17, weight: FontWeight = .regular) {
    self.size = size
    self.weight = weight
  }

  package var metrics: FontMetrics { FontMetrics(size: size) }

  /// The distance to the next character, in points.
  ///
  /// All weights have the advances of regular, wider or narrower by what the strokes and the space
  /// between them need. A character that the font lacks is as wide as its box.
  package func advance(of character: Character) -> Double {
    let units = (Letters.letter(character) ?? Letters.missing).advance
    return Pen(weight).advance(units) * size / 1000
  }

  /// The characters that the font has letterforms of, in the order of their code points.
  package static var characters: [Character] { Letters.characters }

  /// Whether the font has letterforms of a character. A missing one is drawn as a box.
  package static func has(_ character: Character) -> Bool { Letters.letter(character) != nil }
}
