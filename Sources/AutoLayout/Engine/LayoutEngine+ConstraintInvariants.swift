import ConstraintSolver

extension LayoutEngine {
  /// Every constraint is in force, broken, inactive or free, and the solver has exactly the rows of
  /// those in force.
  func violationsOfConstraints() -> [String] {
    let violations = violationsOfIndices()
    // The other checks use these indices.
    guard violations.isEmpty else { return violations }
    return violationsOfStates() + violationsOfBroken() + violationsOfRows()
  }

  /// The caller's constraints come first. Each later index is in the list of one view and kind, or
  /// free.
  private func violationsOfIndices() -> [String] {
    let broken = broken.filter { !installed.indices.contains($0) }
    let unknown = constraintsByRow.filter { !installed.indices.contains($0) }
    let listed = systemConstraints.flatMap { $0.content + $0.mask + $0.stack }
    let used = (listed + freeIndices).sorted()
    var found: [String] = []
    if !broken.isEmpty { found.append("broken constraints \(broken) of \(installed.count)") }
    if !unknown.isEmpty { found.append("rows of constraints \(unknown) of \(installed.count)") }
    if used != Array(callerCount..<max(callerCount, installed.count)) {
      found.append(
        "system constraints \(listed) and free \(freeIndices), not from \(callerCount) on")
    }
    return found
  }

  private func violationsOfStates() -> [String] {
    installed.indices.flatMap { index -> [String] in
      let constraint = installed[index]
      var found: [String] = []
      if (constraint.system == nil) != (index < callerCount) {
        found.append("constraint \(index) of \(callerCount) has the wrong maker")
      }
      if let system = constraint.system, constraint.isActive {
        let (view, kind) = system.origin
        if !systemConstraints[view.rawValue][keyPath: kind].contains(index) {
          found.append("constraint \(index) is not in the list of view \(view.rawValue)")
        }
      }
      if constraint.isActive, !hasItemsInTree(constraint.constraint) {
        found.append("constraint \(index) is active without its items")
      }
      if constraint.isActive == freeIndices.contains(index), index >= callerCount {
        found.append("constraint \(index) is \(constraint.isActive ? "active and free" : "listed")")
      }
      return found
    }
  }

  private func hasItemsInTree(_ constraint: LayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].compactMap { $0?.owner.rawValue }
      .allSatisfy { views.indices.contains($0) && isPresent[$0] }
  }

  /// The broken ones are those active without a row, each once, in the order of activation.
  private func violationsOfBroken() -> [String] {
    let missing = installed.indices.filter { installed[$0].isActive && installed[$0].row == nil }
    let inactive = installed.indices.filter { !installed[$0].isActive && installed[$0].row != nil }
    let stamps = installed.indices.filter { $0 < callerCount && installed[$0].isActive }
      .map { installed[$0].lastModification }
    var found: [String] = []
    if broken.sorted() != missing { found.append("broken \(broken), without rows \(missing)") }
    if !inactive.isEmpty { found.append("inactive with rows: \(inactive)") }
    let ranks = breakingRanks(broken)
    if !zip(ranks, ranks.dropFirst()).allSatisfy(<) {
      found.append("broken \(broken) out of order")
    }
    if Set(stamps).count < stamps.count
      || !stamps.allSatisfy((1...max(1, modificationCount)).contains)
    {
      found.append("modifications \(stamps), the last \(modificationCount)")
    }
    return found
  }

  /// Each constraint in force has one row of the solver, which says what the constraint says now.
  private func violationsOfRows() -> [String] {
    var found: [String] = []
    for index in installed.indices {
      guard let row = installed[index].row else { continue }
      if !constraintsByRow.indices.contains(row.id) || constraintsByRow[row.id] != index {
        found.append("row \(row.id) of constraint \(index) belongs to another")
      }
      let (stored, expected) = (solver.constraint(row), linearConstraint(at: index).summed)
      if stored != expected {
        found.append("row \(row.id) of constraint \(index) is \(stored as Any), not \(expected)")
      }
    }
    let live = constraintsByRow.indices.filter { solver.constraint(ConstraintID(id: $0)) != nil }
    let rows = installed.compactMap(\.row?.id).sorted()
    if live != rows { found.append("the solver has rows \(live), the constraints \(rows)") }
    if solver.constraint(ConstraintID(id: constraintsByRow.count)) != nil {
      found.append("the solver has more rows than \(constraintsByRow.count)")
    }
    if !solver.isSatisfiable { found.append("a required constraint in force is violated") }
    return found
  }
}

extension LinearConstraint {
  /// With equal terms summed, as the solver stores it.
  fileprivate var summed: LinearConstraint {
    var terms: [Term] = []
    for term in self.terms where term.coefficient != 0 {
      if let index = terms.firstIndex(where: { $0.variable == term.variable }) {
        terms[index].coefficient += term.coefficient
      } else {
        terms.append(term)
      }
    }
    var summed = self
    summed.terms = terms.filter { $0.coefficient != 0 }
    return summed
  }
}
