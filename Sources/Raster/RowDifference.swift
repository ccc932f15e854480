/// Finds how columns of a row differ from the row above, as runs.
struct RowDifference {
  /// So many pixels at a time are compared without a branch, which the compiler turns into wide
  /// instructions: several times as fast as pixel by pixel where runs are long.
  private static let block = 16

  /// The index of the row's first run.
  private let first: Int
  /// Whether any pixel differs, if only in what a straight pixel does not tell.
  private(set) var isAny = false

  init(firstRun: Int) {
    first = firstRun
  }

  /// Replaces some columns of a row by those of the row below it, and appends how they differ.
  /// Columns come in ascending order.
  mutating func take(
    _ columns: Range<Int>, from row: [Pixel], into above: inout [Pixel],
    _ runs: inout [PictureRuns.Run]
  ) {
    let (start, end) = (columns.lowerBound, columns.upperBound)
    compare(columns, above.span, row.span, &runs)
    if !isAny { return }
    var target = above.mutableSpan
    let source = row.span
    for column in start..<end { target[unchecked: column] = source[unchecked: column] }
  }

  private mutating func compare(
    _ columns: Range<Int>, _ above: Span<Pixel>, _ row: Span<Pixel>,
    _ runs: inout [PictureRuns.Run]
  ) {
    var column = Self.difference(from: columns.lowerBound, to: columns.upperBound, above, row)
    while column < columns.upperBound {
      let (old, new) = (above[column], row[column])
      let end = Self.end(of: old, new, from: column + 1, to: columns.upperBound, above, row)
      append(column..<end, old.straight, new.straight, &runs)
      isAny = true
      column = end
      if column < columns.upperBound, above[column] == row[column] {
        column = Self.difference(from: column, to: columns.upperBound, above, row)
      }
    }
  }

  /// The first column of a range where the rows differ, or its end.
  private static func difference(
    from start: Int, to end: Int, _ above: Span<Pixel>, _ row: Span<Pixel>
  ) -> Int {
    var column = start
    while column + block <= end {
      var differences: UInt32 = 0
      for index in column..<column + block {
        differences |= above[unchecked: index].word ^ row[unchecked: index].word
      }
      if differences != 0 { break }
      column += block
    }
    while column < end, above[column] == row[column] { column += 1 }
    return column
  }

  /// Where neighbours end that are alike in both rows.
  private static func end(
    of old: Pixel, _ new: Pixel, from start: Int, to end: Int, _ above: Span<Pixel>,
    _ row: Span<Pixel>
  ) -> Int {
    var column = start
    // Most runs along an edge are of one pixel.
    if column < end, above[column] != old || row[column] != new { return column }
    while column + block <= end {
      var differences: UInt32 = 0
      for index in column..<column + block {
        differences |= above[unchecked: index].word ^ old.word
        differences |= row[unchecked: index].word ^ new.word
      }
      if differences != 0 { break }
      column += block
    }
    while column < end, above[column] == old, row[column] == new { column += 1 }
    return column
  }

  /// Colours that no view has, such as transparent red, may look alike though they differ.
  private mutating func append(
    _ columns: Range<Int>, _ above: UInt32, _ pixel: UInt32, _ runs: inout [PictureRuns.Run]
  ) {
    if above == pixel { return }
    let (start, count) = (Int32(columns.lowerBound), Int32(columns.count))
    if runs.count > first {
      let last = runs[runs.count - 1]
      if last.start + last.count == start, last.above == above, last.pixel == pixel {
        runs[runs.count - 1].count += count
        return
      }
    }
    runs.append(PictureRuns.Run(start: start, count: count, above: above, pixel: pixel))
  }
}
