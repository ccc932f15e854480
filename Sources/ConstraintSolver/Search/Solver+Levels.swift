extension Solver {
  /// Minimizes the error of each level, strongest first.
  ///
  /// A sign with a positive reduced cost on one level is closed for the weaker ones. A pivot for a
  /// weaker level uses an open sign and therefore changes neither the errors of stronger levels nor
  /// the signs they closed, so that no level is minimized twice (lexicographic linear programming:
  /// Isermann, "Linear Lexicographic Optimization", OR Spektrum 4, 1982, doi:10.1007/BF01782758).
  mutating func minimizeLevels(_ component: Int, _ budget: inout IterationBudget) -> SearchOutcome {
    let positions = components[component].variables
    workspace.search.openAll(positions)
    closeLooseVariables(of: component)
    let order = components[component].rowsByStrength
    workspace.pricingCount += order.count + positions.count
    var next = 0
    var firstOpen = 0
    while next < order.count {
      if leavesOutContradictions { admit(order[next]) }
      let level = level(component, order, from: &next)
      guard level.scale > 0 else { continue }
      workspace.search.skipClosed(
        &firstOpen, positions, below: level.priority, basis, rows)
      if firstOpen == positions.count, !leavesOutContradictions { return .optimal }
      let outcome = minimize(level, &budget)
      guard outcome == .optimal else { return outcome }
      if endsAtContradiction, level.rows.contains(where: isViolatedAndRequired) {
        return .contradictory
      }
    }
    guard appliesTieRule else { return .optimal }
    workspace.search.closeOwnErrors(positions, basis, rows)
    return minimizeTies(component, &budget)
  }

  /// The level that begins at index `next` of the rows in order of strength.
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
    var (scale, index) = (0.0, next)
    while index < order.count, rows[order[unchecked: index]].priority == priority {
      let row = order[unchecked: index]
      if rows[unchecked: row].isNonbasic, rows[unchecked: row].gradient != 0 {
        scale = max(scale, rows[unchecked: row].norm)
      }
      index += 1
    }
    next = index
    return scale
  }

  mutating func isOpen(_ position: Int, below priority: Float) -> Bool {
    let member = basis[position]
    if !member.isStay, rows[member.index].priority > priority { closeOwnError(position) }
    return workspace.search.open[position] != 0
  }

  /// Closes the signs at which a basic row's own error would grow, unless they are accounted for.
  mutating func closeOwnError(_ position: Int) {
    guard !workspace.search.isOwnErrorCounted[position], !basis[position].isStay else { return }
    workspace.search.isOwnErrorCounted[position] = true
    workspace.search.open[position] &= rows[basis[position].index].relation.freeDirections
  }

  private mutating func minimize(
    _ level: Level, _ budget: inout IterationBudget
  ) -> SearchOutcome {
    defer { clearLevel() }
    var level = level
    if pivotInBlock(level) { return .restart }
    computePrices(&level)
    var precision = PricePrecision.computed
    while true {
      if let leaving = bestLeavingCandidate(level) {
        let pivots = statistics.pivots
        let outcome = performPivot(leaving, level, &budget)
        guard outcome == .optimal else { return outcome }
        if statistics.pivots != pivots {
          precision = .updated
        } else {
          improvePrices(&level, &precision)
        }
      } else if precision != .updated {
        if leavesOutContradictions, rows[level.rows[level.rows.startIndex]].error > 0 {
          return leaveOut(level)
        }
        closeCostlyDirections(level)
        return .optimal
      } else {
        // Recomputed before anything is decided by them, because updates of the prices lose digits.
        improvePrices(&level, &precision)
      }
    }
  }

  /// What is known of the prices. A price that a pivot refutes is computed again, and then once more with
  /// twice the digits; one that is refuted even so is rounding.
  private enum PricePrecision { case updated, computed, refined }

  private mutating func improvePrices(_ level: inout Level, _ precision: inout PricePrecision) {
    switch precision {
    case .updated:
      computePrices(&level)
      precision = .computed
    case .computed where leavesOutContradictions:
      refinePrices(level)
      precision = .refined
    case .computed, .refined: break
    }
  }

  private mutating func clearLevel() {
    workspace.search.prices.clear()
    workspace.search.clearQueue()
  }
}
