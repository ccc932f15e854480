import Primitives

/// One side of a quad, directed downward regardless of the order of the corners, so that two quads
/// with a common side compute the same numbers along it.
struct QuadEdge: Hashable, Sendable {
  let top: Point
  let bottom: Point
  /// 1 if the corners follow this side downward, −1 if upward.
  let direction: Double

  /// Nil for a horizontal side: no area is to the left of it.
  init?(from start: Point, to end: Point) {
    if start.y == end.y { return nil }
    let isDownward = start.y < end.y
    top = isDownward ? start : end
    bottom = isDownward ? end : start
    direction = isDownward ? 1 : -1
  }

  /// The side's x at a height between its ends. It is computed from the nearer end: exact at both
  /// ends, exact everywhere on a vertical side, and never beyond the ends.
  func x(at y: Double) -> Double {
    let (below, above) = (y - top.y, bottom.y - y)
    let (run, rise) = (bottom.x - top.x, bottom.y - top.y)
    return below <= above ? top.x + run * (below / rise) : bottom.x - run * (above / rise)
  }
}
