package import Primitives

/// The area of a character as contours that do not overlap.
package struct GlyphOutline: Hashable, Sendable {
  /// In the unit of the font's size, from the start of the character on the baseline, y growing
  /// downward. The area is on one side of all contours: outer ones and holes run in opposite directions.
  package var contours: [[Point]]

  /// - Parameters:
  ///   - font: its size must be positive.
  ///   - tolerance: how far a chord may be from its arc, in the unit of the font's size.
  package init(of character: Character, _ font: Font, tolerance: Double) {
    let letter = Letters.letter(character) ?? Letters.missing
    let scale = font.size / 1000
    var outliner = StrokeOutliner(tolerance: tolerance / scale)
    for stroke in letter.strokes(Pen(font.weight)) { outliner.add(stroke) }
    contours = OutlineUnion.contours(of: outliner.polygons).map { contour in
      contour.map { Point(x: $0.x * scale, y: -$0.y * scale) }
    }
  }
}
