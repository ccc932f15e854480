/// The sides of a polygon that reach into a row, for one row after the other from the top down.
struct PolygonSides: Sendable {
  struct Side: Sendable {
    let edge: PolygonEdge
    /// Where the last row that was cut ended.
    var point: GridPoint
    /// The columns that it passes through in the last row that was cut, and in that or the one before.
    var columns = 0..<0
    var nearColumns = 0..<0
  }

  private(set) var sides: [Side] = []
  /// The first of the polygon's sides below them.
  private var next = 0
  /// The last row that was cut.
  private var row = -1
  /// Whether every side passes through the whole height of that row.
  private var areWhole = false
  /// Whether they pass through the whole height of the row above it, too, so that both rows are covered
  /// equally except in the columns that a side passes through.
  private(set) var areSteady = false

  mutating func removeAll() {
    sides.removeAll(keepingCapacity: true)
    next = 0
    row = -1
  }

  /// Advances to a row below the last one.
  mutating func advance(to row: Int, _ edges: [PolygonEdge]) {
    let (start, end) = (row << GridPoint.bits, (row + 1) << GridPoint.bits)
    let count = sides.count
    removeEnded(above: start)
    areSteady = sides.count == count && self.row == row - 1 && areWhole
    let edges = edges.span
    while next < edges.count, edges[next].top.y < end {
      let edge = edges[next]
      next += 1
      if edge.bottom.y <= start { continue }
      areSteady = false
      sides.append(Side(edge: edge, point: edge.point(at: max(edge.top.y, start))))
    }
  }

  private mutating func removeEnded(above y: Int) {
    var span = sides.mutableSpan
    var kept = 0
    for index in span.indices where span[index].edge.bottom.y > y {
      if kept < index { span[kept] = span[index] }
      kept += 1
    }
    let ended = span.count - kept
    if ended > 0 { sides.removeLast(ended) }
  }

  /// Calls `body` with the ends and the direction of each side's part within a row.
  mutating func cut(_ row: Int, _ body: (GridPoint, GridPoint, Int) -> Void) {
    let (start, end) = (row << GridPoint.bits, (row + 1) << GridPoint.bits)
    self.row = row
    var areWhole = true
    var span = sides.mutableSpan
    for index in span.indices {
      let edge = span[index].edge
      let (top, bottom) = (max(edge.top.y, start), min(edge.bottom.y, end))
      if bottom - top < GridPoint.pixel { areWhole = false }
      let last = span[index].point
      let from = last.y == top ? last : edge.point(at: top)
      let to = edge.point(at: bottom)
      span[index].point = to
      span[index].pass(GridPoint.columns(from, to))
      body(from, to, edge.direction)
    }
    self.areWhole = areWhole
    areSteady = areSteady && areWhole
  }

  /// Calls `body` with the columns of each side that may be covered differently than in the row above, if
  /// the sides are steady.
  func forEachChange(in columns: Range<Int>, _ body: (Range<Int>) -> Void) {
    let span = sides.span
    for index in span.indices { body(span[index].nearColumns.clamped(to: columns)) }
  }

  /// The first row below that may be covered differently than this one, the last that was cut.
  func endOfEqualRows(_ row: Int, _ edges: [PolygonEdge]) -> Int {
    var end = next < edges.count ? GridPoint.pixel(at: edges[next].top.y) : Int.max
    let sides = sides.span
    for index in sides.indices {
      let edge = sides[index].edge
      guard edge.isUpright, edge.top.y <= row << GridPoint.bits else { return row + 1 }
      end = min(end, GridPoint.pixel(at: edge.bottom.y))
    }
    return max(row + 1, end)
  }
}

extension PolygonSides.Side {
  fileprivate mutating func pass(_ columns: Range<Int>) {
    nearColumns = self.columns.hull(columns)
    self.columns = columns
  }
}

extension GridPoint {
  /// The columns that a line passes through; empty if it runs along the edge between two.
  fileprivate static func columns(_ first: GridPoint, _ second: GridPoint) -> Range<Int> {
    let start = pixel(at: min(first.x, second.x))
    return start..<max(start, pixelEdge(atOrAfter: max(first.x, second.x)))
  }
}
