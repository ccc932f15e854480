/// Steepest edge pricing: the row leaves along whose direction the error falls most for each point by which
/// the values move. It is for a search that leaves contradictions out, and for a level of the tie rule that
/// takes many pivots.
///
/// Where constraints are combined at random, one direction moves some value a billion times as far as another
/// does. A step along it ends at values as large, and what follows begins there. The squared lengths of
/// all directions are updated after each pivot (Forrest and Goldfarb, "Steepest-edge simplex algorithms for
/// linear programming", Mathematical Programming 57, 1992, doi:10.1007/BF01581089).
extension Solver {
  /// The square of what an error falls by for each point by which the values move, if the row at a position
  /// leaves the basis.
  func steepness(_ reducedCost: Double, at position: Int) -> Double {
    reducedCost * reducedCost / workspace.search.squaredLengths[position]
  }

  /// Begins again with the least lengths, which are those of stays, and updates them from now on. To compute
  /// the others would take a direction for each row, and in a chain each moves all of it.
  mutating func resetEdges(of component: Int) {
    workspace.search.updatesEdges = true
    for position in components[component].variables {
      workspace.search.squaredLengths[position] = leastSquaredLength(position)
    }
  }

  /// Computes the scalar products of the direction of a leaving row with those of all basic rows.
  ///
  /// - Precondition: `workspace.direction` is that of the leaving row.
  mutating func multiplyEdges(with leaving: LeavingCandidate, in component: Int) {
    for variable in workspace.direction.pattern {
      workspace.workVector.add(
        leaving.sign * workspace.direction[variable], at: permutation.stepOfVariable[variable])
    }
    solveMultipliers(in: component)
    swap(&workspace.search.edgeProducts, &workspace.multipliers)
  }

  /// Updates the lengths after an exchange at a position. Let `w` be the coordinates of the entering row in the
  /// old basis, in `workspace.multipliers`, `v` the one at the position and `e` the direction that the leaving
  /// row had there. The new one is `e/v`, and another direction `d` becomes `d - w/v · e`.
  mutating func updateEdges(_ position: Int) {
    let (square, pivot) = (squaredLengthOfDirection, workspace.multipliers[position])
    for other in workspace.multipliers.pattern where other != position {
      let share = workspace.multipliers[other] / pivot
      let change = share * (share * square - 2 * workspace.search.edgeProducts[other])
      workspace.search.squaredLengths[other] = max(
        workspace.search.squaredLengths[other] + change, leastSquaredLength(other))
    }
    workspace.search.squaredLengths[position] = square / (pivot * pivot)
  }

  /// A direction moves the residual of its row by one. Rounding in the updates may lead below.
  private func leastSquaredLength(_ position: Int) -> Double {
    guard !basis[position].isStay else { return 1 }
    let row = rows[basis[position].index]
    return 1 / (row.norm * row.norm * Double(row.termCount))
  }

  private var squaredLengthOfDirection: Double {
    workspace.direction.pattern.reduce(0) {
      $0 + workspace.direction[$1] * workspace.direction[$1]
    }
  }
}
