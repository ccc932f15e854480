/// What covers the cells of a row in other ways than whole rectangles do, and of the row above.
struct ActiveCoverage: ~Copyable, Sendable {
  private(set) var outlines = ActiveOutlines()
  private(set) var samples = ActiveSamples()
  private(set) var polygons = ActivePolygons()
  private(set) var shadows = ActiveShadows()
  /// The colours that take the place of one.
  var patterns = ActivePatterns()

  mutating func removeAll(reserving list: borrowing PaintList) {
    outlines.removeAll(reserving: list.outlines.count)
    samples.removeAll(reserving: list.samples.count)
    polygons.removeAll(reserving: list.polygons.count)
    shadows.removeAll(reserving: list.shadows.count)
  }

  /// Whether nothing changes in rows without an event.
  var isEmpty: Bool {
    outlines.isEmpty && samples.isEmpty && polygons.isEmpty && shadows.isEmpty
  }

  /// Whether any row may differ from the row above.
  var changesInAllRows: Bool { !(outlines.isEmpty && samples.isEmpty && shadows.isEmpty) }

  mutating func begin(_ step: PaintStep) {
    switch step.kind {
    case .fillOutline: outlines.begin(step)
    case .fillSamples: samples.begin(step)
    case .fillShape, .endClip: polygons.begin(step)
    case .fillShadow: shadows.begin(step)
    case .fill, .fillPattern, .beginGroup, .endGroup: break
    }
  }

  /// Computes the coverage of a row, and marks the cells whose coverage differs from the row above.
  mutating func advance(to row: Int, _ list: borrowing PaintList, _ dirty: inout DirtyCells) {
    outlines.advance(to: row, list.outlines, &dirty)
    samples.advance(to: row, list.samples, &dirty)
    polygons.advance(to: row, list.polygons, list.cells, &dirty)
    shadows.advance(to: row, list.shadows, list.cells, &dirty)
  }
}
