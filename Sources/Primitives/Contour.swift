/// A closed line of straight and curved segments. The last one is closed by a straight line if it does
/// not end at the start.
package struct Contour: Hashable, Sendable {
  package enum Segment: Hashable, Sendable {
    case line(to: Point)
    /// A cubic Bézier curve with two control points.
    case cubic(Point, Point, to: Point)
  }

  package var start: Point
  package var segments: [Segment]

  package init(start: Point, segments: [Segment] = []) {
    self.start = start
    self.segments = segments
  }
}
