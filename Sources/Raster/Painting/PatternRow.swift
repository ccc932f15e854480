import Primitives

/// A pattern in a row of a picture.
struct PatternRow {
  let pattern: Pattern
  /// Nil for a pattern whose colours are computed where they are painted.
  let sampled: SampledRow?
  /// The first column of each cell.
  let columns: [Int32]
  let row: Int

  /// The colour of a cell.
  func color(_ cell: Int) -> Pixel {
    let column = Int(columns[cell])
    return sampled?.color(ofColumn: column) ?? Pixel(pattern.color(column: column, row: row))
  }
}

extension MutableSpan<Pixel> {
  /// Paints the cells of a range that a rectangle covers, each in its colour. So do the others.
  mutating func fill(_ step: PaintStep, _ pattern: PatternRow, in cells: Range<Int>, at base: Int) {
    let coverage = step.coverage(ofRow: pattern.row)
    let covered = step.cells.clamped(to: cells)
    guard !covered.isEmpty else { return }
    let (first, last) = (step.cells.lowerBound, step.cells.upperBound - 1)
    if covered.lowerBound == first { paint(pattern, first..<first + 1, coverage.left, at: base) }
    let inside = (first + 1..<Swift.max(first + 1, last)).clamped(to: covered)
    paint(pattern, inside, coverage.interior, at: base)
    if last > first, covered.upperBound == last + 1 {
      paint(pattern, last..<last + 1, coverage.right, at: base)
    }
  }

  /// - Parameter offset: added to a column, gives its cell.
  mutating func fill(
    _ pattern: PatternRow, _ quad: QuadRow, _ scale: CoverageScale, in cells: Range<Int>,
    offset: Int, at base: Int
  ) {
    var column = Swift.max(quad.columns.lowerBound, cells.lowerBound - offset)
    let end = Swift.min(quad.columns.upperBound, cells.upperBound - offset)
    while column < end {
      let next = Swift.min(quad.run(from: column).upperBound, end)
      let coverage = scale.level(quad.coverage(of: column))
      paint(pattern, column + offset..<next + offset, coverage, at: base)
      column = next
    }
  }

  mutating func fill(_ pattern: PatternRow, _ runs: LevelRuns, in cells: Range<Int>, at base: Int) {
    for run in runs.storage[..<runs.count] {
      paint(pattern, run.range.clamped(to: cells), run.level, at: base)
    }
  }

  mutating func paint(
    _ pattern: PatternRow, _ cells: Range<Int>, _ coverage: UInt8, at base: Int
  ) {
    guard let first = cells.first else { return }
    if pattern.pattern.isConstantInRows {
      return paint(pattern.color(first), base + first, cells.count, coverage: coverage)
    }
    for cell in cells { paint(pattern.color(cell), base + cell, coverage: coverage) }
  }
}
