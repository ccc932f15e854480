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

  struct Cell {
    /// Height in units of the grid.
    var cover = 0
    /// Twice an area, in square units of the grid.
    var area = 0
  }

  /// Replaces the runs by those of a row.
  ///
  /// - Parameters:
  ///   - sides: cut in the row; elements from `count` on are unused storage. The struct that holds them
  ///     would be copied, and to load it as a whole waits for the parts that were stored just before.
  ///   - areWhole: whether they pass through the whole height of the row.
  ///   - picture: what columns are grouped into.
  mutating func sum(
    _ sides: borrowing [PolygonSides.Side], _ count: Int, areWhole: Bool, _ columns: Range<Int>,
    _ scale: CoverageScale, groupedInto picture: borrowing RowCells, into runs: inout LevelRuns
  ) {
    if areWhole, count == 2, let pair = SidePair(sides, within: columns) {
      runs.reserve(pair.mostRuns)
      return runs.replace { pair.sum(scale, groupedInto: picture, into: &$0) }
    }
    let row = add(sides, count, columns)
    runs.reserve(row.mostRuns)
    runs.replace {
      Self.sum(row, scale, &cells, &touched, groupedInto: picture, into: &$0)
    }
  }

  /// The same of columns.
  mutating func sum(
    _ sides: borrowing PolygonSides, _ columns: Range<Int>, _ scale: CoverageScale,
    into runs: inout [LevelRun]
  ) {
    let row = add(sides.sides, sides.count, columns)
    runs.resize(to: row.mostRuns)
    runs.resize(to: Self.sum(row, scale, &cells, &touched, into: &runs))
  }

  private mutating func add(
    _ sides: borrowing [PolygonSides.Side], _ count: Int, _ columns: Range<Int>
  ) -> OpenRow {
    reserve(columns.count)
    var open = OpenRow(columns)
    Self.add(sides.span.extracting(first: count), to: &open, &cells, &touched)
    return open
  }

  private static func add(
    _ parts: Span<PolygonSides.Side>, to row: inout OpenRow, _ cells: inout [Cell],
    _ touched: inout [UInt64]
  ) {
    var span = cells.mutableSpan
    var bits = touched.mutableSpan
    // A copy stays in registers.
    var open = row
    for index in parts.indices {
      let (from, to) = (parts[index].from, parts[index].to)
      if from.y < to.y { open.add(from, to, parts[index].direction, &span, &bits) }
    }
    row = open
  }

  /// - Returns: the number of runs.
  private static func sum(
    _ row: OpenRow, _ scale: CoverageScale, _ cells: inout [Cell], _ touched: inout [UInt64],
    groupedInto picture: borrowing RowCells, into runs: inout MutableSpan<LevelRun>
  ) -> Int {
    var span = cells.mutableSpan
    var bits = touched.mutableSpan
    let places = picture.indices.span
    return row.sum(&span, &bits, scale, into: &runs) { places[$0] }
  }

  /// - Returns: the number of runs.
  private static func sum(
    _ row: OpenRow, _ scale: CoverageScale, _ cells: inout [Cell], _ touched: inout [UInt64],
    into runs: inout [LevelRun]
  ) -> Int {
    var span = cells.mutableSpan
    var bits = touched.mutableSpan
    var levels = runs.mutableSpan
    return row.sum(&span, &bits, scale, into: &levels) { Int32(truncatingIfNeeded: $0) }
  }

  private mutating func reserve(_ count: Int) {
    if cells.count >= count { return }
    cells.append(contentsOf: repeatElement(Cell(), count: count - cells.count))
    touched.append(contentsOf: repeatElement(0, count: (count + 63) / 64 - touched.count))
  }
}
