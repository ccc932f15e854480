/// Counters of a solver's work since its creation, for tests and benchmarks.
package struct SolverStatistics: Hashable, Sendable {
  /// Crash bases computed. Changes of constants never cause one; changes of priorities only if
  /// there are more than `WorkLimit.changesBeforeRebuild` at once.
  package var rebuilds = 0
  /// Basis changes: one row leaves the basis and another enters.
  package var pivots = 0
  /// Fresh LU factorizations of an unchanged basis.
  package var refactorizations = 0
  /// Searches that were abandoned for numerical reasons; the result is then the best point found.
  package var stalls = 0
  /// Numbers read or written in factors and cached directions.
  package var entries = 0
  /// Rows whose residual was computed or whose rate along a direction was computed.
  package var rowVisits = 0
  /// Basis positions priced, and rows examined while looking for the errors of a level.
  package var pricings = 0

  /// The sum of all counters that grow with the size of a system.
  package var work: Int { entries + rowVisits + pricings }

  /// The same in the time that an entry takes: a row has several terms, a price looks at lists, and a pivot updates
  /// factors. Fitted to the slowest 53 of 500 random timelines. For the same work one takes up to twice as long as
  /// another, and few up to three times.
  package var weightedWork: Int { entries + 14 * rowVisits + 4 * pricings + 2000 * pivots }
}
