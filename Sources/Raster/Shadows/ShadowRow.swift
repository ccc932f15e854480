/// The runs of a shadow's row, whose storage is used again for the next.
struct ShadowRow: Sendable {
  private var sums: [Double] = []
  /// Elements beyond those of the row are unused storage.
  private var columns: [LevelRun] = []

  /// Replaces the runs by those of a row.
  ///
  /// - Parameter picture: what columns are grouped into.
  mutating func sum(
    _ shadow: BlurredMask, _ row: Int, groupedInto picture: RowCells, into runs: inout [LevelRun]
  ) {
    shadow.sum(row: row, into: &sums)
    let count = sumColumns(shadow)
    runs.resize(to: count)
    var span = runs.mutableSpan
    picture.group(columns.span.extracting(first: count), into: &span)
  }

  /// - Returns: the number of runs of columns.
  private mutating func sumColumns(_ shadow: BlurredMask) -> Int {
    if columns.count < sums.count { columns.resize(to: sums.count) }
    let sums = sums
    var span = columns.mutableSpan
    return Self.write(sums, shadow.cells, shadow.pixels.columns.upperBound, to: &span)
  }

  private static func write(
    _ sums: [Double], _ cells: [Int], _ end: Int, to runs: inout MutableSpan<LevelRun>
  ) -> Int {
    var writer = LevelRunWriter()
    for cell in cells.indices {
      let next = cell + 1 < cells.count ? cells[cell + 1] : end
      writer.append(cells[cell], next, sums[cell].level, &runs)
    }
    return writer.count
  }
}

extension [LevelRun] {
  /// The cells from the first to the last that other runs cover differently: of a shadow, nearly all of
  /// those between differ, too.
  func changes(from other: [LevelRun]) -> Range<Int> {
    var (first, end, otherEnd) = (0, count, other.count)
    while first < end, first < otherEnd, self[first] == other[first] { first += 1 }
    while first < end, first < otherEnd, self[end - 1] == other[otherEnd - 1] {
      (end, otherEnd) = (end - 1, otherEnd - 1)
    }
    let ranges = [self[first..<end], other[first..<otherEnd]].lazy.compactMap { runs in
      runs.first.flatMap { first in runs.last.map { first.range.hull($0.range) } }
    }
    return ranges.reduce(nil) { $0?.hull($1) ?? $1 } ?? 0..<0
  }
}
