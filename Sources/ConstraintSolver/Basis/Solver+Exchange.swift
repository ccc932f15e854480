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
  }

  /// Replaces a removed row in the basis by the stay of the variable that it moves most, which is
  /// certainly independent of the other basic rows.
  mutating func replaceRemovedRow(of row: Int, in component: Int) {
    let position = rows[row].basisPosition
    if components[component].factorization.isRefactorizationDue { _ = refactorize(component) }
    solveDirection(position, sign: 1, in: component)
    var best = position
    for variable in workspace.direction.pattern {
      let (size, largest) = (abs(workspace.direction[variable]), abs(workspace.direction[best]))
      if size > largest || size == largest && variable < best { best = variable }
    }
    exchange(position, for: .stay(best), in: component)
    components[component].needsValues = true
  }
}
