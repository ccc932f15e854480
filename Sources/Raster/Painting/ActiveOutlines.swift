/// The outlines that touch a row, with their coverage of it and of the row above.
struct ActiveOutlines: Sendable {
  private struct Entry: Sendable {
    let outline: Int
    let rows: Range<Int>
    /// Added to a column, gives its cell.
    let offset: Int
  }

  private var entries: [Entry] = []
  /// By index of the outline. Elements beyond the outlines of the list are unused storage.
  private(set) var current: [QuadRow] = []
  private var above: [QuadRow] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func removeAll(reserving count: Int) {
    entries.removeAll(keepingCapacity: true)
    while current.count < count {
      current.append(QuadRow())
      above.append(QuadRow())
    }
  }

  mutating func begin(_ step: PaintStep) {
    entries.append(Entry(outline: step.outline, rows: step.rows, offset: step.cellOffset))
  }

  /// Computes the coverage of a row, and marks the cells whose coverage may differ from the row above.
  mutating func advance(to row: Int, _ outlines: [QuadOutline], _ dirty: inout DirtyCells) {
    if entries.isEmpty { return }
    entries.removeAll { $0.rows.upperBound <= row }
    for entry in entries {
      let index = entry.outline
      swap(&current[index], &above[index])
      current[index].cut(outlines[index], row: row)
      // The event of its beginning marks all of its cells.
      if entry.rows.lowerBound == row { continue }
      current[index].forEachChange(from: above[index]) { columns in
        dirty.insert(columns.lowerBound + entry.offset..<columns.upperBound + entry.offset)
      }
    }
  }
}
