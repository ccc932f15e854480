extension Solver {
  /// Fresh factors of the present basis.
  ///
  /// - Returns: whether the basis is regular; a singular one is left as it is.
  mutating func refactor(_ component: Int) -> Bool {
    let names = components[component].variables
    guard names.count > 1 else { return refactorSingle(names[0], component) }
    var elimination = SparseElimination(matrix(of: component))
    guard let triangle = elimination.triangle() else {
      if !components[component].needsFactors {
        places.restoreVariables(components[component].factorization.steps)
      }
      return false
    }
    let fresh = triangle.factorization(names)
    places.take(fresh.steps)
    scratch.entryCount += fresh.entryCount
    components[component].factorization = fresh
    components[component].needsFactors = false
    return true
  }

  /// Half of the systems of a layout that was just taken apart have one variable.
  mutating func refactorSingle(_ variable: Int, _ component: Int) -> Bool {
    let occupant = occupants[variable]
    let pivot = occupant.isStay ? 1 : pool[rows[occupant.index].firstTerm].coefficient
    places.stepOfSlot[variable] = 0
    places.stepOfVariable[variable] = 0
    places.updates[variable] = 0
    components[component].factorization.removeAll()
    components[component].factorization.steps.append(
      .init(slot: variable, variable: variable, pivot: pivot, rowEnd: 0, columnEnd: 0))
    components[component].needsFactors = false
    return true
  }

  /// The rows of the slots. The columns are numbered in the order of the variables; meanwhile their
  /// numbers stand for their steps, which fresh factors replace.
  private mutating func matrix(of component: Int) -> SparseMatrix {
    let names = components[component].variables
    for (i, variable) in names.enumerated() { places.stepOfVariable[variable] = i }
    var matrix = SparseMatrix()
    matrix.rowEnds.reserveCapacity(names.count)
    matrix.entries.reserveCapacity(3 * names.count)
    for slot in names {
      let occupant = occupants[slot]
      if occupant.isStay {
        matrix.entries.append(.init(index: places.stepOfVariable[occupant.index], value: 1))
      } else {
        for i in terms(of: occupant.index) {
          matrix.entries.append(
            .init(index: places.stepOfVariable[pool[i].variable], value: pool[i].coefficient))
        }
      }
      matrix.rowEnds.append(matrix.entries.count)
    }
    return matrix
  }
}
