/// Four corners in order around a parallelogram: what a rectangle becomes under an affine map.
package struct Quad: Hashable, Sendable {
  package var p0: Point
  package var p1: Point
  package var p2: Point
  package var p3: Point

  package init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// The image of a rectangle, beginning with its top left corner.
  package init(_ rect: Rect, mappedBy transform: AffineTransform) {
    self.init(
      transform(rect.origin), transform(Point(x: rect.maxX, y: rect.minY)),
      transform(Point(x: rect.maxX, y: rect.maxY)), transform(Point(x: rect.minX, y: rect.maxY)))
  }
}
