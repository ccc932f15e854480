extension Solver {
  /// Finds the answer after any number of changes, starting from the last one.
  package mutating func solve() {
    if attachedCount < rows.count || componentOf.count < values.count || hasStructuralChanges {
      attachChanges()
    }
    guard !dirtyComponents.isEmpty else { return }
    var dirty: [Int] = []
    swap(&dirty, &dirtyComponents)
    if dirty.count > 1 { dirty.sort() }
    for component in dirty where components[component].isDirty {
      components[component].isDirty = false
      if components[component].needsRebuild {
        for part in rebuild(component) { solveComponent(part) }
      } else if components[component].mayBeDisconnected {
        for part in separate(component) { solveComponent(part) }
      } else {
        solveComponent(component)
      }
    }
    dirty.removeAll(keepingCapacity: true)
    swap(&dirty, &dirtyComponents)
    flushCounts()
  }

  private var hasStructuralChanges: Bool {
    dirtyComponents.contains { components[$0].structuralChanges > 0 }
  }

  private mutating func flushCounts() {
    workspace.knownDirection = nil
    statistics.entries += workspace.entryCount
    statistics.rowVisits += workspace.rowCount
    statistics.pricings += workspace.pricingCount
    (workspace.entryCount, workspace.rowCount, workspace.pricingCount) = (0, 0, 0)
  }

  private mutating func solveComponent(_ component: Int) {
    components[component].structuralChanges = 0
    components[component].priorityChanges = 0
    if components[component].needsFactors { refactorizeOrRebuild(component) }
    if !components[component].needsValues { applyChangedConstants(component) }
    if components[component].needsValues { refreshValues(of: component) }
    search(component)
    if components[component].needsViolationCount { countViolations(in: component) }
  }

  private mutating func search(_ component: Int) {
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

  /// - Returns: whether a row is now on the other sign.
  @discardableResult
  mutating func refreshValues(of component: Int) -> Bool {
    workspace.knownDirection = nil
    if components[component].factorization.isRefactorizationDue { refactorizeOrRebuild(component) }
    return recomputeValues(of: component)
  }

  private mutating func refactorizeOrRebuild(_ component: Int) {
    statistics.refactorizations += 1
    if !refactorize(component) { rebuildInPlace(component) }
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

/// How many steps are left, and how many in a row led nowhere.
struct IterationBudget {
  private var steps: Int
  private let maximumDegenerateSteps: Int
  private var degenerateSteps = 0

  init(steps: Int, degenerateSteps: Int) {
    (self.steps, maximumDegenerateSteps) = (steps, degenerateSteps)
  }

  var isExhausted: Bool { steps <= 0 }
  var isStalling: Bool { degenerateSteps > maximumDegenerateSteps }

  mutating func recordStep(_ stepLength: Double) {
    steps -= 1
    degenerateSteps = stepLength > 0 ? 0 : degenerateSteps + 1
  }

  mutating func exhaust() { steps = 0 }
}
