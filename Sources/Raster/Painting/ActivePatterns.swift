import Primitives

/// The patterns that touch a row and change from row to row.
struct ActivePatterns: Sendable {
  private struct Entry: Sendable {
    let pattern: Int
    let rows: Range<Int>
    let cells: Range<Int>
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  mutating func begin(_ step: PaintStep, _ patterns: [Pattern]) {
    if patterns[step.pattern].isConstantInColumns { return }
    entries.append(Entry(pattern: step.pattern, rows: step.rows, cells: step.cells))
  }

  /// Marks the cells of the patterns whose colours differ from the row above.
  mutating func advance(to row: Int, _ patterns: [Pattern], _ dirty: inout DirtyCells) {
    if entries.isEmpty { return }
    entries.removeAll { $0.rows.upperBound <= row }
    for entry in entries where entry.rows.lowerBound < row {
      if patterns[entry.pattern].differs(inRow: row) { dirty.insert(entry.cells) }
    }
  }
}

extension Pattern {
  /// Whether a row may differ from the row above.
  fileprivate func differs(inRow row: Int) -> Bool {
    !isConstantInRows || color(column: 0, row: row) != color(column: 0, row: row - 1)
  }
}
