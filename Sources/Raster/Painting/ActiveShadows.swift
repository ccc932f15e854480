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
  private var levels: [UInt8] = []

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
      shadows[index].copyLevels(ofRow: row, to: &levels)
      shadows[index].copyRuns(levels, cells, to: &current[index])
      // The event of its beginning marks all of its cells.
      if !isFirst { current[index].forEachChange(from: above) { dirty.insert($0) } }
    }
  }
}

extension BlurredMask {
  /// Replaces the runs by those of a row with these levels, in the cells of the picture.
  fileprivate func copyRuns(_ levels: [UInt8], _ picture: RowCells, to runs: inout [LevelRun]) {
    runs.removeAll(keepingCapacity: true)
    for (cell, start) in cells.enumerated() {
      let end = cell + 1 < cells.count ? cells[cell + 1] : pixels.columns.upperBound
      runs.append(picture.cells(of: start..<end), level: levels[cell])
    }
  }
}
