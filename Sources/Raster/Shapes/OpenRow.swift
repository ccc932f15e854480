/// A row of a polygon to which parts of sides are being added.
struct OpenRow {
  /// The number of parts that were added.
  private(set) var count = 0
  private let columns: Range<Int>
  /// Those of the columns, in units of the grid.
  private let left: Int
  private let right: Int

  init(_ columns: Range<Int>) {
    self.columns = columns
    (left, right) = (columns.lowerBound << GridPoint.bits, columns.upperBound << GridPoint.bits)
  }

  /// Adds a part of a side, clipped to the columns: what is at their left covers all of them.
  @inline(__always)
  mutating func add(
    _ from: GridPoint, _ to: GridPoint, _ direction: Int,
    _ cells: inout MutableSpan<PolygonRow.Cell>, _ touched: inout MutableSpan<UInt64>
  ) {
    let (low, high) = (min(from.x, to.x), max(from.x, to.x))
    if low >= left, high > left, low < right, high <= right {
      let column = GridPoint.pixel(at: low)
      if column >= GridPoint.pixel(at: high &- 1) {
        add(column, (to.y &- from.y) &* direction, from: from.x, to: to.x, &cells, &touched)
      } else {
        walk(from, to, direction, &cells, &touched)
      }
    } else if low < right, from.y < to.y {
      var clipped = self
      clipped.clip(from, to, direction, &cells, &touched)
      count = clipped.count
    }
  }

  @inline(never)
  private mutating func clip(
    _ from: GridPoint, _ to: GridPoint, _ direction: Int,
    _ cells: inout MutableSpan<PolygonRow.Cell>, _ touched: inout MutableSpan<UInt64>
  ) {
    let (low, high) = (min(from.x, to.x), max(from.x, to.x))
    if high <= left {
      let height = (to.y - from.y) * direction
      return add(columns.lowerBound, height, from: left, to: left, &cells, &touched)
    }
    let edge = low < left ? left : right
    let middle = GridPoint(x: edge, y: Self.y(at: edge, from, to))
    add(from, middle, direction, &cells, &touched)
    add(middle, to, direction, &cells, &touched)
  }

  /// Adds the parts of a part of a side, column by column from the left.
  private mutating func walk(
    _ from: GridPoint, _ to: GridPoint, _ direction: Int,
    _ cells: inout MutableSpan<PolygonRow.Cell>, _ touched: inout MutableSpan<UInt64>
  ) {
    let isForward = to.x >= from.x
    var point = isForward ? from : to
    let end = isForward ? to : from
    let sign = isForward ? direction : -direction
    var column = GridPoint.pixel(at: point.x)
    let last = max(column, GridPoint.pixel(at: end.x &- 1))
    while column < last {
      let edge = (column &+ 1) << GridPoint.bits
      let next = GridPoint(x: edge, y: Self.y(at: edge, from, to))
      add(column, (next.y &- point.y) &* sign, from: point.x, to: next.x, &cells, &touched)
      point = next
      column &+= 1
    }
    add(last, (end.y &- point.y) &* sign, from: point.x, to: end.x, &cells, &touched)
  }

  @inline(__always)
  private mutating func add(
    _ column: Int, _ height: Int, from: Int, to: Int,
    _ cells: inout MutableSpan<PolygonRow.Cell>, _ touched: inout MutableSpan<UInt64>
  ) {
    if height == 0 { return }
    let widths = from &+ to &- 2 &* (column << GridPoint.bits)
    let index = column &- columns.lowerBound
    cells[index].cover &+= height
    cells[index].area &+= height &* widths
    touched[index >> 6] |= 1 &<< UInt64(truncatingIfNeeded: index & 63)
    count &+= 1
  }

  /// The height at which a part of a side passes a column's edge.
  @inline(__always)
  static func y(at x: Int, _ from: GridPoint, _ to: GridPoint) -> Int {
    let share = Double(x &- from.x) / Double(to.x &- from.x)
    return from.y &+ PolygonEdge.rounded(small: Double(to.y &- from.y) * share)
  }

  /// One more may follow the last of them.
  var mostRuns: Int { 2 * count + 1 }

  /// Makes all cells 0 again.
  ///
  /// - Parameter place: what is written for a column with which a run begins or ends.
  /// - Returns: the number of runs.
  @inline(__always)
  func sum(
    _ cells: inout MutableSpan<PolygonRow.Cell>, _ touched: inout MutableSpan<UInt64>,
    _ scale: CoverageScale, into runs: inout MutableSpan<LevelRun>, _ place: (Int) -> Int32
  ) -> Int {
    precondition(mostRuns <= runs.count)
    var levels = LevelRunMerger()
    var (cover, column) = (0, columns.lowerBound)
    for word in 0..<(columns.count &+ 63) >> 6 {
      var bits = touched[word]
      touched[word] = 0
      while bits != 0 {
        let index = word << 6 &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        let next = columns.lowerBound &+ index
        if next > column, cover != 0 {
          let level = scale.level(twiceArea: cover << Self.whole)
          levels.append(column, next, level, &runs, place)
        }
        let cell = cells[index]
        cells[index] = PolygonRow.Cell()
        cover &+= cell.cover
        let level = scale.level(twiceArea: (cover << Self.whole) &- cell.area)
        levels.append(next, next &+ 1, level, &runs, place)
        column = next &+ 1
      }
    }
    // Beyond the last cell there is more only if sides at the right were clipped.
    if column < columns.upperBound, cover != 0 {
      let level = scale.level(twiceArea: cover << Self.whole)
      levels.append(column, columns.upperBound, level, &runs, place)
    }
    return levels.finish(&runs, place)
  }

  /// Shifts a height to twice the area of that height and a whole pixel's width.
  private static let whole = GridPoint.bits + 1
}
