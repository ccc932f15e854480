/// Finds the cells of a row that differ from the row above, as runs.
///
/// Premultiplied pixels that differ also differ as straight ones: with alpha `a` the channels 0…a are
/// scaled to 0…255 by 255 / a, which is at least 1. So runs are found among premultiplied pixels, and
/// only one pixel per run is converted.
enum RowDifference {
  /// The number of cells compared without a branch, which the compiler vectorizes: several times
  /// faster than one by one where runs are long.
  private static let block = 8

  /// Copies cells of a row over those of the row above it, and appends the runs in which they differ.
  ///
  /// - Parameter columns: the first column of every cell, then the picture's width.
  static func copy(
    _ cells: Range<Int>, from row: [Pixel], over above: inout [Pixel], _ columns: [Int32],
    _ runs: inout OpenRuns
  ) {
    var target = above.mutableSpan
    let source = row.span
    // The unchecked indices of this type: all are cells of this range.
    precondition(
      cells.lowerBound >= 0 && cells.upperBound <= target.count
        && cells.upperBound <= source.count && cells.upperBound < columns.count)
    let start = difference(from: cells.lowerBound, to: cells.upperBound, target, source)
    if start == cells.upperBound { return }
    runs.append(most: cells.upperBound - start) {
      compare(start, cells.upperBound, target, source, columns.span, &$0, $1)
    }
    for cell in start..<cells.upperBound { target[unchecked: cell] = source[unchecked: cell] }
  }

  /// - Parameters:
  ///   - start: a cell in which the rows differ.
  ///   - known: the number of runs so far.
  /// - Returns: the number of runs.
  private static func compare(
    _ start: Int, _ end: Int, _ above: borrowing MutableSpan<Pixel>, _ row: Span<Pixel>,
    _ columns: Span<Int32>, _ runs: inout MutableSpan<PictureRuns.Run>, _ known: Int
  ) -> Int {
    // No cell has more than one run.
    precondition(known >= 0 && known <= runs.count - (end - start))
    var (cell, count) = (start, known)
    while cell < end {
      let (old, new) = (above[unchecked: cell], row[unchecked: cell])
      if old == new {
        cell = difference(from: cell + 1, to: end, above, row)
        continue
      }
      let next = self.end(of: old, new, from: cell + 1, to: end, above, row)
      let start = columns[unchecked: cell]
      runs[unchecked: count] = PictureRuns.Run(
        start: start, count: columns[unchecked: next] &- start, above: old.straight,
        pixel: new.straight)
      count &+= 1
      cell = next
    }
    return count
  }

  /// The first cell of a range in which the rows differ, or the end of the range.
  private static func difference(
    from start: Int, to end: Int, _ above: borrowing MutableSpan<Pixel>, _ row: Span<Pixel>
  ) -> Int {
    var cell = start
    while cell + block <= end {
      var differences: UInt32 = 0
      for index in cell..<cell + block {
        differences |= above[unchecked: index].word ^ row[unchecked: index].word
      }
      if differences != 0 { break }
      cell += block
    }
    while cell < end, above[unchecked: cell] == row[unchecked: cell] { cell += 1 }
    return cell
  }

  /// The end of the neighbours that have the pixel `old` above and `new` in the row.
  private static func end(
    of old: Pixel, _ new: Pixel, from start: Int, to end: Int,
    _ above: borrowing MutableSpan<Pixel>, _ row: Span<Pixel>
  ) -> Int {
    var cell = start
    // At an edge that is not on a pixel's, a run is one cell.
    if cell < end, above[unchecked: cell] != old || row[unchecked: cell] != new { return cell }
    while cell + block <= end {
      var differences: UInt32 = 0
      for index in cell..<cell + block {
        differences |= above[unchecked: index].word ^ old.word
        differences |= row[unchecked: index].word ^ new.word
      }
      if differences != 0 { break }
      cell += block
    }
    while cell < end, above[unchecked: cell] == old, row[unchecked: cell] == new { cell += 1 }
    return cell
  }
}
