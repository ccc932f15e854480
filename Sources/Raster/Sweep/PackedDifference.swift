/// Finds the dirty cells that differ from the row above, as `RowDifference` does, in a row of which only
/// those are stored.
struct PackedDifference: Sendable {
  /// Those of one row; elements beyond are unused storage.
  private var found: [PictureRuns.Run] = []

  /// Copies cells over those of the row above, and appends the runs in which they differ.
  ///
  /// - Parameters:
  ///   - row: the pixels of their cells, one after the other.
  /// - Returns: the number of cells.
  mutating func copy(
    _ dirty: borrowing DirtyCells, packed row: [Pixel], over above: inout [Pixel],
    _ columns: [Int32], _ runs: inout [PictureRuns.Run]
  ) -> Int {
    reserve(columns.count)
    let ranges = dirty.ranges.span.extracting(first: dirty.count)
    let (cells, count) = Self.copy(ranges, row.span, over: &above, columns.span, &found)
    runs.append(contentsOf: found[..<count])
    return cells
  }

  private mutating func reserve(_ count: Int) {
    let missing = count - found.count
    let none = PictureRuns.Run(start: 0, count: 0, above: 0, pixel: 0)
    if missing > 0 { found.append(contentsOf: repeatElement(none, count: missing)) }
  }

  private static func copy(
    _ ranges: Span<Range<Int>>, _ row: Span<Pixel>, over above: inout [Pixel],
    _ columns: Span<Int32>, _ runs: inout [PictureRuns.Run]
  ) -> (cells: Int, runs: Int) {
    var target = above.mutableSpan
    var found = runs.mutableSpan
    var (cells, count) = (0, 0)
    for index in ranges.indices {
      let range = ranges[unchecked: index]
      count = copy(range, row, cells, over: &target, columns, &found, count)
      cells &+= range.upperBound &- range.lowerBound
    }
    return (cells, count)
  }

  /// - Parameters:
  ///   - first: the place of the range in the row.
  ///   - known: the number of runs so far.
  /// - Returns: the number of runs.
  @inline(__always)
  private static func copy(
    _ cells: Range<Int>, _ row: Span<Pixel>, _ first: Int, over above: inout MutableSpan<Pixel>,
    _ columns: Span<Int32>, _ runs: inout MutableSpan<PictureRuns.Run>, _ known: Int
  ) -> Int {
    // The unchecked indices below: all are cells of this range, and none has more than one run.
    let length = cells.upperBound &- cells.lowerBound
    precondition(
      cells.lowerBound >= 0 && cells.upperBound <= above.count && cells.upperBound < columns.count
        && first >= 0 && first <= row.count &- length && known >= 0
        && known <= runs.count &- length)
    var count = known
    var (old, new) = (Pixel.clear, Pixel.clear)
    var start: Int32 = 0
    let offset = first &- cells.lowerBound
    for cell in cells {
      let (below, pixel) = (above[unchecked: cell], row[unchecked: cell &+ offset])
      let isContinued = below == old && pixel == new
      (old, new) = (below, pixel)
      if below == pixel { continue }
      above[unchecked: cell] = pixel
      let end = columns[unchecked: cell &+ 1]
      if isContinued {
        runs[unchecked: count &- 1].count = end &- start
        continue
      }
      start = columns[unchecked: cell]
      runs[unchecked: count] = PictureRuns.Run(
        start: start, count: end &- start, above: below.straight, pixel: pixel.straight)
      count &+= 1
    }
    return count
  }
}
