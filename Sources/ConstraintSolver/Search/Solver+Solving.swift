extension Solver {
  /// Whether no system has changed since the last solve, and none has a search to go on with.
  package var isSolved: Bool {
    attachedCount == rows.count && componentOf.count == values.count && dirtyComponents.isEmpty
  }

  /// Computes the solution after any number of changes, starting from the last basis.
  package mutating func solve() {
    defer { startingBasis.removeAll() }
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
        for part in rebuild(component) { solveComponent(part, wasRebuilt: true) }
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

  /// The same, but an unfinished search ends after some work, and goes on when it is solved again.
  ///
  /// - Parameters:
  ///   - work: as in `SolverStatistics.work`.
  ///   - untilContradiction: whether it also ends where required constraints are found to contradict each other.
  /// - Returns: whether it is finished.
  @discardableResult
  package mutating func solve(within work: Int, untilContradiction: Bool = false) -> Bool {
    let (limit, hadAbandonedSearch) = (pivotLimit, hasAbandonedSearch)
    pivotLimit.work = min(work, limit.work)
    (endsAtContradiction, hasAbandonedSearch) = (untilContradiction, false)
    solve()
    endsAtContradiction = false
    defer {
      let taken = min(work, limit.work) - pivotLimit.work
      pivotLimit = limit
      pivotLimit.take(taken)
      hasAbandonedSearch = hadAbandonedSearch
    }
    guard hasAbandonedSearch else { return true }
    for component in components.indices where !components[component].isOptimal {
      if !components[component].rows.isEmpty { markDirty(component) }
    }
    return false
  }

  private var hasStructuralChanges: Bool {
    dirtyComponents.contains { components[$0].structuralChanges > 0 }
  }

  /// Adds what was counted to the statistics, after a search or an analysis, so that neither's work counts as the other's.
  mutating func flushCounts() {
    workspace.knownDirection = nil
    statistics.entries += workspace.entryCount
    statistics.rowVisits += workspace.rowCount
    statistics.pricings += workspace.pricingCount
    WorkMeter.current?.add(
      entries: workspace.entryCount, rowVisits: workspace.rowCount,
      pricings: workspace.pricingCount, pivots: workspace.pivotCount)
    pivotLimit.take(workspace.work)
    (workspace.entryCount, workspace.rowCount, workspace.pricingCount) = (0, 0, 0)
    workspace.pivotCount = 0
  }

  private mutating func solveComponent(_ component: Int, wasRebuilt: Bool = false) {
    let pivots = statistics.pivots
    if !wasRebuilt {
      components[component].savedBasis = nil
      adoptNearerBasis(of: component)
    }
    components[component].structuralChanges = 0
    components[component].priorityChanges = 0
    undetermined.invalidate(component)
    rivals.invalidate(component)
    if components[component].needsFactors { refactorizeOrRebuild(component) }
    if !components[component].needsValues { applyChangedConstants(component) }
    if components[component].needsValues { refreshValues(of: component) }
    leavesOutContradictions ? searchRowByRow(component) : search(component)
    if !components[component].isOptimal { abandonSearch(of: component) }
    if components[component].needsViolationCount { countViolations(in: component) }
    saveBasis(of: component, wasRebuilt: wasRebuilt, pivots: statistics.pivots - pivots)
    (components[component].shift, components[component].shiftCount) = (0, 0)
  }

  /// Keeps the last solution, unless the starting basis violates fewer required rows.
  private mutating func abandonSearch(of component: Int) {
    hasAbandonedSearch = true
    countViolations(in: component)
    guard components[component].violations > 0, !startingBasis.isEmpty else { return }
    var start = self
    guard start.startAgain(component) else { return }
    start.refreshValues(of: component)
    start.countViolations(in: component)
    guard start.components[component].violations < components[component].violations else { return }
    start.components[component].isOptimal = false
    self = start
  }

  /// Recomputes the values, with fresh factors if they are due.
  ///
  /// - Returns: whether a sign changed, or the basis.
  @discardableResult
  mutating func refreshValues(of component: Int) -> Bool {
    workspace.knownDirection = nil
    let rebuilds = statistics.rebuilds
    if components[component].factorization.isRefactorizationDue { refactorizeOrRebuild(component) }
    return recomputeValues(of: component) || statistics.rebuilds != rebuilds
  }

  private mutating func refactorizeOrRebuild(_ component: Int) {
    statistics.refactorizations += 1
    if !refactorize(component) { keepIndependentRows(component) }
  }
}
