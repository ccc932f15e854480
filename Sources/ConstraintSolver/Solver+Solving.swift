extension Solver {
  /// Finds the answer after any number of changes, starting from the last one.
  package mutating func solve() {
    let dirty = dirtyComponents.sorted()
    dirtyComponents = []
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
  }

  private mutating func settle(_ component: Int) {
    components[component].structuralChanges = 0
    if components[component].needsValues || components[component].factorization.isWorn {
      refresh(component)
    }
    for _ in 0..<4 {
      let pivots = statistics.pivots
      optimize(component)
      // The values as the basis has them, without the rounding of the way to it.
      if statistics.pivots == pivots || !refresh(component) { break }
    }
    countViolations(in: component)
  }

  /// - Returns: whether a row is now on the other side.
  @discardableResult
  private mutating func refresh(_ component: Int) -> Bool {
    if components[component].factorization.isWorn { refactorIfRegular(component) }
    return recomputeValues(of: component)
  }

  private mutating func refactorIfRegular(_ component: Int) {
    statistics.refactorizations += 1
    if !refactor(component) { rebuildInPlace(component) }
  }

  /// Pivots until no departure pays.
  ///
  /// Steps of length zero can go round in circles; after a number of them in a row the rule of
  /// lowest numbers (Bland, "New Finite Pivoting Rules for the Simplex Method", Mathematics of
  /// Operations Research 2(2), 1977, doi:10.1287/moor.2.2.103) takes over until one moves.
  private mutating func optimize(_ component: Int) {
    let size = components[component].rows.count + components[component].variables.count
    var idleSteps = 0
    for _ in 0..<(50 * size + 1000) {
      let isCautious = idleSteps > 20 + size / 4
      guard let departure = nextDeparture(component, isCautious: isCautious) else { return }
      guard let length = pivot(departure, in: component, isCautious: isCautious) else { break }
      idleSteps = length > 0 ? 0 : idleSteps + 1
      if components[component].factorization.isWorn { refresh(component) }
    }
    statistics.stalls += 1
  }

  private mutating func nextDeparture(_ component: Int, isCautious: Bool) -> Departure? {
    let pricing = price(component, collectsAll: isCautious)
    if !isCautious, let best = pricing.best { return best }
    let ties = tieDepartures(component, pricing, collectsAll: isCautious)
    guard isCautious else { return ties.first }
    return (pricing.all + ties).min { isLower($0, $1) }
  }

  private func isLower(_ a: Departure, _ b: Departure) -> Bool {
    let (first, second) = (occupants[a.slot], occupants[b.slot])
    return first == second ? a.side > b.side : first.precedes(second)
  }
}
