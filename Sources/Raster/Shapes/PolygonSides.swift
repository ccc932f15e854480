/// The sides of a polygon that reach into a row, for one row after the other from the top down.
struct PolygonSides: Sendable {
  struct Side: Sendable {
    let edge: PolygonEdge
    /// Its part within the last row that was cut, from the top down.
    fileprivate(set) var from: GridPoint
    fileprivate(set) var to: GridPoint
    /// The columns that it passes through in the last row that was cut, and in that or the one before.
    fileprivate(set) var columns = 0..<0
    fileprivate var nearColumns = 0..<0
  }

  private(set) var sides: [Side] = []
  /// The first of the polygon's sides below them.
  private var next = 0
  /// The last row that was cut.
  private var row = -1
  /// Whether every side passes through the whole height of that row.
  private(set) var areWhole = false
  /// Whether they pass through the whole height of the row above it, too, so that both rows are covered
  /// equally except in the columns that a side passes through.
  private(set) var areSteady = false

  mutating func removeAll() {
    sides.removeAll(keepingCapacity: true)
    next = 0
    row = -1
  }

  /// Finds each side's part within a row below the last one.
  mutating func cut(_ row: Int, _ edges: [PolygonEdge]) {
    advance(to: row, edges)
    cut(row)
  }

  private mutating func advance(to row: Int, _ edges: [PolygonEdge]) {
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
      sides.append(Side(edge, at: edge.point(at: max(edge.top.y, start))))
    }
  }

  private mutating func removeEnded(above y: Int) {
    if sides.allSatisfy({ $0.edge.bottom.y > y }) { return }
    var span = sides.mutableSpan
    var kept = 0
    for index in span.indices where span[index].edge.bottom.y > y {
      if kept < index { span[kept] = span[index] }
      kept += 1
    }
    let ended = span.count - kept
    if ended > 0 { sides.removeLast(ended) }
  }

  private mutating func cut(_ row: Int) {
    let (start, end) = (row << GridPoint.bits, (row + 1) << GridPoint.bits)
    self.row = row
    var areWhole = true
    var span = sides.mutableSpan
    for index in span.indices {
      let edge = span[index].edge
      let (top, bottom) = (max(edge.top.y, start), min(edge.bottom.y, end))
      if bottom - top < GridPoint.pixel { areWhole = false }
      let last = span[index].to
      span[index].pass(from: last.y == top ? last : edge.point(at: top), to: edge.point(at: bottom))
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
  fileprivate init(_ edge: PolygonEdge, at point: GridPoint) {
    self.edge = edge
    (from, to) = (point, point)
  }

  @inline(__always)
  fileprivate mutating func pass(from: GridPoint, to: GridPoint) {
    let columns = GridPoint.columns(from, to)
    (self.from, self.to) = (from, to)
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
