/// How many pivots a search for the best solution of a component may take. A search beyond it is
/// abandoned, and `Solver.unfinishedConstraints()` names the constraints.
package struct PivotLimit: Hashable, Sendable {
  /// For each row and variable of the component.
  package var perMember: Int
  /// In addition.
  package var constant: Int

  package init(perMember: Int, constant: Int) {
    self.perMember = perMember
    self.constant = constant
  }
}
