extension Solver {
  mutating func search(_ component: Int) {
    let size = components[component].rows.count + components[component].variables.count
    // A search for all contradictions has a limit of its own.
    let own = leavesOutContradictions ? .max : workspace.work + pivotLimit.searchWork(size: size)
    let mostWork = min(pivotLimit.work, own)
    for _ in 0..<WorkLimit.optimumAttempts {
      if components[component].isOptimal && components[component].pricingCandidates.isEmpty {
        return
      }
      let pivots = statistics.pivots
      let isOptimal = optimize(component, size, mostWork)
      components[component].pricingCandidates.removeAll(keepingCapacity: true)
      components[component].isOptimal = isOptimal
      // Recomputes the values from the basis, without the rounding of the steps that led to it.
      if statistics.pivots == pivots || !refreshValues(of: component) { return }
    }
    components[component].isOptimal = false
  }

  /// Pivots until no basic row is worth leaving.
  ///
  /// Steps of length zero can cycle. After a number of them in succession the constants of the rows that meet
  /// are perturbed, once in a search. If that does not help, Bland's rule takes over until a step has a positive
  /// length (Bland, "New Finite Pivoting Rules for the Simplex Method",
  /// Mathematics of Operations Research 2(2), 1977, doi:10.1287/moor.2.2.103).
  ///
  /// - Returns: whether the basis is optimal; if not, the search was abandoned.
  private mutating func optimize(_ component: Int, _ size: Int, _ mostWork: Int) -> Bool {
    workspace.knownDirection = nil
    // Contradictions are proved with the given constants.
    var mayPerturb = !leavesOutContradictions
    var budget = IterationBudget(size: size, pivotLimit, mostWork: mostWork)
    if components[component].isOptimal, queuePricingCandidates(of: component) {
      if reoptimize(component, &budget) == .optimal { return true }
    }
    while !budget.isExhausted {
      if budget.isStalling, mayPerturb {
        mayPerturb = false
        optimizePerturbed(component, &budget)
      } else if budget.isStalling {
        guard let leaving = blandCandidate(component) else { return true }
        guard let stepLength = pivot(leaving, in: component, usesBlandRule: true) else { break }
        budget.recordStep(stepLength, work: workspace.work)
        if components[component].factorization.isRefactorizationDue { refreshValues(of: component) }
      } else {
        switch minimizeLevels(component, &budget) {
        case .optimal: return true
        case .restart: continue
        case .unbounded: budget.exhaust()
        case .contradictory: return false
        }
      }
    }
    statistics.stalls += 1
    return false
  }

  /// - Returns: false if so many positions are affected that pricing all of them is cheaper.
  private mutating func queuePricingCandidates(of component: Int) -> Bool {
    let pricingCandidates = components[component].pricingCandidates
    let most =
      WorkLimit.queuedPositions + components[component].variables.count
      / WorkLimit.variablesPerQueuedPosition
    for candidate in pricingCandidates.prefix(most) {
      queueForPricing(candidate, in: component)
      if workspace.search.queue.count > most { break }
    }
    if pricingCandidates.count <= most, workspace.search.queue.count <= most { return true }
    workspace.search.clearQueue()
    return false
  }

  /// Considers the tie rule only where no level can be improved. Ties leave all levels unchanged,
  /// so that neither rule can cycle, and they require a direction for each position.
  private mutating func blandCandidate(_ component: Int) -> LeavingCandidate? {
    let pricing = price(component, collectsAll: true)
    let ties = pricing.all.isEmpty && appliesTieRule ? allTieCandidates(component, pricing) : []
    let candidates = pricing.all + ties
    return candidates.min { isLower($0, $1) }
  }

  private func isLower(_ a: LeavingCandidate, _ b: LeavingCandidate) -> Bool {
    let (first, second) = (basis[a.position], basis[b.position])
    return first == second ? a.sign > b.sign : first.precedes(second)
  }
}
