/// A polygon's coverage of the pixels of one row.
///
/// Every part of a side within a pixel adds its height to `cover`, and to `area` twice the area at its
/// left within the pixel, with the sign of its direction. The pixel's area at the right of all sides
/// up to it follows from the sums (the cells of the scan converter of FreeType, which came from Raph
/// Levien's libart). On the grid of `GridPoint` the sums are exact integers.
struct PolygonRow: Sendable {
  struct Cell {
    var column: Int32
    /// Height in units of the grid.
    var cover: Int32
    /// Twice an area, in square units of the grid.
    var area: Int
  }

  /// Elements beyond those of the row are unused storage.
  private var cells: [Cell] = []
  private var levels: [LevelRun] = []

  /// Replaces the runs by those of a row.
  ///
  /// - Parameters:
  ///   - sides: cut in the row.
  ///   - picture: what columns are grouped into.
  mutating func sum(
    _ sides: borrowing PolygonSides, _ columns: Range<Int>, _ scale: CoverageScale,
    groupedInto picture: borrowing RowCells, into runs: inout [LevelRun]
  ) {
    let count = sumBetween(sides, columns, scale) ?? sum(sides, columns, scale)
    runs.resize(to: count)
    var span = runs.mutableSpan
    picture.group(levels.span.extracting(first: count), into: &span)
  }

  /// - Returns: the number of runs; nil if the row is not one between two sides.
  private mutating func sumBetween(
    _ sides: borrowing PolygonSides, _ columns: Range<Int>, _ scale: CoverageScale
  ) -> Int? {
    guard let pair = SidePair(sides, within: columns) else { return nil }
    reserveLevels(pair.mostRuns)
    var span = levels.mutableSpan
    return pair.sum(scale, into: &span)
  }

  /// The same of columns.
  mutating func sum(
    _ sides: borrowing PolygonSides, _ columns: Range<Int>, _ scale: CoverageScale,
    into runs: inout [LevelRun]
  ) {
    let count = sum(sides, columns, scale)
    runs.removeAll(keepingCapacity: true)
    runs.append(contentsOf: levels[..<count])
  }

  /// - Returns: the number of runs.
  private mutating func sum(
    _ sides: borrowing PolygonSides, _ columns: Range<Int>, _ scale: CoverageScale
  ) -> Int {
    var open = OpenRow(columns)
    let parts = sides.sides.span
    var most = 0
    for index in parts.indices { most += open.parts(of: parts[index].from, parts[index].to) }
    reserve(most)
    add(parts, to: &open)
    reserveLevels(2 * open.count + 1)
    return Self.sum(open, scale, &cells, into: &levels)
  }

  private mutating func add(_ parts: Span<PolygonSides.Side>, to open: inout OpenRow) {
    var span = cells.mutableSpan
    for index in parts.indices {
      let (from, to) = (parts[index].from, parts[index].to)
      if from.y < to.y { open.add(from, to, parts[index].edge.direction, &span) }
    }
  }

  /// - Returns: the number of runs.
  private static func sum(
    _ row: OpenRow, _ scale: CoverageScale, _ cells: inout [Cell], into levels: inout [LevelRun]
  ) -> Int {
    var span = cells.mutableSpan
    row.sort(&span)
    var level = levels.mutableSpan
    return row.sum(span.span, scale, into: &level)
  }

  private mutating func reserve(_ count: Int) {
    if cells.count >= count { return }
    let none = Cell(column: 0, cover: 0, area: 0)
    cells.append(contentsOf: repeatElement(none, count: 2 * count - cells.count))
  }

  private mutating func reserveLevels(_ count: Int) {
    if levels.count >= count { return }
    let none = LevelRun(start: 0, end: 0, level: 0)
    levels.append(contentsOf: repeatElement(none, count: 2 * count - levels.count))
  }
}

/// A row whose cells are being added.
struct OpenRow {
  private(set) var count = 0
  private let columns: Range<Int>
  /// Those of the columns, in units of the grid.
  private let left: Int
  private let right: Int

  init(_ columns: Range<Int>) {
    self.columns = columns
    (left, right) = (columns.lowerBound << GridPoint.bits, columns.upperBound << GridPoint.bits)
  }

  /// The most cells that a part of a side adds: one in every column that it passes, and more where it is
  /// divided.
  func parts(of from: GridPoint, _ to: GridPoint) -> Int {
    min(columns.count, (max(from.x, to.x) - min(from.x, to.x)) >> GridPoint.bits) + 4
  }

  /// Adds a part of a side, clipped to the columns: what is at their left covers all of them.
  mutating func add(
    _ from: GridPoint, _ to: GridPoint, _ direction: Int,
    _ cells: inout MutableSpan<PolygonRow.Cell>
  ) {
    let (low, high) = (min(from.x, to.x), max(from.x, to.x))
    if low >= left, high > left, low < right, high <= right {
      return walk(from, to, direction, &cells)
    }
    if low >= right || from.y == to.y { return }
    if high <= left {
      let height = (to.y - from.y) * direction
      return add(columns.lowerBound, height, from: left, to: left, &cells)
    }
    if low < left { return add(from, to, direction, dividedAt: left, &cells) }
    add(from, to, direction, dividedAt: right, &cells)
  }

  private mutating func add(
    _ from: GridPoint, _ to: GridPoint, _ direction: Int, dividedAt x: Int,
    _ cells: inout MutableSpan<PolygonRow.Cell>
  ) {
    let middle = GridPoint(x: x, y: Self.y(at: x, from, to))
    add(from, middle, direction, &cells)
    add(middle, to, direction, &cells)
  }

  /// Adds the parts of a part of a side, column by column from the left, so that they are in order.
  private mutating func walk(
    _ from: GridPoint, _ to: GridPoint, _ direction: Int,
    _ cells: inout MutableSpan<PolygonRow.Cell>
  ) {
    let isForward = to.x >= from.x
    var point = isForward ? from : to
    let end = isForward ? to : from
    let sign = isForward ? direction : -direction
    var column = GridPoint.pixel(at: point.x)
    let last = max(column, GridPoint.pixel(at: end.x - 1))
    while column < last {
      let edge = (column + 1) << GridPoint.bits
      let next = GridPoint(x: edge, y: Self.y(at: edge, from, to))
      add(column, (next.y - point.y) * sign, from: point.x, to: next.x, &cells)
      point = next
      column += 1
    }
    add(last, (end.y - point.y) * sign, from: point.x, to: end.x, &cells)
  }

  private mutating func add(
    _ column: Int, _ height: Int, from: Int, to: Int,
    _ cells: inout MutableSpan<PolygonRow.Cell>
  ) {
    if height == 0 { return }
    let start = column << GridPoint.bits
    let widths = from - start + to - start
    cells[count] = PolygonRow.Cell(
      column: Int32(truncatingIfNeeded: column), cover: Int32(truncatingIfNeeded: height),
      area: height * widths)
    count += 1
  }

  /// The height at which a part of a side passes a column's edge.
  @inline(__always)
  static func y(at x: Int, _ from: GridPoint, _ to: GridPoint) -> Int {
    let share = Double(x - from.x) / Double(to.x - from.x)
    return from.y + PolygonEdge.rounded(Double(to.y - from.y) * share)
  }

  /// Insertion sort by column: the cells of a side are in order, and there are few.
  func sort(_ cells: inout MutableSpan<PolygonRow.Cell>) {
    // The unchecked indices below: all are below `count`.
    precondition(count <= cells.count)
    var index = 1
    while index < count {
      defer { index += 1 }
      if cells[unchecked: index - 1].column <= cells[unchecked: index].column { continue }
      let cell = cells[unchecked: index]
      var place = index
      while place > 0, cells[unchecked: place - 1].column > cell.column {
        cells[unchecked: place] = cells[unchecked: place - 1]
        place -= 1
      }
      cells[unchecked: place] = cell
    }
  }

  /// - Returns: the number of runs.
  func sum(
    _ cells: Span<PolygonRow.Cell>, _ scale: CoverageScale, into runs: inout MutableSpan<LevelRun>
  ) -> Int {
    // The unchecked indices below: each cell has at most two runs, and one more follows the last.
    precondition(count <= cells.count && 2 * count < runs.count)
    var levels = LevelRunWriter()
    var (index, cover, column) = (0, 0, columns.lowerBound)
    while index < count {
      let next = Int(cells[unchecked: index].column)
      if next > column, cover != 0 {
        levels.append(column, next, scale.level(twiceArea: cover << Self.whole), &runs)
      }
      column = next
      var area = 0
      while index < count, Int(cells[unchecked: index].column) == column {
        cover &+= Int(cells[unchecked: index].cover)
        area &+= cells[unchecked: index].area
        index &+= 1
      }
      let level = scale.level(twiceArea: (cover << Self.whole) &- area)
      levels.append(column, column + 1, level, &runs)
      column += 1
    }
    // Beyond the last cell there is more only if sides at the right were clipped.
    if column < columns.upperBound, cover != 0 {
      let level = scale.level(twiceArea: cover << Self.whole)
      levels.append(column, columns.upperBound, level, &runs)
    }
    return levels.count
  }

  /// Shifts a height to twice the area of that height and a whole pixel's width.
  private static let whole = GridPoint.bits + 1
}
