/// The prices of positions on a level: what it gains or loses when what is tight there leaves.
extension Solver {
  /// Prices anew, and proposes the positions that have one.
  mutating func computePrices(_ level: inout Level) {
    level.scale = 0
    for row in level.rows where rows[row].isNonbasic && rows[row].gradient != 0 {
      addToGradient(row, share: rows[row].gradient)
      level.scale = max(level.scale, rows[row].norm)
    }
    scratch.pricingCount += level.rows.count
    scratch.search.prices.clear()
    guard level.scale > 0 else { return }
    solveMultipliers(in: level.component)
    swap(&scratch.search.prices, &scratch.multipliers)
    for position in scratch.search.prices.pattern { scratch.search.propose(position) }
  }

  /// How the level changes when the tight row of a position leaves.
  private mutating func rate(_ position: Int, _ sign: Double, _ level: Level) -> Double {
    var norm = 1.0
    var slope = 0.0
    if !basis[position].isStay {
      let row = rows[basis[position].index]
      norm = row.norm
      if row.priority == level.priority { slope = row.slope(toward: sign) }
    }
    let rate = slope + sign * scratch.search.prices[position]
    let tolerance = min(0.5, Self.rateTolerance * level.scale / norm)
    if rate == 0 || abs(rate) > tolerance { return rate }
    return sum(slope, position, sign, level)
  }

  /// The same, row by row: whether a small rate is rounding or a change of units can only be told
  /// by the numbers that it is the sum of. Corrects the price.
  private mutating func sum(
    _ slope: Double, _ position: Int, _ sign: Double, _ level: Level
  ) -> Double {
    explore(position, sign: sign, in: level.component)
    var sum = slope
    var magnitude = slope
    for moving in scratch.movingRows where rows[moving.row].priority == level.priority {
      let change = rows[moving.row].gradient * moving.rate
      sum += change
      magnitude += abs(change)
    }
    if abs(sum) <= Self.rateTolerance * magnitude { sum = 0 }
    scratch.search.prices.set(sign * (sum - slope), at: position)
    return sum
  }

  /// The departure that gains most of those that pay; among equals one that costs only on weak
  /// levels, which then need no pivots to take it back.
  mutating func bestDeparture(_ level: Level) -> Departure? {
    var best: Departure?
    var bestMerit = 0.0
    var bestCost: Float?
    var index = 0
    scratch.pricingCount += scratch.search.candidates.count
    while index < scratch.search.candidates.count {
      let position = scratch.search.candidates[index]
      // Without a price there is nothing to gain.
      guard scratch.search.prices[position] != 0, isOpen(position, below: level.priority),
        let departure = departure(position, level)
      else {
        scratch.search.dropCandidate(at: index)
        continue
      }
      let merit = -departure.rate * (basis[position].isStay ? 1 : rows[basis[position].index].norm)
      if merit > bestMerit {
        (best, bestMerit, bestCost) = (departure, merit, nil)
      } else if merit == bestMerit, let rival = best {
        let cost = ownCost(departure)
        let least = bestCost ?? ownCost(rival)
        (best, bestCost) = cost < least ? (departure, cost) : (rival, least)
      }
      index += 1
    }
    return best
  }

  private mutating func departure(_ position: Int, _ level: Level) -> Departure? {
    for sign in Pricing.signs where scratch.search.isOpen(position, sign) {
      let rate = rate(position, sign, level)
      if rate < 0 {
        return Departure(
          position: position, sign: sign, level: .priority(level.priority), rate: rate)
      }
    }
    return nil
  }

  /// Closes what costs on the level, which is at its least error.
  mutating func closeCosts(_ level: Level) {
    for position in scratch.search.prices.pattern where isOpen(position, below: level.priority) {
      for sign in Pricing.signs where rate(position, sign, level) > 0 {
        scratch.search.close(position, sign)
      }
      let member = basis[position]
      if !member.isStay, rows[member.index].priority == level.priority {
        scratch.search.isCounted[position] = true
      }
    }
  }

  /// With `w` the entering row in the old basis, still in `scratch.multipliers`, a gradient
  /// `Σ y·row` is `y - θw` elsewhere and `θ` in the position, where `θ` is its `y` there over `w`'s.
  mutating func transformPrices(
    _ departure: Departure, _ leavingMember: BasisMember, _ entering: BasisMember, _ level: Level
  ) {
    let position = departure.position
    var value = scratch.search.prices[position]
    if !leavingMember.isStay, rows[leavingMember.index].priority == level.priority {
      value += rows[leavingMember.index].gradient
    }
    let theta = value / scratch.multipliers[position]
    for other in scratch.multipliers.pattern where other != position {
      scratch.search.prices.add(-theta * scratch.multipliers[other], at: other)
      scratch.search.propose(other)
    }
    var own = theta
    if !entering.isStay, rows[entering.index].priority == level.priority {
      own -= enteringGradient(entering.index)
    }
    scratch.search.prices.set(own, at: position)
    scratch.search.propose(position)
  }

  /// What a row that is tight now was worth on the sign that it came from.
  private func enteringGradient(_ row: Int) -> Double { rows[row].gradient }
}
