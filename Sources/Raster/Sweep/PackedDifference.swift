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
    var (place, count, all) = (0, known, UInt32.max)
    for index in ranges.indices {
      let range = ranges[unchecked: index]
      precondition(range.lowerBound >= 0 && range.upperBound <= end)
      copy(range, row, place, over: &target, columns, &runs, &count, &all)
      place &+= range.upperBound &- range.lowerBound
    }
    if all >> 24 < 255 { runs.straighten(known..<count) }
    return count
  }

  /// Whether a cell differs is unpredictable, so a run is written of each, and written over if it does not:
  /// that takes less time than a branch.
  ///
  /// - Parameters:
  ///   - place: that of the range in the row.
  ///   - all: bits that all pixels have. The pixels of runs are not straight yet.
  /// - Precondition: all cells are in bounds, and there is room for a run of each.
  @inline(__always)
  private static func copy(
    _ cells: Range<Int>, _ row: Span<Pixel>, _ place: Int, over above: inout MutableSpan<Pixel>,
    _ columns: Span<Int32>, _ runs: inout MutableSpan<PictureRuns.Run>, _ count: inout Int,
    _ all: inout UInt32
  ) {
    var last: UInt64 = 0
    var start: Int32 = 0
    let offset = place &- cells.lowerBound
    for cell in cells {
      let (below, pixel) = (above[unchecked: cell].word, row[unchecked: cell &+ offset].word)
      above[unchecked: cell] = Pixel(word: pixel)
      let both = UInt64(below) &<< 32 | UInt64(pixel)
      let differs = below == pixel ? 0 : 1
      // A run that continues is written again, longer.
      let continues = both == last ? differs : 0
      (last, all) = (both, all & below & pixel)
      start = continues > 0 ? start : columns[unchecked: cell]
      count &-= continues
      runs[unchecked: count] = PictureRuns.Run(
        start: start, count: columns[unchecked: cell &+ 1] &- start, above: below, pixel: pixel)
      count &+= differs
    }
  }
}

extension MutableSpan<PictureRuns.Run> {
  fileprivate mutating func straighten(_ indices: Range<Int>) {
    for index in indices {
      self[index].above = Pixel(word: self[index].above).straight
      self[index].pixel = Pixel(word: self[index].pixel).straight
    }
  }
}
