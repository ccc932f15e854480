extension Solver {
  /// Exchanges basic rows for stronger equations that are also satisfied. The values do not change,
  /// and the basis no longer depends on which of several equivalent rows entered first.
  mutating func preferStrongestRows(in component: Int) {
    let candidates = components[component].rows.filter {
      rows[$0].isNonbasic && rows[$0].residual == 0 && rows[$0].relation == .equal
    }
    for row in candidates.sorted(by: isStronger) {
      guard let position = weakestPosition(spanning: row, in: component) else { continue }
      leaveBasis(position)
      exchange(position, for: .row(row), in: component)
      if components[component].factorization.isRefactorizationDue { _ = refactorize(component) }
    }
  }

  /// The weakest of the basic rows whose combination is a given row, if it is weaker than that row.
  private mutating func weakestPosition(spanning row: Int, in component: Int) -> Int? {
    addToGradient(row, share: 1)
    solveMultipliers(in: component)
    var weakest: Int?
    for position in components[component].variables {
      let member = basis[position]
      let share = abs(workspace.multipliers[position]) * norm(of: member)
      guard share > Tolerance.rate * rows[row].norm, isStronger(row, member) else { continue }
      if let known = weakest, !isStronger(basis[known], member) { continue }
      weakest = position
    }
    return weakest
  }

  private func isStronger(_ row: Int, _ member: BasisMember) -> Bool {
    member.isStay || isStronger(row, member.index)
  }

  private func isStronger(_ a: BasisMember, _ b: BasisMember) -> Bool {
    a.isStay || b.isStay ? a.precedes(b) : isStronger(a.index, b.index)
  }

  private mutating func leaveBasis(_ position: Int) {
    if basis[position].isStay {
      stayPositions[basis[position].index] = -1
    } else {
      rows[basis[position].index].basisPosition = -1
    }
  }
}
