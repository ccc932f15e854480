extension Solver {
  /// Checks everything that the solver's parts rely on in each other, for tests.
  ///
  /// There are three parts, and each is checked only if those before it hold: the constraint matrix
  /// and the partition into components; the lists, the basis and the structure of its factors; and
  /// the numbers, that is inverse, values, signs and prices. Loops without bounds checks rely on the
  /// first two.
  ///
  /// - Throws: `BrokenInvariants` with the values that break them.
  /// - Complexity: for each component, one pricing of all its positions, and as many solves with its
  ///   factors as `positionsToCheck(of:)` has elements for each level.
  package func checkInvariants() throws(BrokenInvariants) {
    var report = InvariantReport()
    checkSizes(&report)
    checkRows(&report)
    checkMembership(&report)
    try report.throwFailures()
    for component in components.indices where isSettled(component) {
      checkLists(of: component, &report)
      checkBasis(of: component, &report)
      components[component].factorization.checkIndices(
        components[component].variables, permutation, &report)
    }
    checkWorkspace(&report)
    try report.throwFailures()
    for component in components.indices where isSettled(component) {
      checkNumbers(of: component, &report)
    }
    try report.throwFailures()
  }

  /// Whether a component has variables and no changes that wait for the next solve.
  private func isSettled(_ component: Int) -> Bool {
    !components[component].variables.isEmpty && !components[component].isDirty
  }

  /// All positions of a small component, and some of a large one, evenly spaced.
  func positionsToCheck(of component: Int) -> [Int] {
    let variables = components[component].variables
    let step = max(1, variables.count / WorkLimit.checkedPositions)
    return stride(from: 0, to: variables.count, by: step).map { variables[$0] }
  }

  private func checkNumbers(of component: Int, _ report: inout InvariantReport) {
    var copy = self
    copy.checkInverse(of: component, &report)
    checkValues(of: component, &report)
    checkSigns(of: component, &report)
    copy.checkPrices(of: component, &report)
    copy.checkOptimality(of: component, &report)
  }
}

extension Solver {
  /// Arrays that are indexed by variable without bounds checks.
  private func checkSizes(_ report: inout InvariantReport) {
    let count = basis.count
    report.expect(count <= values.count, "basis has \(count) positions for \(values.count) values")
    report.expectEqual(staySigns.count, count, "the size of staySigns")
    report.expectEqual(stayPositions.count, count, "the size of stayPositions")
    report.expectEqual(componentOf.count, count, "the size of componentOf")
    report.expectEqual(columnHeads.count, count, "the size of columnHeads")
    report.expectEqual(permutation.stepOfPosition.count, count, "the size of stepOfPosition")
    report.expectEqual(permutation.stepOfVariable.count, count, "the size of stepOfVariable")
    report.expectEqual(permutation.updateMasks.count, count, "the size of updateMasks")
  }

  /// The constraint matrix: rows, their terms, and the columns that link the terms.
  private func checkRows(_ report: inout InvariantReport) {
    for (index, row) in rows.enumerated() where row.isLive { check(row, index, &report) }
    report.expect(attachedCount <= rows.count, "attachedCount is \(attachedCount) of \(rows.count)")
    let empty = rows.indices.filter { rows[$0].isLive && rows[$0].termCount == 0 }
    report.expect(emptyRows == empty, "emptyRows is \(emptyRows), not \(empty)")
    checkColumns(&report)
  }

  private func check(_ row: Row, _ index: Int, _ report: inout InvariantReport) {
    let end = row.firstTerm + row.termCount
    report.expect(
      row.firstTerm >= 0 && end <= pool.count,
      "row \(index) has terms \(row.firstTerm)..<\(end) of \(pool.count)")
    report.expect(abs(row.sign) == 1, "the sign of row \(index) is \(row.sign)")
    guard row.firstTerm >= 0, end <= pool.count else { return }
    for term in pool[row.firstTerm..<end] {
      report.expectEqual(term.row, index, "the row of a term of row \(index)")
      report.expectIndex(term.variable, values.count, "a variable of row \(index)")
      report.expect(
        term.coefficient != 0 && term.coefficient.isFinite,
        "a coefficient of row \(index) is \(term.coefficient)")
    }
    let norm = pool[row.firstTerm..<end].reduce(0) { max($0, abs($1.coefficient)) }
    report.expect(row.norm == norm, "the norm of row \(index) is \(row.norm), not \(norm)")
  }

  /// Every term of an attached live row is in its variable's column, and no column has a cycle.
  private func checkColumns(_ report: inout InvariantReport) {
    var isLinked = Array(repeating: false, count: pool.count)
    for variable in columnHeads.indices { checkColumn(variable, &isLinked, &report) }
    for (index, term) in pool.enumerated()
    where rows.indices.contains(term.row) && term.row < attachedCount && rows[term.row].isLive {
      report.expect(isLinked[index], "column \(term.variable) misses term \(index)")
    }
  }

  private func checkColumn(
    _ variable: Int, _ isLinked: inout [Bool], _ report: inout InvariantReport
  ) {
    var term = columnHeads[variable]
    while term >= 0 {
      guard term < pool.count else {
        return report.expectIndex(term, pool.count, "a term in column \(variable)")
      }
      guard !isLinked[term] else {
        return report.expect(false, "column \(variable) reaches term \(term) twice")
      }
      isLinked[term] = true
      report.expectEqual(pool[term].variable, variable, "the variable of term \(term)")
      report.expectIndex(pool[term].row, attachedCount, "the row of term \(term)")
      term = pool[term].nextInColumn
    }
  }
}
