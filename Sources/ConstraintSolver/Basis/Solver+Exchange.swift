extension Solver {
  /// Replaces the basic row at a position. The coordinates of the entering row in the old basis
  /// remain in `workspace.multipliers`.
  ///
  /// - Precondition: the leaving row is already marked as nonbasic.
  mutating func exchange(_ position: Int, for member: BasisMember, in component: Int) {
    addToGradient(member)
    if member.isStay {
      stayPositions[member.index] = position
    } else {
      rows[member.index].basisPosition = position
      rows[member.index].residual = 0
    }
    solveMultipliers(in: component)
    components[component].factorization.replace(
      position, coordinates: workspace.multipliers, &permutation)
    components[component].directions.removeAll()
    basis[position] = member
    statistics.pivots += 1
    workspace.pivotCount += 1
  }
}
