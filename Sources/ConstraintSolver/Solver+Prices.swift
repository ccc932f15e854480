/// The prices of slots on a level: what it gains or loses when what is tight there leaves.
extension Solver {
  /// Prices anew, and proposes the slots that have one.
  mutating func computePrices(_ level: inout Level) {
    level.scale = 0
    for row in level.rows where rows[row].isBeside && rows[row].gradient != 0 {
      addToGradient(row, share: rows[row].gradient)
      level.scale = max(level.scale, rows[row].norm)
    }
    scratch.pricingCount += level.rows.count
    scratch.search.prices.clear()
    guard level.scale > 0 else { return }
    solveMultipliers(in: level.component)
    swap(&scratch.search.prices, &scratch.multipliers)
    for slot in scratch.search.prices.pattern { scratch.search.propose(slot) }
  }

  /// How the level changes when the tight row of a slot leaves.
  private mutating func rate(_ slot: Int, _ side: Double, _ level: Level) -> Double {
    var norm = 1.0
    var slope = 0.0
    if !occupants[slot].isStay {
      let row = rows[occupants[slot].index]
      norm = row.norm
      if row.priority == level.priority { slope = row.slope(toward: side) }
    }
    let rate = slope + side * scratch.search.prices[slot]
    let tolerance = min(0.5, Self.rateTolerance * level.scale / norm)
    if rate == 0 || abs(rate) > tolerance { return rate }
    return sum(slope, slot, side, level)
  }

  /// The same, row by row: whether a small rate is rounding or a change of units can only be told
  /// by the numbers that it is the sum of. Corrects the price.
  private mutating func sum(
    _ slope: Double, _ slot: Int, _ side: Double, _ level: Level
  ) -> Double {
    explore(slot, sign: side, in: level.component)
    var sum = slope
    var magnitude = slope
    for moving in scratch.movingRows where rows[moving.row].priority == level.priority {
      let change = rows[moving.row].gradient * moving.rate
      sum += change
      magnitude += abs(change)
    }
    if abs(sum) <= Self.rateTolerance * magnitude { sum = 0 }
    scratch.search.prices.set(side * (sum - slope), at: slot)
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
      let slot = scratch.search.candidates[index]
      // Without a price there is nothing to gain.
      guard scratch.search.prices[slot] != 0, isOpen(slot, below: level.priority),
        let departure = departure(slot, level)
      else {
        scratch.search.dropCandidate(at: index)
        continue
      }
      let merit = -departure.rate * (occupants[slot].isStay ? 1 : rows[occupants[slot].index].norm)
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

  private mutating func departure(_ slot: Int, _ level: Level) -> Departure? {
    for side in Pricing.sides where scratch.search.isOpen(slot, side) {
      let rate = rate(slot, side, level)
      if rate < 0 {
        return Departure(slot: slot, side: side, level: .priority(level.priority), rate: rate)
      }
    }
    return nil
  }

  /// Closes what costs on the level, which is at its least error.
  mutating func closeCosts(_ level: Level) {
    for slot in scratch.search.prices.pattern where isOpen(slot, below: level.priority) {
      for side in Pricing.sides where rate(slot, side, level) > 0 {
        scratch.search.close(slot, side)
      }
      let occupant = occupants[slot]
      if !occupant.isStay, rows[occupant.index].priority == level.priority {
        scratch.search.isCounted[slot] = true
      }
    }
  }

  /// With `w` the entering row in the old basis, still in `scratch.multipliers`, a gradient
  /// `Σ y·row` is `y - θw` elsewhere and `θ` in the slot, where `θ` is its `y` there over `w`'s.
  mutating func transformPrices(
    _ departure: Departure, _ leaving: Occupant, _ entering: Occupant, _ level: Level
  ) {
    let slot = departure.slot
    var value = scratch.search.prices[slot]
    if !leaving.isStay, rows[leaving.index].priority == level.priority {
      value += rows[leaving.index].gradient
    }
    let theta = value / scratch.multipliers[slot]
    for other in scratch.multipliers.pattern where other != slot {
      scratch.search.prices.add(-theta * scratch.multipliers[other], at: other)
      scratch.search.propose(other)
    }
    var own = theta
    if !entering.isStay, rows[entering.index].priority == level.priority {
      own -= enteringGradient(entering.index)
    }
    scratch.search.prices.set(own, at: slot)
    scratch.search.propose(slot)
  }

  /// What a row that is tight now was worth on the side that it came from.
  private func enteringGradient(_ row: Int) -> Double { rows[row].gradient }
}
