import Primitives

/// Where and how the commands of a scene paint, as those before them have set it.
struct PaintArea: Sendable {
  /// The part of the picture that is painted, in pixels from its origin.
  private(set) var width: Int
  private(set) var height: Int
  var edges = EdgeRasterization.exact

  private let picture: (width: Int, height: Int)

  init(width: Int, height: Int) {
    picture = (width, height)
    (self.width, self.height) = picture
  }

  /// Replaces the part that is painted by a rectangle of this size at the origin.
  mutating func clip(_ size: Size) {
    (width, height) = picture
    let part = coverage(Point(), Point(x: size.width, y: size.height))
    (width, height) = (part.columns.pixels.upperBound, part.rows.pixels.upperBound)
  }

  /// The coverage of an upright rectangle.
  func coverage(
    _ topLeft: Point, _ bottomRight: Point
  ) -> (columns: AxisCoverage, rows: AxisCoverage) {
    guard edges == .device else {
      return (
        .interval(from: topLeft.x, to: bottomRight.x, count: width),
        .interval(from: topLeft.y, to: bottomRight.y, count: height)
      )
    }
    guard topLeft.x < bottomRight.x, topLeft.y < bottomRight.y else { return (.none, .none) }
    let (start, end) = (DevicePoint(topLeft), DevicePoint(bottomRight))
    return (
      .centers(from: start.x, to: end.x, count: width),
      .centers(from: start.y, to: end.y, count: height)
    )
  }
}
