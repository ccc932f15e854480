import Primitives

/// A corner of a rounded rectangle, followed clockwise.
struct RoundedCorner {
  /// Of the rectangle.
  let vertex: Point
  /// 0 for a square corner.
  let radius: Double
  /// Unit vectors along the sides: towards the previous corner and towards the next.
  private let back: Point
  private let ahead: Point

  static func all(of rounded: RoundedRect) -> [RoundedCorner] {
    let rect = rounded.rect
    func corner(_ corner: RectCorners, _ x: Double, _ y: Double, _ back: Point, _ ahead: Point)
      -> RoundedCorner
    {
      RoundedCorner(
        vertex: Point(x: x, y: y), radius: rounded.corners.contains(corner) ? rounded.radius : 0,
        back: back, ahead: ahead)
    }
    let (right, left) = (Point(x: 1, y: 0), Point(x: -1, y: 0))
    let (down, up) = (Point(x: 0, y: 1), Point(x: 0, y: -1))
    return [
      corner(.topLeft, rect.minX, rect.minY, down, right),
      corner(.topRight, rect.maxX, rect.minY, left, down),
      corner(.bottomRight, rect.maxX, rect.maxY, up, left),
      corner(.bottomLeft, rect.minX, rect.maxY, right, up),
    ]
  }

  /// The points where the arc touches the sides.
  var start: Point { vertex + back * radius }
  var end: Point { vertex + ahead * radius }

  /// A point of the arc.
  ///
  /// - Parameter direction: on the unit circle, (1, 0) for the start and (0, 1) for the end.
  func point(_ direction: Point) -> Point {
    let (back, ahead) = (self.back, self.ahead)
    let (before, after) = (radius * (1 - direction.y), radius * (1 - direction.x))
    // Operators of points are calls to another module.
    return Point(
      x: vertex.x + back.x * before + ahead.x * after,
      y: vertex.y + back.y * before + ahead.y * after)
  }

  /// The curve that Core Graphics draws.
  func curve(mappedBy transform: AffineTransform) -> CubicCurve {
    let rest = radius * (1 - CubicCurve.circleHandle)
    return CubicCurve(
      transform(start), transform(vertex + back * rest), transform(vertex + ahead * rest),
      transform(end))
  }
}
