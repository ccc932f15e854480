extension Solver {
  /// Computes the factors of a crash basis, in which each row is at the position of its pivot
  /// column: the upper factor consists of the rows as they are, in reverse order of the pivots.
  ///
  /// - Parameter pivots: in order of choice. A late row has no entry in the pivot column of a later
  ///   row, and an early row none in that of a late row. Stays and single-variable bounds precede
  ///   all of them.
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

  /// Substitution solves the last step first.
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
