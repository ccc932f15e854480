extension Solver {
  /// Prices both signs of all basis positions, from the strongest level to the weakest.
  ///
  /// A sign with a positive cost on one level is closed for the weaker ones; one with cost zero is
  /// passed on to them. `collectsAll` prices weaker levels even after a candidate was found, as
  /// Bland's rule requires.
  mutating func price(_ component: Int, collectsAll: Bool = false) -> Pricing {
    let positions = components[component].variables
    var pricing = Pricing(positionCount: positions.count)
    closeLooseVariables(of: component, &pricing)
    let costly = components[component].rowsByStrength.filter {
      rows[$0].isNonbasic && rows[$0].gradient != 0
    }
    workspace.pricingCount += positions.count + components[component].rows.count
    var next = 0
    while next < costly.count, pricing.openCount > 0 {
      let priority = rows[costly[next]].priority
      var scale = 0.0
      while next < costly.count, rows[costly[next]].priority == priority {
        addToGradient(costly[next], share: rows[costly[next]].gradient)
        scale = max(scale, rows[costly[next]].norm)
        next += 1
      }
      solveMultipliers(in: component)
      workspace.pricingCount += positions.count
      price(priority, scale, positions, &pricing)
      if pricing.best != nil && !collectsAll { return pricing }
    }
    for (i, position) in positions.enumerated() where pricing.isOpen(i) {
      closeOwnError(i, position, &pricing)
    }
    return pricing
  }

  /// - Parameter scale: the largest coefficient of the level's rows with errors.
  private func price(
    _ priority: Float, _ scale: Double, _ positions: [Int], _ pricing: inout Pricing
  ) {
    for (i, position) in positions.enumerated() where pricing.isOpen(i) {
      var own: Row?
      if !basis[position].isStay {
        let row = rows[basis[position].index]
        if row.priority == priority { own = row }
        if row.priority > priority { closeOwnError(i, position, &pricing) }
      }
      price(i, position, own, priority, scale, &pricing)
    }
  }

  private func price(
    _ i: Int, _ position: Int, _ own: Row?, _ priority: Float, _ scale: Double,
    _ pricing: inout Pricing
  ) {
    if own != nil { pricing.isOwnErrorCounted[i] = true }
    let norm = basis[position].isStay ? 1 : rows[basis[position].index].norm
    let tolerance = min(Tolerance.largestReducedCost, Tolerance.rate * scale / norm)
    for sign in Pricing.signs where pricing.isOpen(i, sign) {
      let reducedCost = (own?.slope(toward: sign) ?? 0) + sign * workspace.multipliers[position]
      if abs(reducedCost) <= tolerance { continue }
      pricing.close(i, sign)
      guard reducedCost < 0 else { continue }
      let leaving = LeavingCandidate(
        position: position, sign: sign, level: .priority(priority), reducedCost: reducedCost)
      pricing.record(leaving, scaledGain: -reducedCost * norm)
    }
  }

  /// Closes the signs at which a basic row's own error would grow, unless it is accounted for.
  private func closeOwnError(_ i: Int, _ position: Int, _ pricing: inout Pricing) {
    guard !pricing.isOwnErrorCounted[i], !basis[position].isStay else { return }
    pricing.isOwnErrorCounted[i] = true
    for sign in Pricing.signs where rows[basis[position].index].slope(toward: sign) > 0 {
      pricing.close(i, sign)
    }
  }
}
