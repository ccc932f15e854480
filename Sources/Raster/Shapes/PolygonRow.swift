/// A polygon's coverage of the pixels of one row.
///
/// Every part of a side within a pixel adds its height to `cover`, and to `area` twice the area at its
/// left within the pixel, with the sign of its direction. The pixel's area at the right of all sides
/// up to it follows from the sums (the cells of the scan converter of FreeType, which came from Raph
/// Levien's libart). On the grid of `GridPoint` the sums are exact integers.
struct PolygonRow: Sendable {
  /// By column from the first of the polygon, what was added there; 0 but while a row is summed.
  private var cells: [Cell] = []
  /// By column a bit, 1 if something was added there.
  private var touched: [UInt64] = []
  private var levels: [LevelRun] = []

  struct Cell {
    /// Height in units of the grid.
    var cover = 0
    /// Twice an area, in square units of the grid.
    var area = 0
  }

  /// Replaces the runs by those of a row.
  ///
  /// - Parameters:
  ///   - sides: cut in the row.
  ///   - picture: what columns are grouped into.
  mutating func sum(
    _ sides: borrowing PolygonSides, _ columns: Range<Int>, _ scale: CoverageScale,
    groupedInto picture: borrowing RowCells, into runs: inout LevelRuns
  ) {
    if let pair = SidePair(sides, within: columns) {
      runs.reserve(pair.mostRuns)
      return runs.replace { pair.sum(scale, groupedInto: picture, into: &$0) }
    }
    let count = sum(sides, columns, scale)
    runs.reserve(count)
    let levels = levels.span.extracting(first: count)
    runs.replace {
      picture.group(levels, into: &$0)
      return count
    }
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
    reserve(columns.count)
    var open = OpenRow(columns)
    Self.add(sides.sides.span, to: &open, &cells, &touched)
    reserveLevels(2 * open.count + 1)
    return Self.sum(open, scale, &cells, &touched, into: &levels)
  }

  private static func add(
    _ parts: Span<PolygonSides.Side>, to row: inout OpenRow, _ cells: inout [Cell],
    _ touched: inout [UInt64]
  ) {
    var span = cells.mutableSpan
    var bits = touched.mutableSpan
    for index in parts.indices {
      let (from, to) = (parts[index].from, parts[index].to)
      if from.y < to.y { row.add(from, to, parts[index].direction, &span, &bits) }
    }
  }

  /// - Returns: the number of runs.
  private static func sum(
    _ row: OpenRow, _ scale: CoverageScale, _ cells: inout [Cell], _ touched: inout [UInt64],
    into levels: inout [LevelRun]
  ) -> Int {
    var span = cells.mutableSpan
    var bits = touched.mutableSpan
    var level = levels.mutableSpan
    return row.sum(&span, &bits, scale, into: &level)
  }

  private mutating func reserve(_ count: Int) {
    if cells.count >= count { return }
    cells.append(contentsOf: repeatElement(Cell(), count: count - cells.count))
    touched.append(contentsOf: repeatElement(0, count: (count + 63) / 64 - touched.count))
  }

  private mutating func reserveLevels(_ count: Int) {
    if levels.count >= count { return }
    let none = LevelRun(start: 0, end: 0, level: 0)
    levels.append(contentsOf: repeatElement(none, count: 2 * count - levels.count))
  }
}
