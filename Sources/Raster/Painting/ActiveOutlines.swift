/// The outlines that touch a row, and how they cover it and the row above.
struct ActiveOutlines: Sendable {
  private struct Entry: Sendable {
    let outline: Int
    let rows: Range<Int>
    /// From a column to its cell.
    let offset: Int
  }

  private var entries: [Entry] = []
  /// For every outline; beyond those of the list only storage that waits to be used again.
  private(set) var current: [QuadRow] = []
  private var above: [QuadRow] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func removeAll(makingRoomFor count: Int) {
    entries.removeAll(keepingCapacity: true)
    while current.count < count {
      current.append(QuadRow())
      above.append(QuadRow())
    }
  }

  mutating func begin(_ step: PaintStep) {
    entries.append(Entry(outline: step.outline, rows: step.rows, offset: step.cellOffset))
  }

  /// Cuts the outlines at a row, and notes where that makes a difference to the row above.
  mutating func advance(to row: Int, _ outlines: [QuadOutline], _ dirty: inout DirtyCells) {
    if entries.isEmpty { return }
    entries.removeAll { $0.rows.upperBound <= row }
    for entry in entries {
      let index = entry.outline
      swap(&current[index], &above[index])
      current[index].cut(outlines[index], row: row)
      // All of it is dirty where it begins.
      if entry.rows.lowerBound == row { continue }
      current[index].forEachChange(from: above[index]) { columns in
        dirty.insert(columns.lowerBound + entry.offset..<columns.upperBound + entry.offset)
      }
    }
  }
}
