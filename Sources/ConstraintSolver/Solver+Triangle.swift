extension Solver {
  /// Puts into the positions rows that form a triangle: each mentions a variable that none before it
  /// mentions, and so is independent of them without any arithmetic.
  ///
  /// Equations come first, then single variables at the best of their own bounds, then other
  /// inequalities: these are as often slack as not. Of each, the strongest levels first.
  mutating func chooseTriangle(_ component: Int) {
    let variables = components[component].variables
    // Half of the systems of a layout that was just taken apart have one variable.
    guard variables.count > 1 else {
      if let row = boundingRow(of: variables[0]) { settle(row, in: variables[0]) }
      _ = factorizeSingle(variables[0], component)
      return
    }
    var choice = TriangleChoice()
    swap(&choice, &workspace.choice)
    choice.begin(variables, rowCount: rows.count, variableCount: values.count)
    let order = components[component].rowsByStrength
    var hasInequalities = false
    for row in order {
      if rows[row].termCount == 1 {
        choice.reserve(
          pool[rows[row].firstTerm].variable, isInRange: rows[row].relation != .equal)
      } else if rows[row].relation != .equal {
        hasInequalities = true
      }
    }
    choose(.equations, among: order, &choice)
    chooseBounds(variables, &choice)
    if hasInequalities { choose(.inequalities, among: order, &choice) }
    factorizeTriangle(component, choice.chosen)
    swap(&choice, &workspace.choice)
  }

  private mutating func choose(
    _ kind: TriangleChoice.Kind, among order: [Int], _ choice: inout TriangleChoice
  ) {
    let known = choice.chosen.count
    choice.choose(
      kind, among: order, of: ConstraintMatrix(rows: rows, pool: pool, firstMention: firstMention))
    Self.settle(choice.chosen[known...], &basis, &rows, &stayPositions)
  }

  private static func settle(
    _ chosen: ArraySlice<ChosenRow>, _ basisArray: inout [BasisMember], _ rowArray: inout [Row],
    _ positionArray: inout [Int]
  ) {
    var basis = basisArray.mutableSpan
    var rows = rowArray.mutableSpan
    var stayPositions = positionArray.mutableSpan
    for choice in chosen {
      basis[choice.variable] = .row(choice.row)
      rows[choice.row].basisPosition = choice.variable
      rows[choice.row].residual = 0
      stayPositions[choice.variable] = -1
    }
  }

  private mutating func settle(_ row: Int, in position: Int) {
    basis[position] = .row(row)
    rows[row].basisPosition = position
    rows[row].residual = 0
    stayPositions[position] = -1
  }

  /// A row of one variable may stand in for its stay row whatever the other rows are.
  private mutating func chooseBounds(_ variables: [Int], _ choice: inout TriangleChoice) {
    for variable in variables where basis[variable].isStay && choice.isReserved(variable) {
      guard let row = boundingRow(of: variable) else { continue }
      settle(row, in: variable)
      choice.give(variable)
    }
  }
}
