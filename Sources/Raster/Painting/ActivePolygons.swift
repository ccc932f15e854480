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
    entries.removeAll { $0.rows.upperBound <= row }
    for index in entries.indices where entries[index].nextChange <= row {
      let polygon = entries[index].polygon
      swap(&current[polygon], &above)
      entries[index].nextChange = cut(polygon, polygons, row: row, cells)
      // The event of its beginning marks all of its cells.
      if entries[index].rows.lowerBound == row { continue }
      if polygons[polygon].samples == nil, sides[polygon].areSteady {
        sides[polygon].forEachChange(in: polygons[polygon].columns) {
          if !$0.isEmpty { dirty.insert(cells.cells(of: $0)) }
        }
      } else {
        current[polygon].forEachChange(from: above) { dirty.insert($0) }
      }
    }
  }

  /// - Returns: the first row that may be covered differently.
  private mutating func cut(
    _ index: Int, _ polygons: [PolygonOutline], row: Int, _ cells: RowCells
  ) -> Int {
    let (edges, columns) = (polygons[index].edges, polygons[index].columns)
    guard let samples = polygons[index].samples else {
      sides[index].advance(to: row, edges)
      self.row.cut(
        &sides[index], row: row, columns, polygons[index].scale, groupedInto: cells,
        into: &current[index])
      return sides[index].endOfEqualRows(row, edges)
    }
    areas.removeAll(keepingCapacity: true)
    if samples.hasCorner(inRow: row) {
      sides[index].advance(to: row, edges)
      self.row.cut(&sides[index], row: row, columns, polygons[index].scale, into: &areas)
    }
    samples.cut(row: row, areas: areas, into: &current[index])
    for run in current[index].indices { current[index][run] = cells.grouped(current[index][run]) }
    return row + 1
  }
}
