/// Finds how cells of a row differ from the row above, as runs.
struct RowDifference {
  /// So many cells at a time are compared without a branch, which the compiler turns into wide
  /// instructions: several times as fast as one by one where runs are long.
  private static let block = 8

  /// The index of the row's first run.
  private let first: Int
  /// Whether any pixel differs, if only in what a straight pixel does not tell.
  private(set) var isAny = false

  init(firstRun: Int) {
    first = firstRun
  }

  /// Replaces some cells of a row by those of the row below it, and appends how they differ.
  /// Cells come in ascending order.
  ///
  /// - Parameter columns: where every cell begins.
  mutating func take(
    _ cells: Range<Int>, from row: [Pixel], into above: inout [Pixel], _ columns: [Int32],
    _ runs: inout [PictureRuns.Run]
  ) {
    var target = above.mutableSpan
    let source = row.span
    let start = Self.difference(from: cells.lowerBound, to: cells.upperBound, target, source)
    if start == cells.upperBound { return }
    isAny = true
    compare(start, cells.upperBound, target.span, source, columns.span, &runs)
    for cell in start..<cells.upperBound { target[unchecked: cell] = source[unchecked: cell] }
  }

  /// - Parameter start: a cell where the rows differ.
  private mutating func compare(
    _ start: Int, _ end: Int, _ above: Span<Pixel>, _ row: Span<Pixel>, _ columns: Span<Int32>,
    _ runs: inout [PictureRuns.Run]
  ) {
    var cell = start
    while cell < end {
      let (old, new) = (above[cell], row[cell])
      let next = Self.end(of: old, new, from: cell + 1, to: end, above, row)
      if old != new { append(columns[cell], columns[next], old.straight, new.straight, &runs) }
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

  /// Colours that no view has, such as transparent red, may look alike though they differ.
  private mutating func append(
    _ start: Int32, _ end: Int32, _ above: UInt32, _ pixel: UInt32,
    _ runs: inout [PictureRuns.Run]
  ) {
    if above == pixel { return }
    if runs.count > first {
      let last = runs[runs.count - 1]
      if last.start + last.count == start, last.above == above, last.pixel == pixel {
        runs[runs.count - 1].count += end - start
        return
      }
    }
    runs.append(PictureRuns.Run(start: start, count: end - start, above: above, pixel: pixel))
  }
}
