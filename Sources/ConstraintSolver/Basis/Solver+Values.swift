extension Solver {
  /// Recomputes the values from the basis, then the residuals from the values. Rows and variables
  /// whose sign changes become pricing candidates.
  ///
  /// - Returns: whether there are any.
  @discardableResult
  mutating func recomputeValues(of component: Int) -> Bool {
    solveForValues(of: component)
    if components[component].factorization.hasUpdates { refineSolution(of: component) }
    components[component].needsValues = false
    components[component].changes.removeAll()
    let known = components[component].pricingCandidates.count
    let losesDigits = components[component].factorization.losesDigits
    if losesDigits { refineAccurately(component) }
    applySolution(of: component)
    if !losesDigits, hasDoubtfulResiduals(component) {
      refineAccurately(component)
      applySolution(of: component)
    }
    resetReference(of: component)
    return components[component].pricingCandidates.count > known
  }

  /// Computes the values that the basis gives, in `workspace.solution`.
  mutating func solveForValues(of component: Int) {
    Self.gatherConstants(
      of: components[component].variables, basis, rows, &workspace.rightSide)
    components[component].factorization.solveAll(
      &workspace.rightSide, into: &workspace.solution, &workspace.denseWork)
    workspace.entryCount += components[component].factorization.entryCount
  }

  private static func gatherConstants(
    of positionArray: [Int], _ basisArray: [BasisMember], _ rowArray: [Row],
    _ rightArray: inout [Double]
  ) {
    let (positions, basis, rows) = (positionArray.span, basisArray.span, rowArray.span)
    var right = rightArray.mutableSpan
    for i in positions.indices {
      let position = positions[unchecked: i]
      let member = basis[unchecked: position]
      if !member.isStay { right[unchecked: position] = rows[unchecked: member.index].constant }
    }
  }

  /// Performs one step of iterative refinement, which restores the digits that updates of the
  /// factors lost.
  private mutating func refineSolution(of component: Int) {
    var isExact = true
    for position in components[component].variables {
      let residual = residual(of: basis[position])
      workspace.rightSide[position] = residual
      if residual != 0 { isExact = false }
    }
    guard !isExact else { return }
    components[component].factorization.correctAll(
      &workspace.rightSide, &workspace.solution, &workspace.denseWork)
  }

  @inline(__always)
  private func residual(of member: BasisMember) -> Double {
    guard !member.isStay else { return -workspace.solution[member.index] }
    var sum = rows[member.index].constant
    for i in terms(of: member.index) {
      sum -= pool[i].coefficient * workspace.solution[pool[i].variable]
    }
    return sum
  }

  /// Copies the solution to the values. Recomputes the residuals of all rows if many values
  /// changed, and otherwise only of rows with a changed variable.
  private mutating func applySolution(of component: Int) {
    var changed: [Int] = []
    swap(&changed, &workspace.changedVariables)
    Self.copyChanged(components[component].variables, workspace.solution, &values, &changed)
    for variable in changed where stayPositions[variable] < 0 {
      flipStayIfCrossed(variable, in: component)
    }
    if components[component].needsResiduals
      || changed.count > components[component].variables.count / WorkLimit.variablesPerChange
    {
      components[component].needsResiduals = false
      components[component].needsViolationCount = true
      refreshResiduals(of: components[component].rows, in: component)
    } else {
      for variable in changed { refreshRows(of: variable, in: component) }
    }
    swap(&changed, &workspace.changedVariables)
  }

  private static func copyChanged(
    _ variableArray: [Int], _ solutionArray: [Double], _ valueArray: inout [Double],
    _ changed: inout [Int]
  ) {
    let (variables, solution) = (variableArray.span, solutionArray.span)
    var values = valueArray.mutableSpan
    changed.removeAll(keepingCapacity: true)
    for i in variables.indices {
      let variable = variables[unchecked: i]
      let solved = solution[unchecked: variable]
      // With a sign of its own, what refinement leaves of a zero would make work for the tie rule.
      let value = abs(solved) < Tolerance.value ? 0 : solved
      guard values[unchecked: variable] != value else { continue }
      values[unchecked: variable] = value
      changed.append(variable)
    }
  }

  /// Changes the sign of a variable's nonbasic stay if its value crossed zero.
  @inline(__always)
  mutating func flipStayIfCrossed(_ variable: Int, in component: Int) {
    guard values[variable] * staySigns[variable] < 0 else { return }
    staySigns[variable] = -staySigns[variable]
    components[component].pricingCandidates.append(.stay(variable))
  }

  private mutating func refreshRows(of variable: Int, in component: Int) {
    var term = columnHeads[variable]
    while term >= 0 {
      let row = pool[term].row
      term = pool[term].nextInColumn
      if rows[row].isNonbasic { refreshNonbasic(row, in: component) }
    }
  }
}
