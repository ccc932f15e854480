/// Which row leaves the basis for one level.
extension Solver {
  /// The candidate with the largest gain. Among equal gains the one that causes errors only on weak
  /// levels, since those need no further pivots to correct.
  ///
  /// Small prices are proven only where no other is left, because each proof takes a direction.
  mutating func bestLeavingCandidate(_ level: Level) -> LeavingCandidate? {
    if let position = mostGainful(level) { return leavingCandidate(position, level) }
    proveSmallPrices(level)
    return mostGainful(level).flatMap { leavingCandidate($0, level) }
  }

  /// The queued position with the largest gain. Positions that cannot improve the level leave the
  /// queue.
  private mutating func mostGainful(_ level: Level) -> Int? {
    var best: Int?
    var bestGain = 0.0
    var bestCost: Float?
    var index = 0
    workspace.pricingCount += workspace.search.queue.count / Self.gainsPerPrice
    while index < workspace.search.queue.count {
      let position = workspace.search.queue[index]
      if workspace.search.gains[position].isNaN {
        guard let gain = gain(position, level) else {
          workspace.search.dequeue(at: index)
          continue
        }
        workspace.search.gains[position] = gain
      }
      let gain = workspace.search.gains[position]
      if gain > bestGain {
        (best, bestGain, bestCost) = (position, gain, nil)
      } else if gain == bestGain, let rival = best {
        let cost = boundCost(position, level)
        let least = bestCost ?? boundCost(rival, level)
        (best, bestCost) = cost < least ? (position, cost) : (rival, least)
      }
      index += 1
    }
    return best
  }

  /// Gains that are compared in the time in which one price is computed.
  private static let gainsPerPrice = 8

  /// Nil if the row at a position cannot improve the level, zero if its price has to be proven.
  private mutating func gain(_ position: Int, _ level: Level) -> Double? {
    workspace.pricingCount += 1
    // A position with a price of zero cannot improve the level.
    guard workspace.search.prices[position] != 0, isOpen(position, below: level.priority) else {
      return nil
    }
    var isDoubtful = false
    for sign in Pricing.signs where workspace.search.isOpen(position, sign) {
      guard let reducedCost = clearReducedCost(position, sign, level) else {
        isDoubtful = true
        continue
      }
      if reducedCost < 0 { return gain(reducedCost, position, level) }
    }
    return isDoubtful ? 0 : nil
  }

  /// Zero if the values would move so far that the change of the error may be rounding.
  private func gain(_ reducedCost: Double, _ position: Int, _ level: Level) -> Double {
    guard leavesOutContradictions else { return -reducedCost * norm(of: basis[position]) }
    let square = steepness(reducedCost, at: position)
    let noise = Tolerance.rate * level.scale
    return square > noise * noise ? square : 0
  }

  private mutating func proveSmallPrices(_ level: Level) {
    // What is proved by a contradiction leaves them out as well.
    if leavesOutContradictions { return workspace.search.clearQueue() }
    if workspace.search.queue.count >= WorkLimit.refinedPrices { refineSmallPrices(level) }
    var index = 0
    while index < workspace.search.queue.count {
      let position = workspace.search.queue[index]
      guard let leaving = leavingCandidate(position, level) else {
        workspace.search.dequeue(at: index)
        continue
      }
      workspace.search.gains[position] = -leaving.reducedCost * norm(of: basis[position])
      index += 1
    }
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

  private mutating func boundCost(_ position: Int, _ level: Level) -> Float {
    if workspace.search.boundCosts[position].isNaN {
      workspace.search.boundCosts[position] = computedBoundCost(position, level)
    }
    return workspace.search.boundCosts[position]
  }

  private mutating func computedBoundCost(_ position: Int, _ level: Level) -> Float {
    guard !basis[position].isStay, rows[basis[position].index].termCount == 1 else {
      return -.infinity
    }
    return leavingCandidate(position, level).map(boundCost) ?? -.infinity
  }
}
