/// What paints the pixels of an area in colours of their own.
package enum Pattern: Hashable, Sendable {
  case gradient(GradientPaint)
}

extension Pattern {
  /// The premultiplied colour of a pixel.
  package func color(column: Int, row: Int) -> PremultipliedColor {
    switch self {
    case .gradient(let gradient): gradient.color(column: column, row: row)
    }
  }

  /// Whether all pixels of a row have the same colour.
  package var isConstantInRows: Bool {
    switch self {
    case .gradient(let gradient): gradient.isConstantInRows
    }
  }

  /// Whether all pixels of a column have the same colour.
  package var isConstantInColumns: Bool {
    switch self {
    case .gradient(let gradient): gradient.isConstantInColumns
    }
  }

  /// - Parameter scale: a scaling without rotation or reflection.
  func scaled(by scale: AffineTransform) -> Pattern {
    switch self {
    case .gradient(var gradient):
      gradient.origin = scale(gradient.origin)
      gradient.perPixel = Point(
        x: gradient.perPixel.x / scale.a, y: gradient.perPixel.y / scale.d)
      return .gradient(gradient)
    }
  }
}
