/// How much a search for the best solution of a component may take. A search beyond it is abandoned,
/// and `Solver.unfinishedConstraints()` names the constraints.
package struct PivotLimit: Hashable, Sendable {
  /// Pivots for each row and variable of the component.
  package var perMember: Int
  /// Pivots in addition.
  package var constant: Int
  /// The work of a search, as in `SolverStatistics.work`: for each row and variable, and in addition.
  package var workPerMember = WorkLimit.workPerMember
  package var constantWork = WorkLimit.constantWork
  /// Degenerate pivots in succession after which a search leaves its vertex in another way: one for each so
  /// many rows and variables, and in addition.
  package var membersPerDegeneratePivot = WorkLimit.membersPerDegeneratePivot
  package var degeneratePivots = WorkLimit.degeneratePivots
  /// The work of all solves to come after which a search ends. Only trials have such a limit.
  package var work = Int.max

  package init(perMember: Int, constant: Int) {
    self.perMember = perMember
    self.constant = constant
  }

  /// Records that work was done.
  mutating func take(_ done: Int) {
    if work < .max { work = max(0, work - done) }
  }

  /// The work of a search for the best solution of a component.
  ///
  /// - Parameter size: the number of its rows and variables.
  func searchWork(size: Int) -> Int { workPerMember * size + constantWork }
}
