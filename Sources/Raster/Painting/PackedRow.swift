/// A row of which only the dirty cells are stored: see `PackedCells`.
extension MutableSpan<Pixel> {
  /// Paints the dirty cells that a fill covers in a row of the picture.
  mutating func fill(_ step: PaintStep, row: Int, _ places: Span<Int32>, at base: Int) {
    let coverage = step.coverage(ofRow: row)
    let (start, last) = (step.cells.lowerBound, step.cells.upperBound - 1)
    fill(step.color, start, start + 1, coverage.left, places, at: base)
    if start == last { return }
    fill(step.color, start + 1, last, coverage.interior, places, at: base)
    fill(step.color, last, last + 1, coverage.right, places, at: base)
  }

  private mutating func fill(
    _ color: Pixel, _ start: Int, _ end: Int, _ coverage: UInt8, _ places: Span<Int32>, at base: Int
  ) {
    let (from, to) = (Int(places[start]), Int(places[end]))
    if from < to { paint(color, base + from, to - from, coverage: coverage) }
  }

  /// Paints the dirty cells that runs cover.
  ///
  /// - Returns: their number.
  mutating func fill(
    _ color: Pixel, _ runs: LevelRuns, _ places: Span<Int32>, at base: Int
  ) -> Int {
    let runs = runs.storage.span.extracting(first: runs.count)
    var painted = 0
    for index in runs.indices {
      let run = runs[unchecked: index]
      let from = Int(places[Int(run.start)])
      let count = Int(places[Int(run.end)]) &- from
      if count == 1 {
        paint(color, base &+ from, coverage: run.level)
      } else if count > 1 {
        paintMany(color, base &+ from, count, coverage: run.level)
      }
      painted &+= count
    }
    return painted
  }
}
