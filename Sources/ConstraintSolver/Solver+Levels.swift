/// What the search through the levels knows of the slots; by slot, clear between searches.
struct LevelSearch: Sendable {
  /// The directions that cost nothing on the levels so far: bit 1 positive, bit 2 negative.
  var open: [UInt8] = []
  /// Whether the error of the tight row itself is already in `open`.
  var isCounted: [Bool] = []
  /// The multipliers of the present level, kept up to date from pivot to pivot.
  var prices = SparseVector()
  /// Slots that may have a departure that pays, each once.
  var candidates: [Int] = []
  var isCandidate: [Bool] = []
  /// Whether only slots with open directions become candidates.
  var isRestricted = false

  mutating func grow(to count: Int) {
    let added = count - open.count
    open.append(contentsOf: repeatElement(3, count: added))
    isCounted.append(contentsOf: repeatElement(false, count: added))
    isCandidate.append(contentsOf: repeatElement(false, count: added))
    prices.grow(to: count)
  }

  func isOpen(_ slot: Int, _ side: Double) -> Bool { open[slot] & (side > 0 ? 1 : 2) != 0 }

  mutating func close(_ slot: Int, _ side: Double) { open[slot] &= side > 0 ? 2 : 1 }

  mutating func propose(_ slot: Int) {
    guard !isCandidate[slot], !isRestricted || open[slot] != 0 else { return }
    isCandidate[slot] = true
    candidates.append(slot)
  }

  mutating func dropCandidate(at index: Int) {
    isCandidate[candidates[index]] = false
    candidates.swapAt(index, candidates.count - 1)
    candidates.removeLast()
  }

  mutating func dropCandidates() {
    for slot in candidates { isCandidate[slot] = false }
    candidates.removeAll(keepingCapacity: true)
  }
}

enum SearchOutcome { case done, disturbed, lost }

/// A priority that some rows miss.
private struct Level {
  var component: Int
  var priority: Float
  var rows: ArraySlice<Int>
  /// The largest coefficient of the rows that carry the level's error.
  var scale = 0.0
}

extension Solver {
  /// Brings one level after the other to its least error, the strongest first.
  ///
  /// A direction that costs something on one level is closed for the weaker ones. A pivot for a
  /// weaker level follows an open direction and leaves all stronger levels, and what they close,
  /// as they are; so that no level is ever looked at again (Isermann, "Linear Lexicographic
  /// Optimization", OR Spektrum 4, 1982, doi:10.1007/BF01782758).
  mutating func descend(_ component: Int, _ patience: inout Patience) -> SearchOutcome {
    let slots = components[component].variables
    for slot in slots {
      scratch.search.open[slot] = 3
      scratch.search.isCounted[slot] = false
    }
    let order = components[component].rowsByStrength
    scratch.pricingCount += order.count + slots.count
    var next = 0
    var firstOpen = 0
    while next < order.count {
      let level = level(component, order, from: &next)
      guard level.scale > 0 else { continue }
      while firstOpen < slots.count, !isOpen(slots[firstOpen], below: level.priority) {
        firstOpen += 1
      }
      if firstOpen == slots.count { return .done }
      let outcome = minimize(level, &patience)
      guard outcome == .done else { return outcome }
    }
    for slot in slots.reversed() where isOpen(slot, below: -.infinity) {
      scratch.search.propose(slot)
    }
    scratch.search.isRestricted = true
    defer { scratch.search.isRestricted = false }
    return repair(component, &patience)
  }

  /// The rows from `next` on that have one priority.
  private func level(_ component: Int, _ order: [Int], from next: inout Int) -> Level {
    let first = next
    var level = Level(component: component, priority: rows[order[first]].priority, rows: [])
    while next < order.count, rows[order[next]].priority == level.priority {
      let row = order[next]
      if rows[row].isBeside, rows[row].gradient != 0 {
        level.scale = max(level.scale, rows[row].norm)
      }
      next += 1
    }
    level.rows = order[first..<next]
    return level
  }

  private mutating func isOpen(_ slot: Int, below priority: Float) -> Bool {
    let occupant = occupants[slot]
    if !occupant.isStay, rows[occupant.index].priority > priority { closeOwnCost(slot) }
    return scratch.search.open[slot] != 0
  }

  /// Closes the directions that a tight row's own error forbids, unless they were weighed.
  mutating func closeOwnCost(_ slot: Int) {
    guard !scratch.search.isCounted[slot], !occupants[slot].isStay else { return }
    scratch.search.isCounted[slot] = true
    for side in Pricing.sides where rows[occupants[slot].index].slope(toward: side) > 0 {
      scratch.search.close(slot, side)
    }
  }

  private mutating func minimize(
    _ level: Level, _ patience: inout Patience
  ) -> SearchOutcome {
    var level = level
    computePrices(&level)
    var isExact = true
    while true {
      guard let departure = bestDeparture(level) else {
        if isExact { break }
        // What the updates of the prices lost comes back before anything is decided by them.
        computePrices(&level)
        isExact = true
        continue
      }
      let outcome = take(departure, level, &patience)
      guard outcome == .done else {
        abandonLevel()
        return outcome
      }
      isExact = false
      if components[level.component].factorization.isWorn {
        if refresh(level.component) {
          abandonLevel()
          return .disturbed
        }
        computePrices(&level)
        isExact = true
      }
    }
    closeCosts(level)
    abandonLevel()
    return .done
  }

  private mutating func abandonLevel() {
    scratch.search.prices.clear()
    scratch.search.dropCandidates()
  }

  private mutating func computePrices(_ level: inout Level) {
    level.scale = 0
    for row in level.rows where rows[row].isBeside && rows[row].gradient != 0 {
      addToGradient(row, share: rows[row].gradient)
      level.scale = max(level.scale, rows[row].norm)
    }
    scratch.pricingCount += level.rows.count
    solveMultipliers(in: level.component)
    scratch.search.prices.clear()
    swap(&scratch.search.prices, &scratch.multipliers)
    for slot in scratch.search.prices.places { scratch.search.propose(slot) }
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

  /// The departure that gains most of those that pay.
  private mutating func bestDeparture(_ level: Level) -> Departure? {
    var best: Departure?
    var bestMerit = 0.0
    var index = 0
    scratch.pricingCount += scratch.search.candidates.count
    while index < scratch.search.candidates.count {
      let slot = scratch.search.candidates[index]
      guard isOpen(slot, below: level.priority), let departure = departure(slot, level) else {
        scratch.search.dropCandidate(at: index)
        continue
      }
      let merit = -departure.rate * (occupants[slot].isStay ? 1 : rows[occupants[slot].index].norm)
      if merit > bestMerit { (best, bestMerit) = (departure, merit) }
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

  private mutating func closeCosts(_ level: Level) {
    for slot in scratch.search.prices.places where isOpen(slot, below: level.priority) {
      for side in Pricing.sides where rate(slot, side, level) > 0 {
        scratch.search.close(slot, side)
      }
      let occupant = occupants[slot]
      if !occupant.isStay, rows[occupant.index].priority == level.priority {
        scratch.search.isCounted[slot] = true
      }
    }
  }

  /// Pivots, and brings the prices to the new basis and the new sides.
  private mutating func take(
    _ departure: Departure, _ level: Level, _ patience: inout Patience
  ) -> SearchOutcome {
    let leaving = occupants[departure.slot]
    guard let length = pivot(departure, in: level.component, isCautious: false) else {
      return .lost
    }
    patience.note(length)
    if patience.isThin || patience.isOver { return .disturbed }
    let entering = occupants[departure.slot]
    open(departure.slot, for: entering, below: level.priority)
    transformPrices(departure, leaving, entering, level)
    var needsSolve = false
    for moved in scratch.movingRows where moved.hasTurned {
      let row = rows[moved.row]
      // Rounding took a stronger row across.
      if row.priority > level.priority { return .disturbed }
      guard row.priority == level.priority, occupants[departure.slot] != .row(moved.row) else {
        continue
      }
      needsSolve = true
      addToGradient(moved.row, share: row.gradient + row.side * row.slope(toward: -row.side))
    }
    if needsSolve {
      solveMultipliers(in: level.component)
      for slot in scratch.multipliers.places {
        scratch.search.prices.add(scratch.multipliers[slot], at: slot)
        scratch.search.propose(slot)
      }
    }
    return .done
  }

  /// The row that enters a slot may go back where it came from; across its kink it costs.
  mutating func open(_ slot: Int, for occupant: Occupant, below priority: Float) {
    scratch.search.open[slot] = 3
    scratch.search.isCounted[slot] = false
    guard !occupant.isStay, rows[occupant.index].priority > priority else { return }
    scratch.search.isCounted[slot] = true
    scratch.search.close(slot, -rows[occupant.index].side)
  }

  /// With `w` the entering row in the old basis, still in `scratch.multipliers`, a gradient
  /// `Σ y·row` is `y - θw` elsewhere and `θ` in the slot, where `θ` is its `y` there over `w`'s.
  private mutating func transformPrices(
    _ departure: Departure, _ leaving: Occupant, _ entering: Occupant, _ level: Level
  ) {
    let slot = departure.slot
    var value = scratch.search.prices[slot]
    if !leaving.isStay, rows[leaving.index].priority == level.priority {
      value += rows[leaving.index].gradient
    }
    let theta = value / scratch.multipliers[slot]
    for other in scratch.multipliers.places where other != slot {
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
