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
  private var above: [[LevelRun]] = []
  /// By index of the polygon, the sides that reach into the row, and the first below them.
  private var sides: [[Int]] = []
  private var nextSide: [Int] = []
  private var row = PolygonRow()
  private var areas: [LevelRun] = []

  mutating func removeAll(reserving count: Int) {
    entries.removeAll(keepingCapacity: true)
    while current.count < count {
      current.append([])
      above.append([])
      sides.append([])
      nextSide.append(0)
    }
  }

  mutating func begin(_ step: PaintStep) {
    entries.append(
      Entry(polygon: step.outline, rows: step.rows, nextChange: step.rows.lowerBound))
    sides[step.outline].removeAll(keepingCapacity: true)
    nextSide[step.outline] = 0
  }

  /// The first row from `row` on whose coverage may differ from the row above; nil if there is none.
  func nextChange(from row: Int) -> Int? {
    var next = Int.max
    for entry in entries where entry.nextChange < entry.rows.upperBound {
      next = min(next, max(row, entry.nextChange))
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
      cut(polygon, polygons[polygon], row: row, cells)
      entries[index].nextChange = endOfEqualRows(polygon, polygons[polygon], row: row)
      // The event of its beginning marks all of its cells.
      if entries[index].rows.lowerBound == row { continue }
      current[polygon].forEachChange(from: above[polygon]) { dirty.insert($0) }
    }
  }

  private mutating func cut(_ index: Int, _ polygon: PolygonOutline, row: Int, _ cells: RowCells) {
    let (start, end) = (row << GridPoint.bits, (row + 1) << GridPoint.bits)
    sides[index].removeAll { polygon.edges[$0].bottom.y <= start }
    while nextSide[index] < polygon.edges.count {
      let edge = polygon.edges[nextSide[index]]
      if edge.top.y >= end { break }
      if edge.bottom.y > start { sides[index].append(nextSide[index]) }
      nextSide[index] += 1
    }
    swap(&current[index], &above[index])
    if let samples = polygon.samples {
      self.row.cut(polygon, sides: sides[index], row: row, into: &areas)
      samples.cut(row: row, areas: areas, into: &current[index])
    } else {
      self.row.cut(polygon, sides: sides[index], row: row, into: &current[index])
    }
    for run in current[index].indices { current[index][run].group(into: cells) }
  }

  /// The first row that is not covered as this one if all of its sides are upright.
  private func endOfEqualRows(_ index: Int, _ polygon: PolygonOutline, row: Int) -> Int {
    if polygon.samples != nil { return row + 1 }
    var end = Int.max
    if nextSide[index] < polygon.edges.count {
      end = GridPoint.pixel(at: polygon.edges[nextSide[index]].top.y)
    }
    for side in sides[index] {
      let edge = polygon.edges[side]
      let isWhole = edge.top.y <= row << GridPoint.bits
      guard edge.isUpright, isWhole else { return row + 1 }
      end = min(end, GridPoint.pixel(at: edge.bottom.y))
    }
    return max(row + 1, end)
  }
}

extension LevelRun {
  /// Replaces its columns by their cells.
  fileprivate mutating func group(into cells: RowCells) {
    let range = cells.cells(of: range)
    start = Int32(truncatingIfNeeded: range.lowerBound)
    end = Int32(truncatingIfNeeded: range.upperBound)
  }
}
