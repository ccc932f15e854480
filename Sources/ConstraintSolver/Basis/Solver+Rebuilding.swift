extension Solver {
  /// Chooses a crash basis for each connected part of a component.
  ///
  /// - Returns: the parts, which still have to be optimized.
  mutating func rebuild(_ component: Int) -> [Int] {
    guard
      components[component].mayBeDisconnected || !components[component].looseVariables.isEmpty
    else {
      if components[component].hasManyPriorityChanges { sortByStrength(component) }
      rebuildInPlace(component)
      return [component]
    }
    let parts = splitForRebuild(component)
    for part in parts {
      sortByStrength(part)
      rebuildInPlace(part)
    }
    return parts
  }

  /// Chooses a crash basis for a component that remains whole.
  mutating func rebuildInPlace(_ component: Int) {
    components[component].isNew = false
    beginAgain(component)
    if adoptStartingBasis(of: component) || adoptSavedBasis(of: component) { return }
    buildCrashBasis(component)
    completeCrashBasis(component)
  }

  /// Replaces a singular basis by stays and as many of its rows as are independent.
  mutating func keepIndependentRows(_ component: Int) {
    let basic = components[component].rowsByStrength.filter { rows[$0].basisPosition >= 0 }
    beginAgain(component)
    factorizeCrashBasis(component, [])
    let exchange = blockExchange(
      of: basic, at: components[component].variables, in: component, mayFill: true)
    if !exchange.isEmpty, perform(exchange, in: component) { keep(exchange) }
    if workspace.search.updatesEdges { resetEdges(of: component) }
  }

  /// Returns to the starting basis.
  ///
  /// - Returns: false if there is none. The basis then consists of stays.
  mutating func startAgain(_ component: Int) -> Bool {
    beginAgain(component)
    return adoptStartingBasis(of: component)
  }

  mutating func beginAgain(_ component: Int) {
    statistics.rebuilds += 1
    components[component].invalidate()
    components[component].savedBasis = nil
    components[component].weakestBlockLevel = .infinity
    resetToStays(component)
  }

  mutating func resetToStays(_ component: Int) {
    Self.resetToStays(components[component].variables, &basis, &stayPositions)
    Self.release(components[component].rows, &rows)
    hideAbsentRows(of: component)
  }

  private static func resetToStays(
    _ variables: [Int], _ basisArray: inout [BasisMember], _ positionArray: inout [Int]
  ) {
    var basis = basisArray.mutableSpan
    var stayPositions = positionArray.mutableSpan
    for variable in variables {
      basis[variable] = .stay(variable)
      stayPositions[variable] = variable
    }
  }

  private static func release(_ removed: [Int], _ rowArray: inout [Row]) {
    var rows = rowArray.mutableSpan
    for row in removed { rows[row].basisPosition = -1 }
  }
}
