/// Directions computed again with twice the digits, where rounding may have left components of zeros.
///
/// Proportions that nearly undo each other, such as 1.37 and 0.73, make a basis so ill-conditioned that what is
/// left of a zero is larger than `Tolerance.direction`. Taken for a rate, it closes a
/// move that costs nothing.
extension Solver {
  /// Whether a component of the direction may be rounding, though it does not count as zero.
  var hasDoubtfulComponents: Bool {
    guard !workspace.search.updatesEdges else { return false }
    let least = Tolerance.direction * workspace.directionNorm
    let most = Tolerance.price * workspace.directionNorm
    return workspace.direction.pattern.contains {
      let magnitude = abs(workspace.direction[$0])
      return magnitude > least && magnitude <= most
    }
  }

  /// Performs one step of iterative refinement (Skeel, as for `refineSmallPrices`).
  mutating func refineDirection(_ position: Int, sign: Double, in component: Int) {
    workspace.directionRest.clear()
    workspace.directionRest.add(sign, times: 1, at: position)
    for variable in workspace.direction.pattern where workspace.direction[variable] != 0 {
      subtractFromRest(variable)
    }
    for position in workspace.directionRest.pattern {
      workspace.unitVector.add(workspace.directionRest[position], at: position)
    }
    workspace.correction.clear()
    workspace.entryCount += components[component].factorization.solve(
      &workspace.unitVector, into: &workspace.correction, &workspace.workVector, permutation)
    for variable in workspace.correction.pattern {
      workspace.direction.add(workspace.correction[variable], at: variable)
    }
    workspace.directionNorm = workspace.direction.norm
  }

  /// Takes from the right-hand side what the basic members of a variable's column have of it.
  private mutating func subtractFromRest(_ variable: Int) {
    let rate = workspace.direction[variable]
    if stayPositions[variable] >= 0 {
      workspace.directionRest.add(-rate, times: 1, at: stayPositions[variable])
    }
    var term = columnHeads[variable]
    while term >= 0 {
      let (row, coefficient) = (pool[term].row, pool[term].coefficient)
      term = pool[term].nextInColumn
      workspace.rowCount += 1
      guard rows[row].basisPosition >= 0 else { continue }
      workspace.directionRest.add(-rate, times: coefficient, at: rows[row].basisPosition)
    }
  }
}
