/// How much a search for the best solution of a component may take. A search beyond it is abandoned,
/// and `Solver.unfinishedConstraints()` names the constraints.
package struct PivotLimit: Hashable, Sendable {
  /// Pivots for each row and variable of the component.
  package var perMember: Int
  /// Pivots in addition.
  package var constant: Int
  /// The work of a solve, as in `SolverStatistics.work`, after which its search ends. Only trials have a
  /// limit: a layout is always finished.
  package var work = Int.max

  package init(perMember: Int, constant: Int) {
    self.perMember = perMember
    self.constant = constant
  }
}
