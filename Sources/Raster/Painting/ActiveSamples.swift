/// The sampled quads that touch a row, with the pixels that they cover in it.
struct ActiveSamples: Sendable {
  private struct Entry: Sendable {
    let quad: Int
    let rows: Range<Int>
    /// Added to a column, gives its cell.
    let offset: Int
  }

  private var entries: [Entry] = []
  /// By index of the quad, the columns that it covers. Elements beyond the quads of the list are unused
  /// storage.
  private(set) var current: [Range<Int>] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func removeAll(reserving count: Int) {
    entries.removeAll(keepingCapacity: true)
    let missing = count - current.count
    if missing > 0 { current.append(contentsOf: repeatElement(0..<0, count: missing)) }
  }

  mutating func begin(_ step: PaintStep) {
    entries.append(Entry(quad: step.outline, rows: step.rows, offset: step.cellOffset))
  }

  /// Computes the coverage of a row, and marks the cells whose coverage differs from the row above.
  mutating func advance(to row: Int, _ quads: [SampledQuad], _ dirty: inout DirtyCells) {
    if entries.isEmpty { return }
    entries.removeAll { $0.rows.upperBound <= row }
    for entry in entries {
      let above = current[entry.quad]
      let columns = quads[entry.quad].columns(inRow: row)
      current[entry.quad] = columns
      // The event of its beginning marks all of its cells.
      if entry.rows.lowerBound == row { continue }
      Self.forEachChange(from: above, to: columns) { dirty.insert($0.moved(by: entry.offset)) }
    }
  }

  /// Calls `body` with the ranges of columns that only one of two ranges contains.
  private static func forEachChange(
    from above: Range<Int>, to columns: Range<Int>, _ body: (Range<Int>) -> Void
  ) {
    guard above.overlaps(columns) else {
      body(above)
      return body(columns)
    }
    body(between(above.lowerBound, columns.lowerBound))
    body(between(above.upperBound, columns.upperBound))
  }

  private static func between(_ first: Int, _ second: Int) -> Range<Int> {
    min(first, second)..<max(first, second)
  }
}
