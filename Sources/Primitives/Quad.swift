/// The image of a rectangle under an affine map: four corners around a parallelogram, clockwise or
/// counterclockwise.
///
/// Because of rounding the corners need not be an exact parallelogram; those of any convex area are
/// valid. The area of a concave or self-intersecting outline is not specified.
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

  /// The image of a rectangle, starting with its top left corner.
  package init(_ rect: Rect, mappedBy transform: AffineTransform) {
    self.init(
      transform(rect.origin), transform(Point(x: rect.maxX, y: rect.minY)),
      transform(Point(x: rect.maxX, y: rect.maxY)), transform(Point(x: rect.minX, y: rect.maxY)))
  }
}

extension Quad {
  package var corners: [Point] { [p0, p1, p2, p3] }

  /// The top left and bottom right corners if the quad is an axis-aligned rectangle with finite
  /// corners, in any order around it; nil otherwise.
  package var uprightCorners: (topLeft: Point, bottomRight: Point)? {
    let beginsLevel = p0.y == p1.y && p1.x == p2.x && p2.y == p3.y && p3.x == p0.x
    let beginsUpright = p0.x == p1.x && p1.y == p2.y && p2.x == p3.x && p3.y == p0.y
    guard beginsLevel || beginsUpright, p0.isFinite, p2.isFinite else { return nil }
    return (
      Point(x: min(p0.x, p2.x), y: min(p0.y, p2.y)), Point(x: max(p0.x, p2.x), y: max(p0.y, p2.y))
    )
  }
}

extension Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
