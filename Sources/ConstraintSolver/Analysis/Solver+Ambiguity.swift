extension Solver {
  /// The variables that take more than one value among equally good answers, ascending.
  ///
  /// The tie rule has no say in this. Variables that no constraint mentions are among them.
  package mutating func undeterminedVariables() -> [Variable] {
    grow()
    workspace.knownDirection = nil
    var isUndetermined = componentOf.map { $0 < 0 }
    for component in components.indices where !components[component].variables.isEmpty {
      markUndetermined(component, &isUndetermined)
    }
    return isUndetermined.indices.filter { isUndetermined[$0] }.map { Variable(id: $0) }
  }

  /// A leaving that costs nothing on any level moves its variables, unless a row on its kink
  /// stops it at once; then only a search along the set of best answers can tell.
  private mutating func markUndetermined(_ component: Int, _ isUndetermined: inout [Bool]) {
    var undecided: [Int] = []
    let variables = components[component].variables
    let pricing = price(component)
    guard pricing.openCount > 0 else { return }
    let blocked = blockedMoves(in: component)
    for (i, position) in variables.enumerated() where pricing.isOpen(i) {
      for sign in Pricing.signs where pricing.isOpen(i, sign) {
        if blocked.contains(SignedPosition(position: position, isUp: sign > 0)) { continue }
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

  /// One of the two directions in which the tight row of a position may be left.
  private struct SignedPosition: Hashable {
    var position: Int
    var isUp: Bool
  }

  /// Ways that a row on its kink bars for ever, because it is a multiple of the tight row itself:
  /// the other bound of a length that is held from both signs, as a content size holds it. Each of
  /// them would have to be searched for otherwise.
  private func blockedMoves(in component: Int) -> Set<SignedPosition> {
    var blocked: Set<SignedPosition> = []
    var tight: [Int: (position: Int, coefficient: Double)] = [:]
    for position in components[component].variables where !basis[position].isStay {
      guard let term = onlyTerm(of: basis[position].index) else { continue }
      tight[term.variable] = (position, term.coefficient)
    }
    for row in components[component].rows
    where rows[row].basisPosition < 0 && rows[row].residual == 0 {
      guard let term = onlyTerm(of: row), let held = tight[term.variable] else { continue }
      let rate = term.coefficient / held.coefficient
      blocked.insert(SignedPosition(position: held.position, isUp: rate * rows[row].sign < 0))
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

  /// Whether a probe weaker than every priority moves the variable.
  private func canMove(_ variable: Int, by distance: Double) -> Bool {
    guard values[variable].isFinite else { return false }
    var trial = self
    let scale = 1 + abs(values[variable])
    let probe = trial.addConstraint(
      LinearConstraint(
        [Term(Variable(id: variable))], .equal, values[variable] + distance * scale, priority: -1))
    trial.solve()
    return trial.error(of: probe) < scale * (1 - 1e-7)
  }
}
