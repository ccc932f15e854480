/// The prices of positions on a level: what it gains or loses when what is tight there leaves.
extension Solver {
  /// Prices anew, and proposes the positions that have one.
  mutating func computePrices(_ level: inout Level) {
    level.scale = 0
    for row in level.rows where rows[row].isNonbasic && rows[row].gradient != 0 {
      addToGradient(row, share: rows[row].gradient)
      level.scale = max(level.scale, rows[row].norm)
    }
    workspace.pricingCount += level.rows.count
    workspace.search.prices.clear()
    guard level.scale > 0 else { return }
    solveMultipliers(in: level.component)
    swap(&workspace.search.prices, &workspace.multipliers)
    for position in workspace.search.prices.pattern { workspace.search.enqueue(position) }
  }

  /// How the level changes when the tight row of a position leaves.
  private mutating func reducedCost(_ position: Int, _ sign: Double, _ level: Level) -> Double {
    var norm = 1.0
    var slope = 0.0
    if !basis[position].isStay {
      let row = rows[basis[position].index]
      norm = row.norm
      if row.priority == level.priority { slope = row.slope(toward: sign) }
    }
    let reducedCost = slope + sign * workspace.search.prices[position]
    let tolerance = min(0.5, Self.rateTolerance * level.scale / norm)
    if reducedCost == 0 || abs(reducedCost) > tolerance { return reducedCost }
    return sum(slope, position, sign, level)
  }

  /// The same, row by row: whether a small reducedCost is rounding or a change of units can only be told
  /// by the indexSorter that it is the sum of. Corrects the price.
  private mutating func sum(
    _ slope: Double, _ position: Int, _ sign: Double, _ level: Level
  ) -> Double {
    prepareDirection(position, sign: sign, in: level.component)
    var sum = slope
    var magnitude = slope
    for moving in workspace.movingRows where rows[moving.row].priority == level.priority {
      let change = rows[moving.row].gradient * moving.rate
      sum += change
      magnitude += abs(change)
    }
    if abs(sum) <= Self.rateTolerance * magnitude { sum = 0 }
    workspace.search.prices.set(sign * (sum - slope), at: position)
    return sum
  }

  /// The leaving that gains most of those that pay; among equals one that costs only on weak
  /// levels, which then need no pivots to take it back.
  mutating func bestLeavingCandidate(_ level: Level) -> LeavingCandidate? {
    var best: LeavingCandidate?
    var bestGain = 0.0
    var bestCost: Float?
    var index = 0
    workspace.pricingCount += workspace.search.queue.count
    while index < workspace.search.queue.count {
      let position = workspace.search.queue[index]
      // Without a price there is nothing to gain.
      guard workspace.search.prices[position] != 0, isOpen(position, below: level.priority),
        let leaving = leavingCandidate(position, level)
      else {
        workspace.search.dequeue(at: index)
        continue
      }
      let scaledGain =
        -leaving.reducedCost * (basis[position].isStay ? 1 : rows[basis[position].index].norm)
      if scaledGain > bestGain {
        (best, bestGain, bestCost) = (leaving, scaledGain, nil)
      } else if scaledGain == bestGain, let rival = best {
        let cost = boundCost(leaving)
        let least = bestCost ?? boundCost(rival)
        (best, bestCost) = cost < least ? (leaving, cost) : (rival, least)
      }
      index += 1
    }
    return best
  }

  private mutating func leavingCandidate(_ position: Int, _ level: Level) -> LeavingCandidate? {
    for sign in Pricing.signs where workspace.search.isOpen(position, sign) {
      let reducedCost = reducedCost(position, sign, level)
      if reducedCost < 0 {
        return LeavingCandidate(
          position: position, sign: sign, level: .priority(level.priority), reducedCost: reducedCost
        )
      }
    }
    return nil
  }

  /// Closes what costs on the level, which is at its least error.
  mutating func closeCostlyDirections(_ level: Level) {
    for position in workspace.search.prices.pattern where isOpen(position, below: level.priority) {
      for sign in Pricing.signs where reducedCost(position, sign, level) > 0 {
        workspace.search.close(position, sign)
      }
      let member = basis[position]
      if !member.isStay, rows[member.index].priority == level.priority {
        workspace.search.isCounted[position] = true
      }
    }
  }

  /// With `w` the entering row in the old basis, still in `workspace.multipliers`, a gradient
  /// `Σ y·row` is `y - θw` elsewhere and `θ` in the position, where `θ` is its `y` there over `w`'s.
  mutating func updatePrices(
    _ leaving: LeavingCandidate, _ leavingMember: BasisMember, _ entering: BasisMember,
    _ level: Level
  ) {
    let position = leaving.position
    var value = workspace.search.prices[position]
    if !leavingMember.isStay, rows[leavingMember.index].priority == level.priority {
      value += rows[leavingMember.index].gradient
    }
    let theta = value / workspace.multipliers[position]
    for other in workspace.multipliers.pattern where other != position {
      workspace.search.prices.add(-theta * workspace.multipliers[other], at: other)
      workspace.search.enqueue(other)
    }
    var own = theta
    if !entering.isStay, rows[entering.index].priority == level.priority {
      own -= enteringGradient(entering.index)
    }
    workspace.search.prices.set(own, at: position)
    workspace.search.enqueue(position)
  }

  /// What a row that is tight now was worth on the sign that it came from.
  private func enteringGradient(_ row: Int) -> Double { rows[row].gradient }
}
