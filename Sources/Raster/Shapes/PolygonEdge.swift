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

  /// The columns that it passes through, on an axis of `count` pixels; empty if it runs along the edge
  /// between two columns or outside.
  func columns(count: Int) -> Range<Int> {
    let start = min(max(GridPoint.pixel(at: min(top.x, bottom.x)), 0), count)
    return start..<max(start, min(GridPoint.pixelEdge(atOrAfter: max(top.x, bottom.x)), count))
  }

  /// The nearest whole number, halves up. Without SSE4.1 `rounded(.down)` is a call, and a conversion to
  /// `Int` asks first whether it fits. Up to 2⁵¹ the addition of 1.5 · 2⁵² leaves the nearest whole number
  /// in the lowest bits, which takes half of the instructions.
  ///
  /// - Parameter units: less than 2⁵³ in magnitude.
  @inline(__always)
  static func rounded(_ units: Double) -> Int {
    let raised = units + 0.5
    if raised.magnitude > largestShifted { return Int(raised.rounded(.down)) }
    return rounded(small: units)
  }

  /// - Parameter units: less than 2⁵⁰ in magnitude.
  @inline(__always)
  static func rounded(small units: Double) -> Int {
    let raised = units + 0.5
    let shifted = raised + shift
    let nearest = Int(bitPattern: UInt(shifted.bitPattern)) &- Int(shift.bitPattern)
    return nearest &- (shifted - shift > raised ? 1 : 0)
  }

  private static let shift = 6_755_399_441_055_744.0
  private static let largestShifted = 1_125_899_906_842_624.0
}
