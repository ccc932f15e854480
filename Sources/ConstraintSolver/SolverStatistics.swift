/// Counts of a solver's work, for tests and benchmarks.
package struct SolverStatistics: Hashable, Sendable {
  /// Bases chosen anew. Changes of constants and priorities never cause one.
  package var rebuilds = 0
  /// Exchanges of one tight row for another.
  package var pivots = 0
  /// Fresh LU factors of an unchanged basis.
  package var refactorizations = 0
  /// Times that the search gave up for numerical reasons; the answer is then the best point found.
  package var stalls = 0
}
