/// A polygon's coverage of the pixels of one row.
///
/// Every part of a side within a pixel adds its height to `cover`, and to `area` twice the area at its
/// left within the pixel, with the sign of its direction. The pixel's area at the right of all sides
/// up to it follows from the sums (the cells of the scan converter of FreeType, which came from Raph
/// Levien's libart). On the grid of `GridPoint` the sums are exact integers.
struct PolygonRow: Sendable {
  private struct Cell {
    var column: Int
    /// Height in units of the grid.
    var cover: Int
    /// Twice an area, in square units of the grid.
    var area: Int
  }

  private var cells: [Cell] = []
  private var columns = 0..<0
  /// Those of the columns, in units of the grid.
  private var left = 0
  private var right = 0

  /// Replaces the runs by those of a row.
  ///
  /// - Parameter sides: those that reach into the row.
  mutating func cut(
    _ outline: PolygonOutline, sides: [Int], row: Int, into runs: inout [LevelRun]
  ) {
    cells.removeAll(keepingCapacity: true)
    columns = outline.columns
    (left, right) = (columns.lowerBound << GridPoint.bits, columns.upperBound << GridPoint.bits)
    let (start, end) = (row << GridPoint.bits, (row + 1) << GridPoint.bits)
    for side in sides {
      let edge = outline.edges[side]
      let (top, bottom) = (max(edge.top.y, start), min(edge.bottom.y, end))
      if top >= bottom { continue }
      add(edge.point(at: top), edge.point(at: bottom), edge.direction)
    }
    sort()
    sum(outline.scale, into: &runs)
  }

  /// Adds a part of a side, clipped to the columns: what is at their left covers all of them.
  private mutating func add(_ from: GridPoint, _ to: GridPoint, _ direction: Int) {
    if min(from.x, to.x) >= right || from.y == to.y { return }
    if max(from.x, to.x) <= left {
      return add(columns.lowerBound, (to.y - from.y) * direction, from: left, to: left)
    }
    if min(from.x, to.x) < left { return add(from, to, direction, dividedAt: left) }
    if max(from.x, to.x) > right { return add(from, to, direction, dividedAt: right) }
    walk(from, to, direction)
  }

  private mutating func add(
    _ from: GridPoint, _ to: GridPoint, _ direction: Int, dividedAt x: Int
  ) {
    let middle = GridPoint(x: x, y: Self.y(at: x, from, to))
    add(from, middle, direction)
    add(middle, to, direction)
  }

  /// Adds the parts of a part of a side, column by column.
  private mutating func walk(_ from: GridPoint, _ to: GridPoint, _ direction: Int) {
    let isForward = to.x > from.x
    var column = GridPoint.pixel(at: to.x < from.x ? from.x - 1 : from.x)
    let last = GridPoint.pixel(at: isForward ? to.x - 1 : to.x)
    var point = from
    while column != last {
      let end = (isForward ? column + 1 : column) << GridPoint.bits
      let next = GridPoint(x: end, y: Self.y(at: end, from, to))
      add(column, (next.y - point.y) * direction, from: point.x, to: next.x)
      point = next
      column += isForward ? 1 : -1
    }
    add(last, (to.y - point.y) * direction, from: point.x, to: to.x)
  }

  private mutating func add(_ column: Int, _ height: Int, from: Int, to: Int) {
    if height == 0 { return }
    let start = column << GridPoint.bits
    let widths = from - start + to - start
    cells.append(Cell(column: column, cover: height, area: height * widths))
  }

  /// The height at which a part of a side passes a column's edge.
  private static func y(at x: Int, _ from: GridPoint, _ to: GridPoint) -> Int {
    let share = Double(x - from.x) / Double(to.x - from.x)
    return from.y + PolygonEdge.rounded(Double(to.y - from.y) * share)
  }

  /// Insertion sort by column: the cells of a side are in order or in reverse order, and there are few.
  private mutating func sort() {
    var span = cells.mutableSpan
    var index = 1
    while index < span.count {
      let cell = span[index]
      var place = index
      while place > 0, span[place - 1].column > cell.column {
        span[place] = span[place - 1]
        place -= 1
      }
      span[place] = cell
      index += 1
    }
  }

  private func sum(_ scale: CoverageScale, into runs: inout [LevelRun]) {
    runs.removeAll(keepingCapacity: true)
    let cells = cells.span
    var (index, cover, column) = (0, 0, columns.lowerBound)
    while index < cells.count {
      let next = cells[index].column
      if next > column, cover != 0 {
        runs.append(from: column, to: next, level: scale.level(twiceArea: cover << Self.whole))
      }
      column = next
      var area = 0
      while index < cells.count, cells[index].column == column {
        cover &+= cells[index].cover
        area &+= cells[index].area
        index += 1
      }
      let level = scale.level(twiceArea: (cover << Self.whole) &- area)
      runs.append(from: column, to: column + 1, level: level)
      column += 1
    }
    // Beyond the last cell there is more only if sides at the right were clipped.
    if column < columns.upperBound, cover != 0 {
      let level = scale.level(twiceArea: cover << Self.whole)
      runs.append(from: column, to: columns.upperBound, level: level)
    }
  }

  /// Shifts a height to twice the area of that height and a whole pixel's width.
  private static let whole = GridPoint.bits + 1
}

extension CoverageScale {
  /// - Parameter twiceArea: signed, in square units of the grid of `GridPoint`.
  @inline(__always)
  fileprivate func level(twiceArea: Int) -> UInt8 {
    let bits = UInt(2 * GridPoint.bits + 1)
    return level(min(twiceArea.magnitude, 1 << bits), bits: bits)
  }
}
