extension Solver {
  /// The variables that have different values in different equally good solutions, ascending. The
  /// tie rule is ignored, and variables that no constraint uses are included.
  package mutating func undeterminedVariables() -> [Variable] {
    grow()
    workspace.knownDirection = nil
    var isUndetermined = componentOf.map { $0 < 0 }
    for component in components.indices where !components[component].variables.isEmpty {
      markUndetermined(component, &isUndetermined)
    }
    return isUndetermined.indices.filter { isUndetermined[$0] }.map { Variable(id: $0) }
  }

  /// A basic row that can leave without a cost on any level moves its variables, unless a nonbasic
  /// row with residual zero blocks it at once. In that case only a search among the equally good
  /// solutions decides.
  private mutating func markUndetermined(_ component: Int, _ isUndetermined: inout [Bool]) {
    var undecided: [Int] = []
    let variables = components[component].variables
    let pricing = price(component)
    guard pricing.openCount > 0 else { return }
    let blocked = blockedMoves(in: component)
    for (i, position) in variables.enumerated() where pricing.isOpen(i) {
      for sign in Pricing.signs where pricing.isOpen(i, sign) {
        if blocked.contains(SignedPosition(position: position, isPositive: sign > 0)) { continue }
        prepareDirection(position, sign: sign, in: component)
        let moved = workspace.direction.pattern.filter { rate(ofVariable: $0) != 0 }
        if isBlockedAtOnce {
          undecided += moved
        } else {
          for variable in moved { isUndetermined[variable] = true }
        }
      }
    }
    for variable in undecided where !isUndetermined[variable] {
      isUndetermined[variable] = canMove(variable, by: 1) || canMove(variable, by: -1)
    }
  }

  /// One of the two signs with which the basic row at a position can leave.
  private struct SignedPosition: Hashable {
    var position: Int
    var isPositive: Bool
  }

  /// Moves that are always blocked, because a nonbasic row with residual zero is a multiple of the
  /// basic row: for example the other bound of a content size. This avoids a search for each of
  /// them.
  private func blockedMoves(in component: Int) -> Set<SignedPosition> {
    var blocked: Set<SignedPosition> = []
    var basic: [Int: (position: Int, coefficient: Double)] = [:]
    for position in components[component].variables where !basis[position].isStay {
      guard let term = onlyTerm(of: basis[position].index) else { continue }
      basic[term.variable] = (position, term.coefficient)
    }
    for row in components[component].rows
    where rows[row].basisPosition < 0 && rows[row].residual == 0 {
      guard let term = onlyTerm(of: row), let basicRow = basic[term.variable] else { continue }
      let rate = term.coefficient / basicRow.coefficient
      blocked.insert(
        SignedPosition(position: basicRow.position, isPositive: rate * rows[row].sign < 0))
    }
    return blocked
  }

  private func onlyTerm(of row: Int) -> (variable: Int, coefficient: Double)? {
    guard rows[row].termCount == 1 else { return nil }
    let term = pool[rows[row].firstTerm]
    return (term.variable, term.coefficient)
  }

  private var isBlockedAtOnce: Bool {
    workspace.movingRows.contains { moving in
      rows[moving.row].residual == 0 && moving.rate * rows[moving.row].sign < 0
    }
  }

  /// Whether an objective weaker than every constraint can move the variable.
  private func canMove(_ variable: Int, by distance: Double) -> Bool {
    guard values[variable].isFinite else { return false }
    var trial = self
    let scale = 1 + abs(values[variable])
    let probe = trial.addConstraint(
      LinearConstraint(
        [Term(Variable(id: variable))], .equal, values[variable] + distance * scale, priority: -1))
    trial.solve()
    return trial.error(of: probe) < scale * (1 - Tolerance.displacement)
  }
}
