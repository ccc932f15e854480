/// The tie rule as levels of one member each: the error of each row in order of addition, then the
/// distance of each variable from zero in order of creation.
extension Solver {
  /// Minimizes the tie levels in order, with the signs that no level of a priority closed.
  ///
  /// Each level takes one transposed solve, which prices all positions at once, and most levels
  /// have neither an error nor an open position. A direction for each open position would take as
  /// many solves after every pivot.
  ///
  /// - Precondition: all levels of priorities are minimal, and `search.open` states what they left
  ///   open.
  mutating func minimizeTies(_ component: Int, _ budget: inout IterationBudget) -> SearchOutcome {
    var open = components[component].variables.filter { workspace.search.open[$0] != 0 }
    for index in components[component].rows.indices {
      guard !open.isEmpty else { return .optimal }
      let row = components[component].rows[index]
      guard isTieLevel(row) else { continue }
      let outcome = minimizeTie(of: .row(row), component, &open, &budget)
      guard outcome == .optimal else { return outcome }
    }
    for index in components[component].variables.indices {
      guard !open.isEmpty else { return .optimal }
      let stay = BasisMember.stay(components[component].variables[index])
      let outcome = minimizeTie(of: stay, component, &open, &budget)
      guard outcome == .optimal else { return outcome }
    }
    return .optimal
  }

  /// Whether a row has an error, or could get one from an open sign of its own.
  private func isTieLevel(_ row: Int) -> Bool {
    let position = rows[row].basisPosition
    return position < 0 ? rows[row].gradient != 0 : workspace.search.open[position] != 0
  }

  private mutating func minimizeTie(
    of member: BasisMember, _ component: Int, _ open: inout [Int],
    _ budget: inout IterationBudget
  ) -> SearchOutcome {
    while true {
      let position = self.position(of: member)
      if position >= 0 {
        closeOwnTie(of: member, at: position)
        open.removeAll { workspace.search.open[$0] == 0 }
        return .optimal
      }
      guard let leaving = priceTie(of: member, component) else { break }
      let outcome = performTiePivot(leaving, component, &budget)
      guard outcome == .optimal else { return outcome }
    }
    open.removeAll { workspace.search.open[$0] == 0 }
    return .optimal
  }

  private func position(of member: BasisMember) -> Int {
    member.isStay ? stayPositions[member.index] : rows[member.index].basisPosition
  }

  private mutating func closeOwnTie(of member: BasisMember, at position: Int) {
    workspace.search.open[position] &=
      member.isStay ? 0 : rows[member.index].relation.freeDirections
  }

  /// Prices the open signs of all positions that affect a nonbasic member.
  ///
  /// - Returns: the best candidate. If there is none, the signs with a cost are closed.
  private mutating func priceTie(of member: BasisMember, _ component: Int) -> LeavingCandidate? {
    let gradient = member.isStay ? staySigns[member.index] : rows[member.index].gradient
    addToGradient(member)
    solveMultipliers(in: component)
    workspace.pricingCount += workspace.multipliers.patternCount
    var best: LeavingCandidate?
    var costly: [(position: Int, sign: Double)] = []
    for position in workspace.multipliers.pattern where workspace.search.open[position] != 0 {
      let price = gradient * tieRate(of: member, at: position, component)
      for sign in Pricing.signs where price != 0 && workspace.search.isOpen(position, sign) {
        guard price * sign < 0 else {
          costly.append((position, sign))
          continue
        }
        let leaving = LeavingCandidate(
          position: position, sign: sign, level: .tie(member), reducedCost: price * sign)
        if best.map({ isTakenBefore(leaving, $0) }) ?? true { best = leaving }
      }
    }
    if best == nil {
      for (position, sign) in costly { workspace.search.close(position, sign) }
    }
    return best
  }

  /// The change of a nonbasic member per unit of the residual with which the basic row at a
  /// position leaves; zero if it is within rounding.
  private mutating func tieRate(
    of member: BasisMember, at position: Int, _ component: Int
  ) -> Double {
    let rate = workspace.multipliers[position]
    let scale = member.isStay ? 1 : rows[member.index].norm
    if abs(rate) * norm(of: basis[position]) > Tolerance.price * scale { return rate }
    // Whether a small rate is rounding shows only in the terms of its sum.
    prepareDirection(position, sign: 1, in: component)
    return member.isStay ? self.rate(ofVariable: member.index) : self.rate(of: member.index)
  }

  /// Prefers the candidate whose own error counts last, because it is the least likely to be
  /// exchanged again.
  private func isTakenBefore(_ a: LeavingCandidate, _ b: LeavingCandidate) -> Bool {
    let (first, second) = (basis[a.position], basis[b.position])
    let (isFirstFree, isSecondFree) = (isFree(first, a.sign), isFree(second, b.sign))
    if isFirstFree != isSecondFree { return isFirstFree }
    return second.precedes(first)
  }

  private func isFree(_ member: BasisMember, _ sign: Double) -> Bool {
    !member.isStay && rows[member.index].slope(toward: sign) == 0
  }

  private mutating func performTiePivot(
    _ leaving: LeavingCandidate, _ component: Int, _ budget: inout IterationBudget
  ) -> SearchOutcome {
    guard let stepLength = pivot(leaving, in: component, usesBlandRule: false) else {
      return .unbounded
    }
    budget.recordStep(stepLength)
    if budget.isStalling || budget.isExhausted { return .restart }
    guard case .tie(let decider) = leaving.level, !hasFlipped(before: decider, leaving.position)
    else { return .restart }
    let entering = basis[leaving.position]
    reopen(leaving.position, for: entering, below: -.infinity)
    if entering.isStay, entering.precedes(decider) {
      workspace.search.close(leaving.position, -staySigns[entering.index])
    }
    let isRefactorizationDue = components[component].factorization.isRefactorizationDue
    return isRefactorizationDue && refreshValues(of: component) ? .restart : .optimal
  }

  /// Whether rounding took a member of a level that is minimal across zero.
  private func hasFlipped(before decider: BasisMember, _ position: Int) -> Bool {
    let entering = basis[position]
    return workspace.movingRows.contains { $0.hasFlipped && entering != .row($0.row) }
      || workspace.flippedStays.contains {
        entering != .stay($0) && BasisMember.stay($0).precedes(decider)
      }
  }
}
