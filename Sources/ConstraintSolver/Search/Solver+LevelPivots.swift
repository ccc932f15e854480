extension Solver {
  /// Performs a pivot and updates the prices to the new basis and the flipped signs.
  mutating func performPivot(
    _ leaving: LeavingCandidate, _ level: Level, _ budget: inout IterationBudget
  ) -> SearchOutcome {
    let leavingMember = basis[leaving.position]
    guard let stepLength = pivot(leaving, in: level.component, usesBlandRule: false) else {
      return isWorthLeaving(leaving, level) ? .unbounded : .optimal
    }
    budget.recordStep(stepLength, work: workspace.work)
    if budget.isStalling || budget.isExhausted { return .restart }
    let entering = basis[leaving.position]
    reopen(leaving.position, for: entering, below: level.priority)
    markEnteringBoundBlocked(of: entering, below: level.priority)
    updatePrices(leaving, leavingMember, entering, level)
    var needsSolve = false
    for moved in workspace.movingRows where moved.hasFlipped {
      let row = rows[moved.row]
      // Rounding took a row of a stronger level across zero.
      if row.priority > level.priority { return .restart }
      guard row.priority == level.priority, basis[leaving.position] != .row(moved.row) else {
        continue
      }
      needsSolve = true
      addToGradient(moved.row, share: row.gradient + row.sign * row.slope(toward: -row.sign))
    }
    if needsSolve {
      solveMultipliers(in: level.component)
      for position in workspace.multipliers.pattern {
        workspace.search.prices.add(workspace.multipliers[position], at: position)
        workspace.search.enqueue(position)
      }
    }
    let isRefactorizationDue = components[level.component].factorization.isRefactorizationDue
    return isRefactorizationDue && refreshValues(of: level.component) ? .restart : .optimal
  }

  /// Whether a row is worth leaving although nothing ends its step: only rounding in the updates of its price
  /// can have led there, and the price is corrected.
  private mutating func isWorthLeaving(_ leaving: LeavingCandidate, _ level: Level) -> Bool {
    if provenReducedCost(leaving.position, leaving.sign, level) < 0 { return true }
    workspace.search.enqueue(leaving.position)
    return false
  }

  /// Reopens a position for its entering row, which may return to its old side for free; crossing
  /// zero has a cost.
  mutating func reopen(_ position: Int, for member: BasisMember, below priority: Float) {
    workspace.search.open[position] = 3
    workspace.search.isOwnErrorCounted[position] = false
    guard !member.isStay, rows[member.index].priority > priority else { return }
    workspace.search.isOwnErrorCounted[position] = true
    workspace.search.close(position, -rows[member.index].sign)
  }
}
