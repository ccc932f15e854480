extension Solver {
  /// Lets equations that found no place in the triangle of a crash basis replace stays: as many as are
  /// independent, stronger ones first.
  ///
  /// Modulo the basic rows, such an equation is a combination of the stays that are left. These
  /// combinations are eliminated; the column of each pivot is the stay that its equation replaces. The
  /// equal gaps of a stack view, for example, form a tridiagonal system and no triangle, so that
  /// otherwise each of them would take pivots of its own.
  ///
  /// Equations that would violate stronger rows nearly as often as the stays did are left out: they
  /// would leave the basis one by one.
  mutating func completeCrashBasis(_ component: Int) {
    let stays = components[component].variables.filter { basis[$0].isStay }
    guard !stays.isEmpty else { return }
    let equations = components[component].rowsByStrength.filter {
      rows[$0].relation == .equal && rows[$0].termCount > 1 && rows[$0].isNonbasic
    }
    guard let weakest = equations.last, var core = combinations(equations, of: stays, component)
    else { return }
    let priority = rows[weakest].priority
    let violations = violations(of: component, above: priority)
    let triangle = components[component].factorization
    let pivots = eliminated(equations, stays, &core)
    guard replace(pivots, in: component),
      2 * self.violations(of: component, above: priority) > violations
    else { return }
    for pivot in pivots { makeNonbasic(pivot.row, in: pivot.stay) }
    components[component].factorization = triangle
    permutation.setSteps(triangle.steps)
  }

  /// By equation, its coordinates at the positions of stays; nil if they have too many entries.
  private mutating func combinations(
    _ equations: [Int], of stays: [Int], _ component: Int
  ) -> CoreElimination? {
    // Not an array by variable: there may be thousands of small components.
    let columns = Dictionary(uniqueKeysWithValues: zip(stays, stays.indices))
    let size = max(equations.count, stays.count)
    var core = CoreElimination(size: size)
    for (index, row) in equations.enumerated() {
      addToGradient(.row(row))
      solveMultipliers(in: component)
      for position in workspace.multipliers.pattern {
        let value = workspace.multipliers[position]
        guard let column = columns[position], abs(value) > Tolerance.rate * rows[row].norm else {
          continue
        }
        core.add(.init(index: column, value: value), to: index)
      }
      guard core.entryCount <= WorkLimit.combinationEntries * size else { return nil }
    }
    return core
  }

  /// Which equation may replace which stay; empty if one of the pivots may be rounding.
  private func eliminated(
    _ equations: [Int], _ stays: [Int], _ core: inout CoreElimination
  ) -> [(row: Int, stay: Int)] {
    let most = WorkLimit.combinationEntries * equations.count + core.entryCount
    var rest = equations.indices
    while let first = rest.first {
      let priority = rows[equations[first]].priority
      let level = rest.prefix { rows[equations[$0]].priority == priority }
      core.eliminate(Array(level), entries: most)
      rest = rest[level.endIndex...]
    }
    let pivots = core.pivots
    let areClear = pivots.allSatisfy { pivot in
      abs(pivot.value) > Tolerance.rate * rows[equations[pivot.row]].norm
    }
    return areClear ? pivots.map { (equations[$0.row], stays[$0.column]) } : []
  }

  /// - Returns: false if nothing is replaced, because the basis would be singular to working precision.
  private mutating func replace(_ pivots: [(row: Int, stay: Int)], in component: Int) -> Bool {
    guard !pivots.isEmpty else { return false }
    for pivot in pivots { makeBasic(pivot.row, in: pivot.stay) }
    if refactorize(component) { return true }
    for pivot in pivots { makeNonbasic(pivot.row, in: pivot.stay) }
    return false
  }

  private mutating func makeNonbasic(_ row: Int, in position: Int) {
    basis[position] = .stay(position)
    rows[row].basisPosition = -1
    stayPositions[position] = position
  }

  /// The number of rows stronger than a priority that the basis violates.
  private mutating func violations(of component: Int, above priority: Float) -> Int {
    solveForValues(of: component)
    workspace.rowCount += components[component].rows.count
    let stronger = components[component].rowsByStrength.prefix { rows[$0].priority > priority }
    return stronger.count { row in
      var solved = rows[row]
      _ = Self.refresh(&solved, pool.span, workspace.solution.span)
      return solved.isNonbasic && solved.isViolated
    }
  }
}
