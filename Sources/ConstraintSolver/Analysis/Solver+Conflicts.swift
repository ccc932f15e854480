extension Solver {
  /// Whether the last solution satisfies every required constraint.
  package var isSatisfiable: Bool {
    !components.contains { $0.violations > 0 }
      && !emptyRows.contains { isViolatedAndRequired($0) }
  }

  /// A minimal set of required constraints that cannot all be satisfied: without any one of them
  /// the others can.
  ///
  /// There may be other such sets; the choice depends only on the constraints and the edits so far.
  /// Ascending; empty if the last solution is satisfiable, or if its search was abandoned, so that it proves
  /// nothing.
  package mutating func minimalConflict() -> [ConstraintID] {
    if let emptyRow = emptyRows.first(where: { isViolatedAndRequired($0) }) {
      return [ConstraintID(id: emptyRow)]
    }
    guard let component = components.firstIndex(where: { $0.violations > 0 && $0.isOptimal })
    else { return [] }
    let (certificate, isMinimal) = certificate(of: component)
    let constraints = isMinimal ? certificate : reduced(certificate)
    return constraints.map { ConstraintID(id: $0) }
  }

  mutating func countViolations(in component: Int) {
    components[component].needsViolationCount = false
    components[component].violations = components[component].rowsByStrength
      .prefix { rows[$0].priority >= LinearConstraint.required }
      .count { rows[$0].error != 0 }
  }

  func isViolatedAndRequired(_ row: Int) -> Bool {
    rows[row].priority >= LinearConstraint.required && rows[row].error != 0
  }

  /// The rows in the final proof that the required level cannot reach an error of zero (Farkas'
  /// lemma): the violated rows, and the basic rows that keep them violated.
  ///
  /// A single violated row depends on the basic rows in only one way, so that the set is then
  /// minimal.
  private mutating func certificate(of component: Int) -> (rows: [Int], isMinimal: Bool) {
    let required = components[component].rows.filter {
      rows[$0].priority >= LinearConstraint.required
    }
    let violated = required.filter { rows[$0].isNonbasic && rows[$0].gradient != 0 }
    for row in violated { addToGradient(row, share: rows[row].gradient) }
    let scale = violated.reduce(0) { max($0, rows[$1].norm) }
    solveMultipliers(in: component)
    let blocking = required.filter { row in
      let position = rows[row].basisPosition
      return position >= 0
        && abs(workspace.multipliers[position]) * rows[row].norm > Tolerance.rate * scale
    }
    return ((violated + blocking).sorted(), violated.count == 1)
  }

  /// Drops constraints that the contradiction does not need, newest first. One solver with edits
  /// makes all trials.
  private func reduced(_ certificate: [Int]) -> [Int] {
    var trial = Solver()
    trial.appliesTieRule = false
    var copies: [Variable: Variable] = [:]
    var trialRows = certificate.map { row in
      let copy = trial.copy(of: required(row), &copies)
      return (constraint: copy, id: trial.addConstraint(copy))
    }
    var needed: [Int] = []
    for candidate in certificate.indices.reversed() {
      trial.removeConstraint(trialRows[candidate].id)
      trial.solve()
      guard trial.isSatisfiable || !trial.isBestSolution else { continue }
      trialRows[candidate].id = trial.addConstraint(trialRows[candidate].constraint)
      needed.append(certificate[candidate])
    }
    return needed.reversed()
  }

  private func required(_ row: Int) -> LinearConstraint {
    let terms = terms(of: row).map { Term(Variable(id: pool[$0].variable), pool[$0].coefficient) }
    return LinearConstraint(terms, rows[row].relation, rows[row].constant)
  }
}
