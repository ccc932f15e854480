/// Finds the dirty cells that differ from the row above, as `RowDifference` does, in a row of which only
/// those are stored.
enum PackedDifference {
  /// Copies cells over those of the row above, and appends the runs in which they differ.
  ///
  /// - Parameters:
  ///   - row: the pixels of their cells, one after the other.
  /// - Returns: the number of cells.
  static func copy(
    _ dirty: borrowing DirtyCells, packed row: [Pixel], over above: inout [Pixel],
    _ columns: [Int32], _ runs: inout OpenRuns
  ) -> Int {
    let ranges = dirty.ranges.span.extracting(first: dirty.count)
    var cells = 0
    for index in ranges.indices { cells &+= ranges[index].upperBound &- ranges[index].lowerBound }
    // No cell has more than one run.
    runs.append(most: cells) {
      copy(ranges, count: cells, row.span, over: &above, columns.span, &$0, $1)
    }
    return cells
  }

  /// - Parameters:
  ///   - cells: the number of cells.
  ///   - known: the number of runs so far.
  /// - Returns: the number of runs.
  private static func copy(
    _ ranges: Span<Range<Int>>, count cells: Int, _ row: Span<Pixel>, over above: inout [Pixel],
    _ columns: Span<Int32>, _ runs: inout MutableSpan<PictureRuns.Run>, _ known: Int
  ) -> Int {
    var target = above.mutableSpan
    let end = min(target.count, columns.count - 1)
    precondition(cells <= row.count && known >= 0 && known <= runs.count - cells)
    var (place, count) = (0, known)
    for index in ranges.indices {
      let range = ranges[unchecked: index]
      precondition(range.lowerBound >= 0 && range.upperBound <= end)
      count = copy(range, row, place, over: &target, columns, &runs, count)
      place &+= range.upperBound &- range.lowerBound
    }
    return count
  }

  /// - Parameters:
  ///   - place: that of the range in the row.
  ///   - known: the number of runs so far.
  /// - Returns: the number of runs.
  /// - Precondition: all cells are in bounds, and there is room for a run of each.
  @inline(__always)
  private static func copy(
    _ cells: Range<Int>, _ row: Span<Pixel>, _ place: Int, over above: inout MutableSpan<Pixel>,
    _ columns: Span<Int32>, _ runs: inout MutableSpan<PictureRuns.Run>, _ known: Int
  ) -> Int {
    var count = known
    var (old, new) = (Pixel.clear, Pixel.clear)
    var start: Int32 = 0
    let offset = place &- cells.lowerBound
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
