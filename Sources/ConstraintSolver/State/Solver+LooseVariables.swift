/// Variables that no row uses any more, such as those of a stack view's guide while a view is hidden.
///
/// In the basis of their component each has its stay, alone in its column, so that the factors remain right
/// with them. To take them out would mean to compute the factors again, and to bring them back as well.
extension Solver {
  /// Whether all parts of a component but one are variables without rows, and so few that they stay.
  ///
  /// - Parameter roots: the variables that represent the parts.
  mutating func hasOnlyLooseParts(_ roots: [Int], _ component: Int) -> Bool {
    let most = components[component].variables.count / WorkLimit.variablesPerLooseVariable
    guard roots.count <= most + 1, !components[component].needsFactors else { return false }
    let loose = roots.filter { !isUsed($0) }
    guard loose.count == roots.count - 1 else { return false }
    components[component].looseVariables = loose
    return true
  }

  private func isUsed(_ variable: Int) -> Bool {
    var term = columnHeads[variable]
    while term >= 0 {
      if rows[pool[term].row].isLive { return true }
      term = pool[term].nextInColumn
    }
    return false
  }

  /// Records that a new row uses variables. The part to which one returns may be another.
  mutating func useLooseVariables(of row: Int, in component: Int) {
    guard !components[component].looseVariables.isEmpty else { return }
    let used = Set(terms(of: row).map { pool[$0].variable })
    let left = components[component].looseVariables.filter { !used.contains($0) }
    guard left.count < components[component].looseVariables.count else { return }
    components[component].looseVariables = left
    components[component].mayBeDisconnected = true
  }

  /// Their stays never leave the basis, because nothing could take their places.
  mutating func closeLooseVariables(of component: Int) {
    for variable in components[component].looseVariables {
      workspace.search.open[stayPositions[variable]] = 0
    }
  }

  /// The same in a pricing of all positions.
  func closeLooseVariables(of component: Int, _ pricing: inout Pricing) {
    guard !components[component].looseVariables.isEmpty else { return }
    var isClosed = Array(repeating: false, count: values.count)
    for variable in components[component].looseVariables {
      isClosed[stayPositions[variable]] = true
    }
    for (i, position) in components[component].variables.enumerated() where isClosed[position] {
      for sign in Pricing.signs { pricing.close(i, sign) }
    }
  }
}
