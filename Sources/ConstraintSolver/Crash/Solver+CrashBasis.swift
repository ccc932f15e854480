extension Solver {
  /// Chooses a basis of rows that form a permuted triangle: each has a variable that no row before
  /// it uses, so that the rows are independent without any arithmetic.
  ///
  /// Equations come first, then the best bound of each variable, then other inequalities, because
  /// these are slack as often as not. Within each kind, stronger levels come first.
  mutating func buildCrashBasis(_ component: Int) {
    let variables = components[component].variables
    // Half of the components of a layout that was just split have one variable.
    guard variables.count > 1 else {
      if let row = boundingRow(of: variables[0]) { makeBasic(row, in: variables[0]) }
      _ = factorizeSingle(variables[0], component)
      return
    }
    var crash = TriangularCrash()
    swap(&crash, &workspace.crash)
    crash.reset(variables, rowCount: rows.count, variableCount: values.count)
    let order = components[component].rowsByStrength
    var hasInequalities = false
    for row in order {
      if rows[row].termCount == 1 {
        crash.reserve(
          pool[rows[row].firstTerm].variable, isInRange: rows[row].relation != .equal)
      } else if rows[row].relation != .equal {
        hasInequalities = true
      }
    }
    assignColumns(.equations, among: order, &crash)
    assignBounds(variables, &crash)
    if hasInequalities, !leavesOutContradictions {
      assignColumns(.inequalities, among: order, &crash)
    }
    factorizeCrashBasis(component, crash.pivots)
    swap(&crash, &workspace.crash)
  }

  private mutating func assignColumns(
    _ kind: TriangularCrash.Kind, among order: [Int], _ crash: inout TriangularCrash
  ) {
    let known = crash.pivots.count
    crash.assignColumns(
      kind, among: order, of: ConstraintMatrix(rows: rows, pool: pool, columnHeads: columnHeads))
    Self.makeBasic(crash.pivots[known...], &basis, &rows, &stayPositions)
  }

  private static func makeBasic(
    _ pivots: ArraySlice<CrashPivot>, _ basisArray: inout [BasisMember], _ rowArray: inout [Row],
    _ positionArray: inout [Int]
  ) {
    var basis = basisArray.mutableSpan
    var rows = rowArray.mutableSpan
    var stayPositions = positionArray.mutableSpan
    for pivot in pivots {
      basis[pivot.variable] = .row(pivot.row)
      rows[pivot.row].basisPosition = pivot.variable
      rows[pivot.row].residual = 0
      stayPositions[pivot.variable] = -1
    }
  }

  mutating func makeBasic(_ row: Int, in position: Int) {
    basis[position] = .row(row)
    rows[row].basisPosition = position
    rows[row].residual = 0
    stayPositions[position] = -1
  }

  /// Replaces stays by single-variable rows, which are independent of all other rows whenever the
  /// stay is.
  private mutating func assignBounds(_ variables: [Int], _ crash: inout TriangularCrash) {
    for variable in variables where basis[variable].isStay && crash.isReserved(variable) {
      guard let row = boundingRow(of: variable) else { continue }
      makeBasic(row, in: variable)
      crash.exclude(variable)
    }
  }
}
