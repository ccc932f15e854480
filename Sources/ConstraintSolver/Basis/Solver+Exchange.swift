extension Solver {
  /// Puts another row into a position of the basis; its coordinates in the old one stay in
  /// `workspace.multipliers`. The row that leaves it must already know.
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

  /// Takes a removed row out of the basis. The stay row of the variable that it moved most takes
  /// its position: that one is independent of the others for certain.
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
