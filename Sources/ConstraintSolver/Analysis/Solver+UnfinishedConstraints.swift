extension Solver {
  /// Whether no search for the last solution was abandoned.
  ///
  /// - Precondition: the solver is solved.
  package var isBestSolution: Bool { unfinishedConstraints().isEmpty }

  /// The constraints of the systems whose last search was abandoned, in order of addition: their
  /// solution is the best one found, which may not be the best one. Empty unless rounding misled a
  /// search until it reached its limit.
  ///
  /// - Precondition: the solver is solved.
  package func unfinishedConstraints() -> [ConstraintID] {
    guard hasAbandonedSearch else { return [] }
    return components.indices.filter { !components[$0].isOptimal }
      .flatMap { components[$0].rows }.sorted().map { ConstraintID(id: $0) }
  }
}
