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
    Self.fill(
      &factors.steps, &factors.rowEntries, occupants, rows, pool, places.stepOfVariable)
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
    _ stepArray: inout [Factorization.Step], _ entries: inout [Factorization.Entry],
    _ occupants: [Occupant], _ rows: [Row], _ pool: [PooledTerm], _ stepOfVariable: [Int]
  ) {
    let (occupants, rows, pool) = (occupants.span, rows.span, pool.span)
    var steps = stepArray.mutableSpan
    for step in steps.indices {
      let variable = steps[unchecked: step].variable
      let occupant = occupants[variable]
      if !occupant.isStay {
        let first = rows[occupant.index].firstTerm
        for i in first..<first &+ rows[occupant.index].termCount {
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
