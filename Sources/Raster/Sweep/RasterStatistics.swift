/// Counts of the work that a picture took. They depend on the scene only.
package struct RasterStatistics: Hashable, Sendable {
  /// Rows looked at, because they may differ from the row above.
  package var rows = 0
  /// Pixels laid over others, and those compared with the row above; neighbours that no row tells
  /// apart count as one.
  package var paintedCells = 0
  package var comparedCells = 0

  package init() {}
}
