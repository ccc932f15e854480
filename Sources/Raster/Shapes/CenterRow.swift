/// The runs of a row in which centres decide, except in corners, whose storage is used again for the next.
struct CenterRow: Sendable {
  private var areas: [LevelRun] = []
  private var columns: [LevelRun] = []

  /// Replaces the runs by those of a row.
  ///
  /// - Parameters:
  ///   - sides: those of the polygon.
  ///   - picture: what columns are grouped into.
  mutating func sum(
    _ polygon: PolygonOutline, row: Int, _ sides: inout PolygonSides, _ area: inout PolygonRow,
    groupedInto picture: RowCells, into runs: inout LevelRuns
  ) {
    guard let samples = polygon.samples else { return }
    areas.removeAll(keepingCapacity: true)
    if samples.hasCorner(inRow: row) {
      sides.cut(row, polygon.edges)
      area.sum(sides, polygon.columns, polygon.scale, into: &areas)
    }
    samples.cut(row: row, areas: areas, into: &columns)
    for run in columns.indices { columns[run] = picture.grouped(columns[run]) }
    runs.replace(by: columns)
  }
}
