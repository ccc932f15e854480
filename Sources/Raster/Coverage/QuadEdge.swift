import Primitives

/// One side of a quad, followed downward whichever way the corners run, so that two quads that
/// share a side find the same numbers along it.
struct QuadEdge: Hashable, Sendable {
  let top: Point
  let bottom: Point
  /// 1 if the corners run down this side, −1 if they run up.
  let direction: Double

  /// Nil for a level side: it has no area beside it.
  init?(from start: Point, to end: Point) {
    if start.y == end.y { return nil }
    let isDownward = start.y < end.y
    top = isDownward ? start : end
    bottom = isDownward ? end : start
    direction = isDownward ? 1 : -1
  }

  /// Where the side is at a height between its ends. It is reckoned from the nearer end: exact at
  /// both, exact everywhere on an upright side, and never beyond the ends.
  func x(at y: Double) -> Double {
    let (below, above) = (y - top.y, bottom.y - y)
    let (run, rise) = (bottom.x - top.x, bottom.y - top.y)
    return below <= above ? top.x + run * (below / rise) : bottom.x - run * (above / rise)
  }
}
