extension Solver {
  /// Factors of a basis that was chosen as a triangle, each row in the slot of its column: they are
  /// the rows as they stand, in the order of the choice.
  ///
  /// - Parameters:
  ///   - late: the variables of rows that mention the columns of none chosen after them.
  ///   - early: the same of rows that none of these concerns. Stays and bounds of single variables
  ///     come before them all.
  mutating func factorizeTriangle(_ component: Int, late: [Int], early: [Int]) {
    var factors = Factorization()
    swap(&factors, &components[component].factorization)
    factors.removeAll()
    let variables = components[component].variables
    factors.steps.reserveCapacity(variables.count)
    for variable in variables {
      places.updates[variable] = 0
      places.stepOfVariable[variable] = -1
    }
    for variable in late.reversed() { place(variable, &factors) }
    for variable in early.reversed() { place(variable, &factors) }
    for variable in variables where places.stepOfVariable[variable] < 0 {
      place(variable, &factors)
    }
    Self.fill(&factors, occupants.span, rows.span, pool.span, places.stepOfVariable.span)
    factors.indexColumns()
    scratch.entryCount += factors.entryCount
    components[component].needsFactors = false
    swap(&factors, &components[component].factorization)
  }

  private mutating func place(_ variable: Int, _ factors: inout Factorization) {
    places.stepOfVariable[variable] = factors.steps.count
    places.stepOfSlot[variable] = factors.steps.count
    factors.steps.append(
      .init(slot: variable, variable: variable, pivot: 1, rowEnd: 0, columnEnd: 0))
  }

  private static func fill(
    _ factors: inout Factorization, _ occupants: Span<Occupant>, _ rows: Span<Row>,
    _ pool: Span<PooledTerm>, _ steps: Span<Int>
  ) {
    for step in factors.steps.indices {
      let variable = factors.steps[step].variable
      if !occupants[variable].isStay {
        let row = occupants[variable].index
        for i in rows[row].firstTerm..<rows[row].firstTerm + rows[row].termCount {
          let term = pool[i]
          if term.variable == variable {
            factors.steps[step].pivot = term.coefficient
          } else {
            factors.rowEntries.append(.init(index: steps[term.variable], value: term.coefficient))
          }
        }
      }
      factors.steps[step].rowEnd = factors.rowEntries.count
    }
  }
}
