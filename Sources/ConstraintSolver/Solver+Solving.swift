extension Solver {
  /// Finds the answer after any number of changes, starting from the last one.
  package mutating func solve() {
    if enlistedCount < rows.count || componentOf.count < values.count || hasStructuralChanges {
      admitChanges()
    }
    guard !dirtyComponents.isEmpty else { return }
    var dirty: [Int] = []
    swap(&dirty, &dirtyComponents)
    if dirty.count > 1 { dirty.sort() }
    for component in dirty where components[component].isDirty {
      components[component].isDirty = false
      if components[component].needsRebuild {
        for part in rebuild(component) { settle(part) }
      } else if components[component].isLoose {
        for part in separate(component) { settle(part) }
      } else {
        settle(component)
      }
    }
    dirty.removeAll(keepingCapacity: true)
    swap(&dirty, &dirtyComponents)
    takeCounts()
  }

  private var hasStructuralChanges: Bool {
    dirtyComponents.contains { components[$0].structuralChanges > 0 }
  }

  private mutating func takeCounts() {
    scratch.hasDirectionOf = nil
    statistics.entries += scratch.entryCount
    statistics.rowVisits += scratch.rowCount
    statistics.pricings += scratch.pricingCount
    (scratch.entryCount, scratch.rowCount, scratch.pricingCount) = (0, 0, 0)
  }

  private mutating func settle(_ component: Int) {
    components[component].structuralChanges = 0
    components[component].priorityChanges = 0
    if components[component].needsFactors { refactorizeOrRebuild(component) }
    if !components[component].needsValues { takeConstants(component) }
    if components[component].needsValues { refresh(component) }
    search(component)
    if components[component].needsRecount { countViolations(in: component) }
  }

  private mutating func search(_ component: Int) {
    for _ in 0..<4 {
      if components[component].isOptimal && components[component].suspects.isEmpty { return }
      let pivots = statistics.pivots
      let isOptimal = optimize(component)
      components[component].suspects.removeAll(keepingCapacity: true)
      components[component].isOptimal = isOptimal
      // The values as the basis has them, without the rounding of the way to it.
      if statistics.pivots == pivots || !refresh(component) { return }
    }
    components[component].isOptimal = false
  }

  /// - Returns: whether a row is now on the other sign.
  @discardableResult
  mutating func refresh(_ component: Int) -> Bool {
    scratch.hasDirectionOf = nil
    if components[component].factorization.isRefactorizationDue { refactorizeOrRebuild(component) }
    return recomputeValues(of: component)
  }

  private mutating func refactorizeOrRebuild(_ component: Int) {
    statistics.refactorizations += 1
    if !refactorize(component) { rebuildInPlace(component) }
  }

  /// Pivots until no departure pays.
  ///
  /// Steps of length zero can go round in circles; after a number of them in a row the rule of
  /// lowest numbers (Bland, "New Finite Pivoting Rules for the Simplex Method", Mathematics of
  /// Operations Research 2(2), 1977, doi:10.1287/moor.2.2.103) takes over until one moves.
  ///
  /// - Returns: whether the answer is optimal; if not, the search gave up.
  private mutating func optimize(_ component: Int) -> Bool {
    let size = components[component].rows.count + components[component].variables.count
    scratch.hasDirectionOf = nil
    var patience = Patience(steps: 50 * size + 1000, idleSteps: 20 + size / 4)
    if components[component].isOptimal, admitSuspects(of: component) {
      if repair(component, &patience) == .done { return true }
    }
    while !patience.isOver {
      if patience.isThin {
        guard let departure = lowestDeparture(component) else { return true }
        guard let length = pivot(departure, in: component, isCautious: true) else { break }
        patience.note(length)
        if components[component].factorization.isRefactorizationDue { refresh(component) }
      } else {
        switch descend(component, &patience) {
        case .done: return true
        case .disturbed: continue
        case .lost: patience.end()
        }
      }
    }
    statistics.stalls += 1
    return false
  }

  /// - Returns: false if there are so many that looking at every position is cheaper.
  private mutating func admitSuspects(of component: Int) -> Bool {
    let suspects = components[component].suspects
    let most = 2 + components[component].variables.count / 16
    for suspect in suspects.prefix(most) {
      self.suspect(suspect, in: component)
      if scratch.search.candidates.count > most { break }
    }
    if suspects.count <= most, scratch.search.candidates.count <= most { return true }
    scratch.search.dropCandidates()
    return false
  }

  /// Ties are looked at where no level can be lowered: they leave all levels as low as they are, so
  /// that neither rule can go round in circles, and to look takes a direction for every position.
  private mutating func lowestDeparture(_ component: Int) -> Departure? {
    let pricing = price(component, collectsAll: true)
    let departures = pricing.all.isEmpty ? allTieDepartures(component, pricing) : pricing.all
    return departures.min { isLower($0, $1) }
  }

  private func isLower(_ a: Departure, _ b: Departure) -> Bool {
    let (first, second) = (basis[a.position], basis[b.position])
    return first == second ? a.sign > b.sign : first.precedes(second)
  }
}

/// How many steps are left, and how many in a row led nowhere.
struct Patience {
  private var steps: Int
  private let mostIdleSteps: Int
  private var idleSteps = 0

  init(steps: Int, idleSteps: Int) {
    (self.steps, mostIdleSteps) = (steps, idleSteps)
  }

  var isOver: Bool { steps <= 0 }
  var isThin: Bool { idleSteps > mostIdleSteps }

  mutating func note(_ length: Double) {
    steps -= 1
    idleSteps = length > 0 ? 0 : idleSteps + 1
  }

  mutating func end() { steps = 0 }
}
