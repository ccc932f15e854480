import Primitives
import TimelineModel
import Typesetting

/// The letters of a label as contours in its own space. A class, so that frames share it by reference.
final class LabelOutline: Sendable {
  let label: TypesetLabel
  /// They do not overlap.
  let contours: [Contour]

  /// How far a chord may be from its arc, in pixels. Chords deviate inward on one side of a stroke
  /// and outward on the other, and less on average.
  private static let tolerance = 1.0 / 64

  init(_ label: TypesetLabel, scale: Int, _ glyphs: inout [Glyph: GlyphOutline]) {
    self.label = label
    let font = label.text.font
    var contours: [Contour] = []
    let lines = zip(label.lines, zip(label.lineStarts, label.baselines(scale: scale)))
    for (line, (start, baseline)) in lines {
      var x = start
      for character in line.text {
        let glyph = Glyph(character: character, font: font)
        let outline =
          glyphs[glyph]
          ?? GlyphOutline(of: character, font, tolerance: Self.tolerance / Double(scale))
        glyphs[glyph] = outline
        contours += outline.contours.compactMap { Contour($0, at: Point(x: x, y: baseline)) }
        x += font.advance(of: character)
      }
    }
    self.contours = contours
  }

  struct Glyph: Hashable {
    let character: Character
    let font: Font
  }
}

extension Contour {
  /// A polygon, moved; nil without corners.
  fileprivate init?(_ corners: [Point], at origin: Point) {
    guard let first = corners.first else { return nil }
    self.init(
      start: first + origin, segments: corners.dropFirst().map { .line(to: $0 + origin) })
  }
}
