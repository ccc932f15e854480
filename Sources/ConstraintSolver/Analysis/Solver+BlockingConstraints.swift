extension Solver {
  /// The constraints that keep a missed one from coming nearer, in the order of adding: of every
  /// tight row that determines its left sign that row itself, if it would be missed, or else the
  /// strongest of those that would be missed, or more than now, if the row gave way. Empty for a
  /// constraint that holds.
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
      guard abs(share) * norm(of: basis[position]) > Self.rateTolerance * rows[row].norm else {
        return nil
      }
      return blockingRow(at: position, toward: share > 0 ? -1 : 1, in: component)
    }
  }

  /// What errs, or errs more, when the row in a position leaves zero to a sign.
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
