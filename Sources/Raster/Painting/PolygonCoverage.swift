/// What a polygon covers of a row, for one row after the other from the top down.
struct PolygonCoverage: Sendable {
  /// The cells that it covers.
  private(set) var runs = LevelRuns()
  private var sides = PolygonSides()

  /// What all polygons use in turn.
  struct Workspace: Sendable {
    fileprivate var above = LevelRuns()
    fileprivate var row = PolygonRow()
    fileprivate var centers = CenterRow()
  }

  mutating func removeAll() { sides.removeAll() }

  /// Computes the coverage of a row, and marks the cells that are covered differently than in the row
  /// above. The polygon is given by its index, because an element of a span would be copied.
  ///
  /// - Parameters:
  ///   - isFirst: whether it is the first row that is painted: then all of its cells are marked already.
  ///   - dirty: a bit for each cell.
  /// - Returns: the first row below that may be covered differently.
  mutating func cut(
    _ row: Int, isFirst: Bool, _ polygons: Span<PolygonOutline>, _ index: Int,
    _ cells: borrowing RowCells, _ workspace: inout Workspace, _ dirty: inout MutableSpan<UInt64>
  ) -> Int {
    if polygons[index].isSampled {
      return sample(row, isFirst: isFirst, polygons, index, cells, &workspace, &dirty)
    }
    let columns = polygons[index].columns
    let hasLevelSides = polygons[index].hasLevelSides
    if !isFirst, !hasLevelSides {
      sides.forEachEnding(above: row, in: columns) { dirty.insert(cells.cells(ofEach: $0)) }
    }
    sides.cut(row, polygons[index].edges.span)
    // A level side between two rows is a change that no side of either passes through.
    let areCompared = !isFirst && hasLevelSides && !sides.areSteady
    if areCompared { swap(&runs, &workspace.above) }
    workspace.row.sum(
      sides.sides, sides.count, areWhole: sides.areWhole, columns, polygons[index].scale,
      groupedInto: cells, into: &runs)
    if areCompared {
      runs.forEachChange(from: workspace.above) { dirty.insert($0) }
    } else if !isFirst {
      sides.forEachChange(in: columns) { dirty.insert(cells.cells(ofEach: $0)) }
    }
    return sides.endOfEqualRows(row)
  }

  private mutating func sample(
    _ row: Int, isFirst: Bool, _ polygons: Span<PolygonOutline>, _ index: Int,
    _ cells: borrowing RowCells, _ workspace: inout Workspace, _ dirty: inout MutableSpan<UInt64>
  ) -> Int {
    swap(&runs, &workspace.above)
    workspace.centers.sum(
      polygons, index, row: row, &sides, &workspace.row, groupedInto: cells, into: &runs)
    if !isFirst {
      runs.forEachChange(from: workspace.above) { dirty.insert($0) }
    }
    return row + 1
  }
}
