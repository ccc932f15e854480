/// A location in points or pixels, y growing downward.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  package static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  package static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  package static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }
}
