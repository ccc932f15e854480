import Primitives
import Synchronization
import TimelineModel
import Typesetting

/// The letters of a label as contours in its own space. A class, so that frames share it by reference.
final class LabelOutline: Sendable {
  let label: TypesetLabel
  private let scale: Int
  private let glyphs: GlyphOutlines
  private let drawn = Mutex<[Contour]?>(nil)

  /// - Parameter glyphs: those of all labels.
  init(_ label: TypesetLabel, scale: Int, _ glyphs: GlyphOutlines) {
    self.label = label
    self.scale = scale
    self.glyphs = glyphs
  }

  /// They do not overlap. They are made when they are first asked for, because most commands never draw.
  var contours: [Contour] {
    drawn.withLock { drawn in
      let contours = drawn ?? made()
      drawn = contours
      return contours
    }
  }

  private func made() -> [Contour] {
    let font = label.text.font
    var contours: [Contour] = []
    let lines = zip(label.lines, zip(label.lineStarts, label.baselines(scale: scale)))
    for (line, (start, baseline)) in lines {
      var x = start
      for character in line.text {
        let outline = glyphs.outline(of: GlyphOutlines.Glyph(character: character, font: font))
        contours += outline.contours.compactMap { Contour($0, at: Point(x: x, y: baseline)) }
        x += font.advance(of: character)
      }
    }
    return contours
  }
}

/// The outlines of letters that labels have been drawn with, each made once.
final class GlyphOutlines: Sendable {
  private let outlines = Mutex<[Glyph: GlyphOutline]>([:])
  private let tolerance: Double

  /// How far a chord may be from its arc, in pixels. Chords deviate inward on one side of a stroke
  /// and outward on the other, and less on average.
  private static let tolerance = 1.0 / 64

  init(scale: Int) { tolerance = Self.tolerance / Double(scale) }

  /// The number of outlines made so far.
  var count: Int { outlines.withLock { $0.count } }

  func outline(of glyph: Glyph) -> GlyphOutline {
    outlines.withLock { outlines in
      let outline =
        outlines[glyph] ?? GlyphOutline(of: glyph.character, glyph.font, tolerance: tolerance)
      outlines[glyph] = outline
      return outline
    }
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
