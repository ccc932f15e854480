/// Counts of the work that painting a scene took. They depend on the scene only.
package struct RasterStatistics: Hashable, Sendable {
  /// Rows that were painted because they may differ from the row above.
  package var rows = 0
  /// Cells composited, and cells compared with the row above. A cell is a group of neighbouring
  /// columns with equal pixels in every row.
  package var paintedCells = 0
  package var comparedCells = 0

  package init() {}
}
