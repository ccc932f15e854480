/// Pricing of one level: its change when the basic row at a position leaves.
extension Solver {
  /// Computes the prices of a level from its rows and queues the positions with a nonzero price.
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

  /// The change of the level's error per unit of the residual with which a basic row leaves; nil if
  /// it is so small that it may be rounding.
  func clearReducedCost(_ position: Int, _ sign: Double, _ level: Level) -> Double? {
    let reducedCost =
      ownSlope(position, sign, level) + sign * workspace.search.prices[position]
    let tolerance =
      min(Tolerance.largestReducedCost, Tolerance.rate * level.scale / norm(of: basis[position]))
    return reducedCost == 0 || abs(reducedCost) > tolerance ? reducedCost : nil
  }

  func ownSlope(_ position: Int, _ sign: Double, _ level: Level) -> Double {
    guard !basis[position].isStay else { return 0 }
    let row = basis[position].index
    return rows[row].priority == level.priority ? rows[row].slope(toward: sign) : 0
  }

  mutating func reducedCost(_ position: Int, _ sign: Double, _ level: Level) -> Double {
    clearReducedCost(position, sign, level) ?? provenReducedCost(position, sign, level)
  }

  /// Computes the same row by row and corrects the price. Whether a small reduced cost is rounding
  /// or due to small coefficients shows only in the terms of its sum.
  mutating func provenReducedCost(
    _ position: Int, _ sign: Double, _ level: Level
  ) -> Double {
    let slope = ownSlope(position, sign, level)
    prepareDirection(position, sign: sign, in: level.component)
    var sum = slope
    var magnitude = slope
    for moving in workspace.movingRows where rows[moving.row].priority == level.priority {
      let change = rows[moving.row].gradient * moving.rate
      sum += change
      magnitude += abs(change)
    }
    if abs(sum) <= Tolerance.rate * magnitude { sum = 0 }
    workspace.search.prices.set(sign * (sum - slope), at: position)
    return sum
  }

  /// Closes the signs with a positive reduced cost, once the level's error is minimal.
  mutating func closeCostlyDirections(_ level: Level) {
    for position in workspace.search.prices.pattern where isOpen(position, below: level.priority) {
      for sign in Pricing.signs where reducedCost(position, sign, level) > 0 {
        workspace.search.close(position, sign)
      }
      let member = basis[position]
      if !member.isStay, rows[member.index].priority == level.priority {
        workspace.search.isOwnErrorCounted[position] = true
      }
    }
  }

  /// Updates the prices after a pivot. Let `w` be the coordinates of the entering row in the old
  /// basis (in `workspace.multipliers`) and `y` those of the gradient. In the new basis the
  /// gradient has `θ = y/w` at the pivot's position and `y - θw` at the others.
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
      own -= rows[entering.index].gradient
    }
    workspace.search.prices.set(own, at: position)
    workspace.search.enqueue(position)
  }
}
