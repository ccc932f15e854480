/// Where a row may be covered differently than its neighbours.
extension PolygonSides {
  /// Calls `body` with the columns of each side that may be covered differently than in the row above. A
  /// pixel that no side passes through in either row is at one side of the contours in both, unless a
  /// level side is between them. Of the sides that ended above, see `forEachEnding`.
  @inline(__always)
  func forEachChange(in columns: Range<Int>, _ body: (Range<Int>) -> Void) {
    let span = sides.span.extracting(first: count)
    for index in span.indices {
      let near = span[index].nearColumns.clamped(to: columns)
      if !near.isEmpty { body(near) }
    }
  }

  /// The same of the sides that end above a row that will be cut next.
  @inline(__always)
  func forEachEnding(above row: Int, in columns: Range<Int>, _ body: (Range<Int>) -> Void) {
    let start = row << GridPoint.bits
    if firstEnd > start { return }
    let span = sides.span.extracting(first: count)
    for index in span.indices where span[index].bottom.y <= start {
      let passed = span[index].columns.clamped(to: columns)
      if !passed.isEmpty { body(passed) }
    }
  }

  /// The first row below that may be covered differently than this one, the last that was cut.
  @inline(__always)
  func endOfEqualRows(_ row: Int) -> Int {
    var end = nextTop == .max ? .max : GridPoint.pixel(at: nextTop)
    let sides = sides.span.extracting(first: count)
    for index in sides.indices {
      let (top, bottom) = (sides[index].top, sides[index].bottom)
      guard top.x == bottom.x, top.y <= row << GridPoint.bits else { return row + 1 }
      end = min(end, GridPoint.pixel(at: bottom.y))
    }
    return max(row + 1, end)
  }
}
