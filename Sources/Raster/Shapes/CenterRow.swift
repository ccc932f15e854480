/// The runs of a row in which centres decide, except in corners, whose storage is used again for the next.
struct CenterRow: Sendable {
  private var areas: [LevelRun] = []
  private var squares: [Range<Int>] = []
  private var columns: [LevelRun] = []

  /// Replaces the runs by those of a row.
  ///
  /// - Parameters:
  ///   - polygon: its index, because an element of a span would be copied.
  ///   - sides: those of the polygon.
  ///   - picture: what columns are grouped into.
  mutating func sum(
    _ polygons: Span<PolygonOutline>, _ polygon: Int, row: Int, _ sides: inout PolygonSides,
    _ area: inout PolygonRow, groupedInto picture: borrowing RowCells, into runs: inout LevelRuns
  ) {
    guard let samples = polygons[polygon].samples else { return }
    areas.removeAll(keepingCapacity: true)
    samples.findCorners(inRow: row, &squares)
    if !squares.isEmpty {
      sides.cut(row, polygons[polygon].edges.span)
      area.sum(sides, polygons[polygon].columns, polygons[polygon].scale, into: &areas)
    }
    samples.cut(row: row, areas: areas, in: squares, into: &columns)
    for run in columns.indices { columns[run] = picture.grouped(columns[run]) }
    runs.replace(by: columns)
  }
}
