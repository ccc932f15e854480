extension Solver {
  /// Factors of a basis that was pivots as a triangle, each row in the position of its column: they are
  /// the rows as they stand, in the order of the crash.
  ///
  /// - Parameter pivots: in the order of crash. A late row mentions the column of none that was
  ///   pivots after it, and no early row that of a late one. Stays and bounds of rowSingletons variables
  ///   come before them all.
  mutating func factorizeCrashBasis(_ component: Int, _ pivots: [CrashPivot]) {
    var factors = Factorization()
    swap(&factors, &components[component].factorization)
    factors.removeAll()
    Self.order(
      pivots, components[component].variables, &factors.steps, &permutation.stepOfVariable)
    permutation.setSteps(factors.steps)
    Self.fill(
      &factors.steps, &factors.rowEntries, basis, rows, pool, permutation.stepOfVariable)
    factors.indexColumns()
    workspace.entryCount += factors.entryCount
    components[component].needsFactors = false
    swap(&factors, &components[component].factorization)
  }

  /// What is solved last comes first.
  private static func order(
    _ pivots: [CrashPivot], _ variables: [Int], _ steps: inout [Factorization.Step],
    _ stepArray: inout [Int]
  ) {
    var stepOfVariable = stepArray.mutableSpan
    for variable in variables { stepOfVariable[variable] = -1 }
    steps.reserveCapacity(variables.count)
    func append(_ variable: Int, _ stepOfVariable: inout MutableSpan<Int>) {
      stepOfVariable[variable] = steps.count
      steps.append(.init(position: variable, variable: variable, pivot: 1, rowEnd: 0, columnEnd: 0))
    }
    for row in pivots.reversed() where !row.isEarly { append(row.variable, &stepOfVariable) }
    for row in pivots.reversed() where row.isEarly { append(row.variable, &stepOfVariable) }
    for variable in variables where stepOfVariable[variable] < 0 {
      append(variable, &stepOfVariable)
    }
  }

  private static func fill(
    _ stepArray: inout [Factorization.Step], _ entries: inout [Factorization.Entry],
    _ basis: [BasisMember], _ rows: [Row], _ pool: [PooledTerm], _ stepOfVariable: [Int]
  ) {
    let (basis, rows, pool) = (basis.span, rows.span, pool.span)
    var steps = stepArray.mutableSpan
    for step in steps.indices {
      let variable = steps[unchecked: step].variable
      let member = basis[variable]
      if !member.isStay {
        let first = rows[member.index].firstTerm
        for i in first..<first &+ rows[member.index].termCount {
          let (other, value) = (pool[i].variable, pool[i].coefficient)
          if other == variable {
            steps[unchecked: step].pivot = value
          } else {
            entries.append(.init(index: stepOfVariable[other], value: value))
          }
        }
      }
      steps[unchecked: step].rowEnd = entries.count
    }
  }
}
