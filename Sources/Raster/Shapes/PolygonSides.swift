/// The sides of a polygon that reach into a row, for one row after the other from the top down.
struct PolygonSides: Sendable {
  struct Side: Sendable {
    let top: GridPoint
    let bottom: GridPoint
    /// 1 if the contour follows this side downward, −1 if upward.
    let direction: Int
    /// How far the bottom is from the top, converted once for all rows.
    private let width: Double
    private let height: Double
    /// Its part within the last row that was cut, from the top down.
    fileprivate(set) var from: GridPoint
    fileprivate(set) var to: GridPoint
    /// The columns that it passes through in the last row that was cut, and in that or the one before.
    fileprivate(set) var columns: Range<Int>
    fileprivate(set) var nearColumns: Range<Int>
  }

  /// Elements from `count` on are unused storage.
  private(set) var sides: [Side] = []
  private(set) var count = 0
  /// The first of the polygon's sides below them.
  private var next = 0
  /// The last row that was cut.
  private var row = -1
  /// Where the first of the sides ends, and where the first of those below them begins.
  private(set) var firstEnd = Int.max
  private(set) var nextTop = Int.min
  /// Whether every side passes through the whole height of that row.
  private(set) var areWhole = false
  /// Whether they pass through the whole height of the row above it, too, so that both rows are covered
  /// equally except in the columns that a side passes through.
  private(set) var areSteady = false

  mutating func removeAll() {
    count = 0
    next = 0
    row = -1
    firstEnd = .max
    nextTop = .min
  }

  /// Finds each side's part within a row below the last one.
  ///
  /// - Parameter edges: those of the polygon.
  mutating func cut(_ row: Int, _ edges: Span<PolygonEdge>) {
    let (start, end) = (row << GridPoint.bits, (row + 1) << GridPoint.bits)
    areSteady = self.row == row - 1 && areWhole
    self.row = row
    if firstEnd <= start { removeEnded(above: start) }
    if nextTop < end { begin(start, end, edges) }
    let areWhole = Self.cut(start, end, &sides, count, &firstEnd)
    self.areWhole = areWhole
    areSteady = areSteady && areWhole
  }

  private mutating func removeEnded(above y: Int) {
    areSteady = false
    count = Self.removeEnded(above: y, &sides, count)
  }

  /// - Returns: the number of those that are left.
  private static func removeEnded(above y: Int, _ sides: inout [Side], _ count: Int) -> Int {
    var span = sides.mutableSpan
    var kept = 0
    for index in 0..<count where span[index].bottom.y > y {
      if kept < index { span[kept] = span[index] }
      kept += 1
    }
    return kept
  }

  /// Adds the sides that begin in a row.
  private mutating func begin(_ start: Int, _ end: Int, _ edges: Span<PolygonEdge>) {
    let first = next
    while next < edges.count, edges[next].top.y < end { next += 1 }
    nextTop = next < edges.count ? edges[next].top.y : .max
    if first == next { return }
    areSteady = false
    let missing = count + next - first - sides.count
    if missing > 0 {
      let unused = Side(edges[first], from: start)
      sides.append(contentsOf: repeatElement(unused, count: missing + sides.count))
    }
    let beginning = first..<next
    count = Self.append(edges.extracting(beginning), from: start, &sides, count)
  }

  /// - Returns: the number of sides.
  private static func append(
    _ edges: Span<PolygonEdge>, from start: Int, _ sides: inout [Side], _ known: Int
  ) -> Int {
    var span = sides.mutableSpan
    var count = known
    for index in edges.indices where edges[index].bottom.y > start {
      span[count] = Side(edges[index], from: start)
      count += 1
    }
    return count
  }

  /// - Returns: whether every side passes through the whole height of the row.
  @inline(__always)
  private static func cut(
    _ start: Int, _ end: Int, _ sides: inout [Side], _ count: Int, _ firstEnd: inout Int
  ) -> Bool {
    var (missing, first) = (0, Int.max)
    var span = sides.mutableSpan
    precondition(count >= 0 && count <= span.count)
    for index in 0..<count {
      let (top, bottom) = (max(span[index].top.y, start), min(span[index].bottom.y, end))
      missing |= GridPoint.pixel &- (bottom &- top)
      first = min(first, span[index].bottom.y)
      span[index].pass(from: top, to: bottom)
    }
    firstEnd = first
    return missing == 0
  }
}

extension PolygonSides.Side {
  fileprivate init(_ edge: PolygonEdge, from start: Int) {
    (top, bottom, direction) = (edge.top, edge.bottom, edge.direction)
    (width, height) = (Double(bottom.x - top.x), Double(bottom.y - top.y))
    (from, to) = (top, top)
    (columns, nearColumns) = (0..<0, 0..<0)
    if top.y < start { to = point(at: start) }
    let column = GridPoint.pixel(at: to.x)
    columns = column..<column
  }

  @inline(__always)
  fileprivate mutating func pass(from top: Int, to bottom: Int) {
    from = to.y == top ? to : point(at: top)
    to = point(at: bottom)
    let columns = GridPoint.columns(from, to)
    nearColumns = self.columns.hull(columns)
    self.columns = columns
  }

  /// The point at a height between its ends, which are exact.
  @inline(__always)
  private func point(at y: Int) -> GridPoint {
    if y == bottom.y { return bottom }
    let share = Double(y &- top.y) / height
    return GridPoint(x: top.x &+ PolygonEdge.rounded(width * share), y: y)
  }
}

extension GridPoint {
  /// The columns that a line passes through; empty if it runs along the edge between two.
  @inline(__always)
  fileprivate static func columns(_ first: GridPoint, _ second: GridPoint) -> Range<Int> {
    let start = pixel(at: min(first.x, second.x))
    let end = (max(first.x, second.x) &+ (pixel &- 1)) >> bits
    return Range(uncheckedBounds: (start, max(start, end)))
  }
}
