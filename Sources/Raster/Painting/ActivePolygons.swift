/// The polygons that touch a row, with their coverage of it.
struct ActivePolygons: Sendable {
  private struct Entry: Sendable {
    let polygon: Int
    let rows: Range<Int>
    /// The first row that may be covered differently than the last one that was cut.
    var nextChange: Int
  }

  private var entries: [Entry] = []
  /// By index of the polygon. Elements beyond the polygons of the list are unused storage.
  private(set) var current: [PolygonCoverage] = []
  private var workspace = PolygonCoverage.Workspace()

  var isEmpty: Bool { entries.isEmpty }

  mutating func removeAll(reserving count: Int) {
    entries.removeAll(keepingCapacity: true)
    while current.count < count { current.append(PolygonCoverage()) }
  }

  mutating func begin(_ step: PaintStep) {
    entries.append(
      Entry(polygon: step.outline, rows: step.rows, nextChange: step.rows.lowerBound))
    current[step.outline].removeAll()
  }

  /// The first row from `row` on whose coverage may differ from the row above; nil if there is none.
  func nextChange(from row: Int) -> Int? {
    var next = Int.max
    for entry in entries where entry.nextChange < entry.rows.upperBound {
      if entry.nextChange <= row { return row }
      next = min(next, entry.nextChange)
    }
    return next == .max ? nil : next
  }

  /// Computes the coverage of a row, and marks the cells whose coverage differs from the row above.
  mutating func advance(
    to row: Int, _ polygons: [PolygonOutline], _ cells: RowCells, _ dirty: inout DirtyCells
  ) {
    if entries.isEmpty { return }
    if hasEnded(above: row) { entries.removeAll { $0.rows.upperBound <= row } }
    if let changing = changingColumns(row, polygons) {
      dirty.bits.expect(cells.cells(of: changing))
    }
    Self.advance(to: row, &entries, &current, polygons, cells, &workspace, &dirty.bits.words)
  }

  /// From the first to the last column of what may be covered differently; nil if nothing may. A polygon
  /// that clips has columns in which nothing is painted, and marks them, too.
  private func changingColumns(_ row: Int, _ polygons: [PolygonOutline]) -> Range<Int>? {
    let (entries, polygons) = (entries.span, polygons.span)
    var (start, end) = (Int.max, 0)
    for index in entries.indices where entries[index].nextChange <= row {
      let columns = polygons[entries[index].polygon].columns
      start = min(start, columns.lowerBound)
      end = max(end, columns.upperBound)
    }
    return start < end ? start..<end : nil
  }

  private func hasEnded(above row: Int) -> Bool {
    let entries = entries.span
    for index in entries.indices where entries[index].rows.upperBound <= row { return true }
    return false
  }

  /// Changes elements of spans: each change of an array's element asks whether the array is shared.
  private static func advance(
    to row: Int, _ entries: inout [Entry], _ current: inout [PolygonCoverage],
    _ polygons: [PolygonOutline], _ cells: RowCells, _ workspace: inout PolygonCoverage.Workspace,
    _ dirty: inout [UInt64]
  ) {
    let polygons = polygons.span
    var entries = entries.mutableSpan
    var current = current.mutableSpan
    var dirty = dirty.mutableSpan
    for index in entries.indices where entries[index].nextChange <= row {
      let polygon = entries[index].polygon
      // The event of its beginning marks all of its cells.
      let isFirst = entries[index].rows.lowerBound == row
      entries[index].nextChange = current[polygon].cut(
        row, isFirst: isFirst, polygons, polygon, cells, &workspace, &dirty)
    }
  }
}
