import Primitives

/// A stroke with the pen that draws it, in thousandths of the font's size, y growing upward.
struct PenStroke: Hashable, Sendable {
  var stroke: Stroke
  /// Half of the pen's width.
  var halfWidth: Double
}

extension Letter {
  /// Everything that is drawn for the letter in a weight.
  func strokes(_ pen: Pen) -> [PenStroke] {
    let own = strokes.map {
      PenStroke(stroke: $0.mapped(pen.callAsFunction, radius: pen.radius), halfWidth: pen.halfWidth)
    }
    return own + parts.flatMap { $0.strokes(pen) } + (mark?.strokes(pen) ?? [])
  }
}

extension Letter.Part {
  /// A smaller letter has strokes between its scale's and the pen's, so that it looks as dark.
  func strokes(_ pen: Pen) -> [PenStroke] {
    let letter = Letters.letter(character) ?? Letters.missing
    let scale = percent / 100
    let offset = pen(origin)
    return letter.strokes.map { stroke in
      let mapped = stroke.mapped(
        { Point(x: offset.x + pen.x($0.x) * scale, y: offset.y + $0.y * scale) },
        radius: { $0 * scale })
      return PenStroke(stroke: mapped, halfWidth: pen.halfWidth * (1 + scale) / 2)
    }
  }
}

extension Letter.Mark {
  func strokes(_ pen: Pen) -> [PenStroke] {
    let offset = Point(x: pen.x(x), y: rise)
    return strokes.map { stroke in
      let mapped = stroke.mapped({ pen.mark($0) + offset }, radius: pen.radius)
      return PenStroke(stroke: mapped, halfWidth: pen.halfWidth * Self.markWidth)
    }
  }

  /// Accents are drawn a little thinner than letters, as they are smaller.
  private static var markWidth: Double { 0.8 }
}
