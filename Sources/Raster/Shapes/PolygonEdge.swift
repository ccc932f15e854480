/// One side of a polygon that is not level, directed downward.
struct PolygonEdge: Hashable, Sendable {
  let top: GridPoint
  let bottom: GridPoint
  /// 1 if the contour follows this side downward, −1 if upward.
  let direction: Int

  /// Nil for a level side: no area is beside it.
  init?(from start: GridPoint, to end: GridPoint) {
    if start.y == end.y { return nil }
    let isDownward = start.y < end.y
    top = isDownward ? start : end
    bottom = isDownward ? end : start
    direction = isDownward ? 1 : -1
  }

  var isUpright: Bool { top.x == bottom.x }

  /// The columns that it passes through, on an axis of `count` pixels; empty if it runs along the edge
  /// between two columns or outside.
  func columns(count: Int) -> Range<Int> {
    let start = min(max(GridPoint.pixel(at: min(top.x, bottom.x)), 0), count)
    return start..<max(start, min(GridPoint.pixelEdge(atOrAfter: max(top.x, bottom.x)), count))
  }

  /// The point at a height between its ends, which are exact.
  func point(at y: Int) -> GridPoint {
    if y == top.y || isUpright { return GridPoint(x: top.x, y: y) }
    if y == bottom.y { return bottom }
    let share = Double(y - top.y) / Double(bottom.y - top.y)
    return GridPoint(x: top.x + Self.rounded(Double(bottom.x - top.x) * share), y: y)
  }

  /// The nearest whole number, halves up. Without SSE4.1 `rounded(.down)` is a call, which takes longer
  /// than the correction.
  ///
  /// - Parameter units: less than 2⁵² in magnitude.
  @inline(__always)
  static func rounded(_ units: Double) -> Int {
    let raised = units + 0.5
    let truncated = Int(raised)
    return truncated &- (Double(truncated) > raised ? 1 : 0)
  }
}
