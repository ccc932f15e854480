import Primitives

extension Rect {
  /// The bounding box of a transformed rectangle.
  init(boundingBoxOf rect: Rect, _ transform: AffineTransform) {
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map { transform($0) }
    self.init(around: corners)
  }

  /// The bounding box of two rectangles.
  init(around first: Rect, _ second: Rect) {
    self.init(
      around: [first, second].flatMap { [$0.origin, Point(x: $0.maxX, y: $0.maxY)] })
  }

  private init(around points: [Point]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let origin = Point(x: xs.min() ?? 0, y: ys.min() ?? 0)
    self.init(
      x: origin.x, y: origin.y, width: (xs.max() ?? 0) - origin.x,
      height: (ys.max() ?? 0) - origin.y)
  }

  /// Whether the rectangles have an area in common.
  func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
