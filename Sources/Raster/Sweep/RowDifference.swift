/// Finds how cells of a row differ from the row above, as runs.
///
/// Premultiplied pixels that differ are different as straight ones: with alpha `a` the channels
/// 0…a are spread over 0…255 by a factor of 255 / a, at least 1. So runs can be found before pixels
/// are made straight, which then is done once a run.
enum RowDifference {
  /// So many cells at a time are compared without a branch, which the compiler turns into wide
  /// instructions: several times as fast as one by one where runs are long.
  private static let block = 8

  /// Replaces some cells of a row by those of the row below it, and appends how they differ.
  /// Cells come in ascending order.
  ///
  /// - Parameter columns: where every cell begins.
  static func take(
    _ cells: Range<Int>, from row: [Pixel], into above: inout [Pixel], _ columns: [Int32],
    _ runs: inout [PictureRuns.Run]
  ) {
    var target = above.mutableSpan
    let source = row.span
    // The unchecked indices of this type: all are cells of this range.
    precondition(
      cells.lowerBound >= 0 && cells.upperBound <= target.count
        && cells.upperBound <= source.count)
    let start = difference(from: cells.lowerBound, to: cells.upperBound, target, source)
    if start == cells.upperBound { return }
    compare(start, cells.upperBound, target.span, source, columns.span, &runs)
    for cell in start..<cells.upperBound { target[unchecked: cell] = source[unchecked: cell] }
  }

  /// - Parameter start: a cell where the rows differ.
  private static func compare(
    _ start: Int, _ end: Int, _ above: Span<Pixel>, _ row: Span<Pixel>, _ columns: Span<Int32>,
    _ runs: inout [PictureRuns.Run]
  ) {
    var cell = start
    while cell < end {
      let (old, new) = (above[cell], row[cell])
      let next = self.end(of: old, new, from: cell + 1, to: end, above, row)
      if old != new {
        let (start, count) = (columns[cell], columns[next] - columns[cell])
        runs.append(
          PictureRuns.Run(start: start, count: count, above: old.straight, pixel: new.straight))
      }
      cell = next
    }
  }

  /// The first cell of a range where the rows differ, or its end.
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

  /// Where neighbours end that are alike in both rows.
  private static func end(
    of old: Pixel, _ new: Pixel, from start: Int, to end: Int, _ above: Span<Pixel>,
    _ row: Span<Pixel>
  ) -> Int {
    var cell = start
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
