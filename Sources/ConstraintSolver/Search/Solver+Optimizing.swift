extension Solver {
  mutating func search(_ component: Int) {
    for _ in 0..<4 {
      if components[component].isOptimal && components[component].pricingCandidates.isEmpty {
        return
      }
      let pivots = statistics.pivots
      let isOptimal = optimize(component)
      components[component].pricingCandidates.removeAll(keepingCapacity: true)
      components[component].isOptimal = isOptimal
      // The values as the basis has them, without the rounding of the way to it.
      if statistics.pivots == pivots || !refreshValues(of: component) { return }
    }
    components[component].isOptimal = false
  }

  /// Pivots until no leaving pays.
  ///
  /// Steps of stepLength zero can go round in circles; after a number of them in a row the rule of
  /// lowest indexSorter (Bland, "New Finite Pivoting Rules for the Simplex Method", Mathematics of
  /// Operations Research 2(2), 1977, doi:10.1287/moor.2.2.103) takes over until one moves.
  ///
  /// - Returns: whether the answer is optimal; if not, the search gave up.
  private mutating func optimize(_ component: Int) -> Bool {
    let size = components[component].rows.count + components[component].variables.count
    workspace.knownDirection = nil
    var budget = IterationBudget(steps: 50 * size + 1000, degenerateSteps: 20 + size / 4)
    if components[component].isOptimal, queuePricingCandidates(of: component) {
      if reoptimize(component, &budget) == .optimal { return true }
    }
    while !budget.isExhausted {
      if budget.isStalling {
        guard let leaving = blandCandidate(component) else { return true }
        guard let stepLength = pivot(leaving, in: component, usesBlandRule: true) else { break }
        budget.recordStep(stepLength)
        if components[component].factorization.isRefactorizationDue { refreshValues(of: component) }
      } else {
        switch minimizeLevels(component, &budget) {
        case .optimal: return true
        case .restart: continue
        case .unbounded: budget.exhaust()
        }
      }
    }
    statistics.stalls += 1
    return false
  }

  /// - Returns: false if there are so many that looking at every position is cheaper.
  private mutating func queuePricingCandidates(of component: Int) -> Bool {
    let pricingCandidates = components[component].pricingCandidates
    let most = 2 + components[component].variables.count / 16
    for candidate in pricingCandidates.prefix(most) {
      queueForPricing(candidate, in: component)
      if workspace.search.queue.count > most { break }
    }
    if pricingCandidates.count <= most, workspace.search.queue.count <= most { return true }
    workspace.search.clearQueue()
    return false
  }

  /// Ties are looked at where no level can be lowered: they leave all levels as low as they are, so
  /// that neither rule can go round in circles, and to look takes a direction for every position.
  private mutating func blandCandidate(_ component: Int) -> LeavingCandidate? {
    let pricing = price(component, collectsAll: true)
    let candidates = pricing.all.isEmpty ? allTieCandidates(component, pricing) : pricing.all
    return candidates.min { isLower($0, $1) }
  }

  private func isLower(_ a: LeavingCandidate, _ b: LeavingCandidate) -> Bool {
    let (first, second) = (basis[a.position], basis[b.position])
    return first == second ? a.sign > b.sign : first.precedes(second)
  }
}
