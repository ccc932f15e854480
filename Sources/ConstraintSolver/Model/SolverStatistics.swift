/// Counts of a solver's work, for tests and benchmarks.
package struct SolverStatistics: Hashable, Sendable {
  /// Bases chosen anew. Changes of constants never cause one, and of priorities only many at once.
  package var rebuilds = 0
  /// Exchanges of one tight row for another.
  package var pivots = 0
  /// Fresh LU factors of an unchanged basis.
  package var refactorizations = 0
  /// Times that the search gave up for numerical reasons; the answer is then the best point found.
  package var stalls = 0
  /// Numbers read or written in factors and cached directions.
  package var entries = 0
  /// Rows whose residual was computed, and rows whose terms were looked at for a direction.
  package var rowVisits = 0
  /// Slots weighed for a leaving, and rows passed while looking for errors of a level.
  package var pricings = 0

  /// All the work that grows with a system, in comparable units.
  package var work: Int { entries + rowVisits + pricings }
}
