/// Values computed again with twice the digits, where the factors lose some, or where rounding may decide whether a
/// row is met.
///
/// Proportions that nearly undo each other, such as 1.37 and 0.73, multiply the rounding of values by ten
/// thousand. Rows that meet in one point seem to miss it by more than `Tolerance.residual` then, and a row that is
/// met would be reported as part of a conflict.
extension Solver {
  /// Whether a row is so close to its constant that the rounding of values may be why it is not met.
  func hasDoubtfulResiduals(_ component: Int) -> Bool {
    components[component].rows.contains { rows[$0].isNonbasic && isDoubtful(rows[$0].residual) }
  }

  func isDoubtful(_ residual: Double) -> Bool {
    residual != 0 && abs(residual) <= Tolerance.doubtfulResidual
  }

  /// Performs one step of iterative refinement with residuals of twice the digits (Skeel, as for
  /// `refineSmallPrices`).
  mutating func refineAccurately(_ component: Int) {
    workspace.directionRest.clear()
    for position in components[component].variables {
      addResidual(of: basis[position], at: position)
    }
    for position in components[component].variables {
      workspace.rightSide[position] = workspace.directionRest[position]
    }
    workspace.entryCount += components[component].factorization.entryCount
    components[component].factorization.correctAll(
      &workspace.rightSide, &workspace.solution, &workspace.denseWork)
  }

  private mutating func addResidual(of member: BasisMember, at position: Int) {
    guard !member.isStay else {
      return workspace.directionRest.add(-1, times: workspace.solution[member.index], at: position)
    }
    workspace.directionRest.add(1, times: rows[member.index].constant, at: position)
    for i in terms(of: member.index) {
      workspace.directionRest.add(
        -pool[i].coefficient, times: workspace.solution[pool[i].variable], at: position)
    }
  }
}
