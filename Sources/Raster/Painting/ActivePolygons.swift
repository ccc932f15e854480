/// The polygons that touch a row, with their coverage of it and of the row above.
struct ActivePolygons: Sendable {
  private struct Entry: Sendable {
    let polygon: Int
    let rows: Range<Int>
    /// The first row that may be covered differently than the last one that was cut.
    var nextChange: Int
  }

  private var entries: [Entry] = []
  /// By index of the polygon, the cells that it covers. Elements beyond the polygons of the list are
  /// unused storage.
  private(set) var current: [[LevelRun]] = []
  private var above: [LevelRun] = []
  /// By index of the polygon.
  private var sides: [PolygonSides] = []
  private var row = PolygonRow()
  private var areas: [LevelRun] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func removeAll(reserving count: Int) {
    entries.removeAll(keepingCapacity: true)
    while current.count < count {
      current.append([])
      sides.append(PolygonSides())
    }
  }

  mutating func begin(_ step: PaintStep) {
    entries.append(
      Entry(polygon: step.outline, rows: step.rows, nextChange: step.rows.lowerBound))
    sides[step.outline].removeAll()
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
    let polygons = polygons.span
    for index in entries.indices where entries[index].nextChange <= row {
      let polygon = entries[index].polygon
      entries[index].nextChange = cut(polygon, polygons, row: row, cells)
      // The event of its beginning marks all of its cells.
      if entries[index].rows.lowerBound == row { continue }
      if polygons[polygon].samples == nil, sides[polygon].areSteady {
        markSteady(polygon, polygons[polygon].columns, cells, &dirty)
      } else {
        current[polygon].forEachChange(from: above) { dirty.insert($0) }
      }
    }
  }

  private func hasEnded(above row: Int) -> Bool {
    let entries = entries.span
    for index in entries.indices where entries[index].rows.upperBound <= row { return true }
    return false
  }

  private func markSteady(
    _ index: Int, _ columns: Range<Int>, _ cells: RowCells, _ dirty: inout DirtyCells
  ) {
    sides[index].forEachChange(in: columns) {
      if !$0.isEmpty { dirty.insert(cells.cells(of: $0)) }
    }
  }

  /// - Returns: the first row that may be covered differently.
  private mutating func cut(
    _ index: Int, _ polygons: Span<PolygonOutline>, row: Int, _ cells: RowCells
  ) -> Int {
    if let samples = polygons[index].samples {
      swap(&current[index], &above)
      sample(index, samples, polygons, row: row, cells)
      return row + 1
    }
    let edges = polygons[index].edges
    sides[index].cut(row, edges)
    // Where sides are steady, what they pass through has changed, and nothing is compared.
    if !sides[index].areSteady { swap(&current[index], &above) }
    self.row.sum(
      sides[index], polygons[index].columns, polygons[index].scale, groupedInto: cells,
      into: &current[index])
    return sides[index].endOfEqualRows(row, edges)
  }

  private mutating func sample(
    _ index: Int, _ samples: SampledShape, _ polygons: Span<PolygonOutline>, row: Int,
    _ cells: RowCells
  ) {
    areas.removeAll(keepingCapacity: true)
    if samples.hasCorner(inRow: row) {
      sides[index].cut(row, polygons[index].edges)
      self.row.sum(
        sides[index], polygons[index].columns, polygons[index].scale, into: &areas)
    }
    samples.cut(row: row, areas: areas, into: &current[index])
    for run in current[index].indices { current[index][run] = cells.grouped(current[index][run]) }
  }
}
