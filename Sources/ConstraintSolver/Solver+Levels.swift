enum SearchOutcome { case done, disturbed, lost }

extension Solver {
  /// Brings one level after the other to its least error, the strongest first.
  ///
  /// A direction that costs something on one level is closed for the weaker ones. A pivot for a
  /// weaker level follows an open direction and leaves all stronger levels, and what they close,
  /// as they are; so that no level is ever looked at again (Isermann, "Linear Lexicographic
  /// Optimization", OR Spektrum 4, 1982, doi:10.1007/BF01782758).
  mutating func descend(_ component: Int, _ patience: inout Patience) -> SearchOutcome {
    let positions = components[component].variables
    scratch.search.begin(positions)
    let order = components[component].rowsByStrength
    scratch.pricingCount += order.count + positions.count
    var next = 0
    var firstOpen = 0
    while next < order.count {
      let level = level(component, order, from: &next)
      guard level.scale > 0 else { continue }
      scratch.search.skipClosed(
        &firstOpen, positions, below: level.priority, basis, rows)
      if firstOpen == positions.count { return .done }
      let outcome = minimize(level, &patience)
      guard outcome == .done else { return outcome }
    }
    scratch.search.closeOwnCosts(positions, basis, rows)
    for position in positions.reversed() where scratch.search.open[position] != 0 {
      scratch.search.propose(position)
    }
    scratch.search.isRestricted = true
    defer { scratch.search.isRestricted = false }
    return repair(component, &patience)
  }

  /// The rows from `next` on that have one priority.
  private func level(_ component: Int, _ order: [Int], from next: inout Int) -> Level {
    let first = next
    let priority = rows[order[first]].priority
    let scale = Self.scale(priority, rows, order, from: &next)
    return Level(
      component: component, priority: priority, rows: order[first..<next], scale: scale)
  }

  private static func scale(
    _ priority: Float, _ rowArray: [Row], _ orderArray: [Int], from next: inout Int
  ) -> Double {
    let (rows, order) = (rowArray.span, orderArray.span)
    var (scale, place) = (0.0, next)
    while place < order.count, rows[order[unchecked: place]].priority == priority {
      let row = order[unchecked: place]
      if rows[unchecked: row].isNonbasic, rows[unchecked: row].gradient != 0 {
        scale = max(scale, rows[unchecked: row].norm)
      }
      place += 1
    }
    next = place
    return scale
  }

  mutating func isOpen(_ position: Int, below priority: Float) -> Bool {
    let member = basis[position]
    if !member.isStay, rows[member.index].priority > priority { closeOwnCost(position) }
    return scratch.search.open[position] != 0
  }

  /// Closes the directions that a tight row's own error forbids, unless they were weighed.
  mutating func closeOwnCost(_ position: Int) {
    guard !scratch.search.isCounted[position], !basis[position].isStay else { return }
    scratch.search.isCounted[position] = true
    scratch.search.open[position] &= rows[basis[position].index].relation.freeDirections
  }

  private mutating func minimize(
    _ level: Level, _ patience: inout Patience
  ) -> SearchOutcome {
    defer { abandonLevel() }
    var level = level
    computePrices(&level)
    var isExact = true
    while true {
      if let departure = bestDeparture(level) {
        let outcome = take(departure, level, &patience)
        guard outcome == .done else { return outcome }
        isExact = false
      } else if isExact {
        closeCosts(level)
        return .done
      } else {
        // What the updates of the prices lost comes back before anything is decided by them.
        computePrices(&level)
        isExact = true
      }
    }
  }

  private mutating func abandonLevel() {
    scratch.search.prices.clear()
    scratch.search.dropCandidates()
  }

  /// Pivots, and brings the prices to the new basis and the new signs.
  private mutating func take(
    _ departure: Departure, _ level: Level, _ patience: inout Patience
  ) -> SearchOutcome {
    let leavingMember = basis[departure.position]
    guard let length = pivot(departure, in: level.component, isCautious: false) else {
      return .lost
    }
    patience.note(length)
    if patience.isThin || patience.isOver { return .disturbed }
    let entering = basis[departure.position]
    open(departure.position, for: entering, below: level.priority)
    barOwnRows(of: entering, below: level.priority)
    transformPrices(departure, leavingMember, entering, level)
    var needsSolve = false
    for moved in scratch.movingRows where moved.hasTurned {
      let row = rows[moved.row]
      // Rounding took a stronger row across.
      if row.priority > level.priority { return .disturbed }
      guard row.priority == level.priority, basis[departure.position] != .row(moved.row) else {
        continue
      }
      needsSolve = true
      addToGradient(moved.row, share: row.gradient + row.sign * row.slope(toward: -row.sign))
    }
    if needsSolve {
      solveMultipliers(in: level.component)
      for position in scratch.multipliers.pattern {
        scratch.search.prices.add(scratch.multipliers[position], at: position)
        scratch.search.propose(position)
      }
    }
    let isRefactorizationDue = components[level.component].factorization.isRefactorizationDue
    return isRefactorizationDue && refresh(level.component) ? .disturbed : .done
  }

  /// The row that enters a position may go back where it came from; across its kink it costs.
  mutating func open(_ position: Int, for member: BasisMember, below priority: Float) {
    scratch.search.open[position] = 3
    scratch.search.isCounted[position] = false
    guard !member.isStay, rows[member.index].priority > priority else { return }
    scratch.search.isCounted[position] = true
    scratch.search.close(position, -rows[member.index].sign)
  }
}
