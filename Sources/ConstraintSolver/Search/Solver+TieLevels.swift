/// The tie rule as levels of one member each: the error of each row, then the slack of each inequality
/// that prefers equality, then the distance of each variable from zero.
extension Solver {
  /// Minimizes the tie levels in order, with the signs that no level of a priority closed.
  ///
  /// Where few positions are open, their directions price the levels that they move. Otherwise each level
  /// takes one transposed solve, which prices all positions at once.
  ///
  /// - Precondition: all levels of priorities are minimal, and `search.open` states what they left
  ///   open.
  mutating func minimizeTies(_ component: Int, _ budget: inout IterationBudget) -> SearchOutcome {
    var moves = TieMoves()
    swap(&moves, &workspace.tieMoves)
    moves.directionsLeft = 0
    defer {
      workspace.search.updatesEdges = leavesOutContradictions
      moves.removeAll()
      swap(&moves, &workspace.tieMoves)
    }
    return minimizeTies(component, &moves, &budget)
  }

  private mutating func minimizeTies(
    _ component: Int, _ moves: inout TieMoves, _ budget: inout IterationBudget
  ) -> SearchOutcome {
    let positions = components[component].variables
    var firstOpen = 0
    var reach = TieReach()
    for measure in TieLevel.Measure.allCases where hasOpen(positions, from: &firstOpen) {
      let levels = tieLevels(measure, component)
      if measure == .slack, pivotInBlock(levels, in: component) { return .restart }
      moves.directionsLeft += levels.count / WorkLimit.tieLevelsPerDirection
      if !moves.isKnown { find(&moves, component, from: firstOpen) }
      for level in levels where hasOpen(positions, from: &firstOpen) {
        guard mayChange(level, component, moves, &reach) else { continue }
        let pivots = statistics.pivots
        let outcome = minimizeTie(level, component, &moves, &budget)
        guard outcome == .optimal else { return outcome }
        // Pivots open positions again.
        if statistics.pivots > pivots { (firstOpen, reach) = (0, []) }
      }
    }
    return .optimal
  }

  /// Advances to the next position with an open sign.
  private func hasOpen(_ positions: [Int], from next: inout Int) -> Bool {
    while next < positions.count, workspace.search.open[positions[next]] == 0 { next += 1 }
    return next < positions.count
  }

  private mutating func mayChange(
    _ level: TieLevel, _ component: Int, _ moves: TieMoves, _ reach: inout TieReach
  ) -> Bool {
    guard position(of: level.member) < 0 else { return true }
    if moves.isKnown { return moves.includes(level.member, workspace.search) }
    return level.measure != .distance || mayReach(level.member.index, &reach, component)
  }

  private mutating func minimizeTie(
    _ level: TieLevel, _ component: Int, _ moves: inout TieMoves, _ budget: inout IterationBudget
  ) -> SearchOutcome {
    var pivots = 0
    while true {
      let position = self.position(of: level.member)
      if position >= 0 {
        workspace.search.open[position] &= freeDirections(at: level)
        return .optimal
      }
      if pivots == WorkLimit.tiePivotsInOrder, !workspace.search.updatesEdges {
        resetEdges(of: component)
      }
      guard let leaving = priceTie(level, component, moves) else { return .optimal }
      pivots += 1
      let outcome = performTiePivot(leaving, component, &budget)
      guard outcome == .optimal else { return outcome }
      update(&moves, component, after: leaving.position)
    }
  }

  private func position(of member: BasisMember) -> Int {
    member.isStay ? stayPositions[member.index] : rows[member.index].basisPosition
  }

  private mutating func performTiePivot(
    _ leaving: LeavingCandidate, _ component: Int, _ budget: inout IterationBudget
  ) -> SearchOutcome {
    guard let stepLength = pivot(leaving, in: component, usesBlandRule: false) else {
      // Nothing ends the step: the rate of its member was rounding.
      workspace.search.close(leaving.position, leaving.sign)
      return .optimal
    }
    budget.recordStep(stepLength, work: workspace.work)
    if budget.isStalling || budget.isExhausted { return .restart }
    guard case .tie(let decider) = leaving.level, !hasFlipped(before: decider, leaving.position)
    else { return .restart }
    reopenTie(leaving.position, after: decider)
    let isRefactorizationDue = components[component].factorization.isRefactorizationDue
    return isRefactorizationDue && refreshValues(of: component) ? .restart : .optimal
  }

  /// Reopens a position for its entering member, unless that belongs to a level that is minimal.
  private mutating func reopenTie(_ position: Int, after decider: TieLevel) {
    let entering = basis[position]
    reopen(position, for: entering, below: -.infinity)
    if entering.isStay {
      guard TieLevel.distance(entering.index).precedes(decider) else { return }
      workspace.search.close(position, -staySigns[entering.index])
    } else if rows[entering.index].prefersEquality,
      TieLevel.slack(entering.index, rows[entering.index].tieOrder).precedes(decider)
    {
      workspace.search.open[position] = 0
    }
  }

  /// Whether rounding took a member of a level that is minimal across zero.
  private func hasFlipped(before decider: TieLevel, _ position: Int) -> Bool {
    let entering = basis[position]
    return workspace.movingRows.contains { $0.hasFlipped && entering != .row($0.row) }
      || workspace.flippedStays.contains {
        entering != .stay($0) && TieLevel.distance($0).precedes(decider)
      }
  }
}
