/// The shadows that touch a row, with their coverage of it and of the row above.
struct ActiveShadows: Sendable {
  private struct Entry: Sendable {
    let shadow: Int
    let rows: Range<Int>
  }

  private var entries: [Entry] = []
  /// By index of the shadow, the cells that it covers. Elements beyond the shadows of the list are unused
  /// storage.
  private(set) var current: [[LevelRun]] = []
  private var above: [LevelRun] = []
  private var row = ShadowRow()

  var isEmpty: Bool { entries.isEmpty }

  mutating func removeAll(reserving count: Int) {
    entries.removeAll(keepingCapacity: true)
    while current.count < count { current.append([]) }
  }

  mutating func begin(_ step: PaintStep) {
    entries.append(Entry(shadow: step.outline, rows: step.rows))
  }

  /// Computes the coverage of a row, and marks the cells whose coverage differs from the row above.
  mutating func advance(
    to row: Int, _ shadows: [BlurredMask], _ cells: RowCells, _ dirty: inout DirtyCells
  ) {
    if entries.isEmpty { return }
    entries.removeAll { $0.rows.upperBound <= row }
    for entry in entries {
      let isFirst = entry.rows.lowerBound == row
      if !isFirst, shadows[entry.shadow].repeatsRowAbove(row) { continue }
      let index = entry.shadow
      swap(&above, &current[index])
      self.row.sum(shadows[index], row, groupedInto: cells, into: &current[index])
      // The event of its beginning marks all of its cells.
      if !isFirst { dirty.insert(current[index].changes(from: above)) }
    }
  }
}
