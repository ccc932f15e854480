extension Solver {
  /// The constraints that keep a violated constraint from improving, in order of addition. For each
  /// basic row that determines the constraint's left side, this is that row itself if it would be
  /// violated; otherwise the strongest constraint that would be violated, or violated further, if
  /// the row were relaxed. Empty for a satisfied constraint.
  ///
  /// - Precondition: the constraint is in the solver.
  package func blockingConstraints(of id: ConstraintID) -> [ConstraintID] {
    guard rows[id.id].error != 0, let term = terms(of: id.id).first else { return [] }
    var trial = self
    let component = componentIndex(ofVariable: pool[term].variable)
    trial.preferStrongestRows(in: component)
    return Set(trial.blockingRows(of: id.id, in: component)).sorted().map(ConstraintID.init)
  }

  private mutating func blockingRows(of row: Int, in component: Int) -> [Int] {
    addToGradient(row, share: rows[row].residual < 0 ? -1 : 1)
    solveMultipliers(in: component)
    workspace.knownDirection = nil
    return components[component].variables.compactMap { position in
      let share = workspace.multipliers[position]
      guard abs(share) * norm(of: basis[position]) > Tolerance.rate * rows[row].norm else {
        return nil
      }
      return blockingRow(at: position, toward: share > 0 ? -1 : 1, in: component)
    }
  }

  /// The row that is violated, or violated further, when the basic row at a position leaves with a
  /// sign.
  private mutating func blockingRow(at position: Int, toward sign: Double, in component: Int)
    -> Int?
  {
    let member = basis[position]
    if !member.isStay, rows[member.index].slope(toward: sign) > 0 { return member.index }
    prepareDirection(position, sign: sign, in: component)
    return workspace.movingRows.filter { moving in
      let row = rows[moving.row]
      return row.residual == 0
        ? row.slope(toward: moving.rate) > 0 : row.gradient * moving.rate > 0
    }.map(\.row).min(by: isStronger)
  }
}
