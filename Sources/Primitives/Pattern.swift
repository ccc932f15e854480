/// What paints the pixels of an area in colours of their own.
package enum Pattern: Hashable, Sendable {
  case gradient(GradientPaint)
  case image(ImagePaint)
}

extension Pattern {
  /// The premultiplied colour of a pixel.
  package func color(column: Int, row: Int) -> PremultipliedColor {
    switch self {
    case .gradient(let gradient): gradient.color(column: column, row: row)
    case .image(let image): image.color(column: column, row: row)
    }
  }

  /// Whether all pixels of a row have the same colour.
  package var isConstantInRows: Bool {
    switch self {
    case .gradient(let gradient): gradient.isConstantInRows
    case .image: false
    }
  }

  /// Whether all pixels of a column have the same colour.
  package var isConstantInColumns: Bool {
    switch self {
    case .gradient(let gradient): gradient.isConstantInColumns
    case .image: false
    }
  }

  /// - Parameter scale: a map without rotation or reflection.
  func scaled(by scale: AffineTransform) -> Pattern {
    switch self {
    case .gradient(var gradient):
      gradient.origin = scale(gradient.origin)
      gradient.perPixel = Point(
        x: gradient.perPixel.x / scale.a, y: gradient.perPixel.y / scale.d)
      return .gradient(gradient)
    case .image(var image):
      image.origin = scale(image.origin)
      image.perColumn = Point(
        x: image.perColumn.x / scale.a, y: image.perColumn.y / scale.a)
      image.perRow = Point(x: image.perRow.x / scale.d, y: image.perRow.y / scale.d)
      return .image(image)
    }
  }
}
