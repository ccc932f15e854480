extension Solver {
  /// The variables that take more than one value among equally good answers, ascending.
  ///
  /// The tie rule has no say in this. Variables that no constraint mentions are among them.
  package mutating func undeterminedVariables() -> [Variable] {
    grow()
    scratch.hasDirectionOf = nil
    var isFree = componentOf.map { $0 < 0 }
    for component in components.indices where !components[component].variables.isEmpty {
      markFree(component, &isFree)
    }
    return isFree.indices.filter { isFree[$0] }.map { Variable(id: $0) }
  }

  /// A departure that costs nothing on any level moves its variables, unless a row on its kink
  /// stops it at once; then only a search along the set of best answers can tell.
  private mutating func markFree(_ component: Int, _ isFree: inout [Bool]) {
    var doubtful: [Int] = []
    let variables = components[component].variables
    let pricing = price(component)
    guard pricing.openCount > 0 else { return }
    for (i, slot) in variables.enumerated() where pricing.isOpen(i) {
      for side in Pricing.sides where pricing.isOpen(i, side) {
        explore(slot, sign: side, in: component)
        let moved = scratch.direction.places.filter { rate(ofVariable: $0) != 0 }
        if isStopped {
          doubtful += moved
        } else {
          for variable in moved { isFree[variable] = true }
        }
      }
    }
    for variable in doubtful where !isFree[variable] {
      isFree[variable] = canMove(variable, by: 1) || canMove(variable, by: -1)
    }
  }

  private var isStopped: Bool {
    scratch.movingRows.contains { moving in
      rows[moving.row].residual == 0 && moving.rate * rows[moving.row].side < 0
    }
  }

  /// Whether a wish weaker than every priority moves the variable.
  private func canMove(_ variable: Int, by distance: Double) -> Bool {
    guard values[variable].isFinite else { return false }
    var trial = self
    let scale = 1 + abs(values[variable])
    let wish = trial.addConstraint(
      LinearConstraint(
        [Term(Variable(id: variable))], .equal, values[variable] + distance * scale, priority: -1))
    trial.solve()
    return trial.error(of: wish) < scale * (1 - 1e-7)
  }
}
