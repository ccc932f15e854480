import Primitives

extension Pattern {
  /// A gradient is its origin, what a pixel adds to the right and down, and the offset, then for each stop
  /// its location and the channels of its colour.
  var json: JSON {
    switch self {
    case .gradient(let gradient):
      let place = [gradient.origin.x, gradient.origin.y, gradient.perPixel.x, gradient.perPixel.y]
      return .array([
        JSON("gradient"), .array((place + [gradient.offset]).map { JSON($0) }),
        .array(gradient.stops.map(\.json)),
      ])
    }
  }
}

extension GradientPaint.Stop {
  fileprivate var json: JSON {
    .array([location, color.red, color.green, color.blue, color.alpha].map { JSON($0) })
  }
}
