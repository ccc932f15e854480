extension Solver {
  /// Fresh factors of the present basis.
  ///
  /// - Returns: whether the basis is regular; a singular one is left as it is.
  mutating func refactorize(_ component: Int) -> Bool {
    let variables = components[component].variables
    guard variables.count > 1 else { return factorizeSingle(variables[0], component) }
    var elimination = SparseElimination(matrix(of: component))
    guard let form = elimination.triangularForm() else {
      if !components[component].needsFactors {
        permutation.restoreVariables(components[component].factorization.steps)
      }
      return false
    }
    let fresh = form.factorization(variables)
    permutation.setSteps(fresh.steps)
    workspace.entryCount += fresh.entryCount
    components[component].factorization = fresh
    components[component].needsFactors = false
    return true
  }

  /// Half of the systems of a layout that was just taken apart have one variable.
  mutating func factorizeSingle(_ variable: Int, _ component: Int) -> Bool {
    let member = basis[variable]
    let pivot = member.isStay ? 1 : pool[rows[member.index].firstTerm].coefficient
    permutation.stepOfPosition[variable] = 0
    permutation.stepOfVariable[variable] = 0
    permutation.updateMasks[variable] = 0
    components[component].factorization.removeAll()
    components[component].factorization.steps.append(
      .init(position: variable, variable: variable, pivot: pivot, rowEnd: 0, columnEnd: 0))
    components[component].needsFactors = false
    return true
  }

  /// The rows of the positions. The columns are numbered in the order of the variables; meanwhile their
  /// indexSorter stand for their steps, which fresh factors replace.
  private mutating func matrix(of component: Int) -> SparseMatrix {
    let variables = components[component].variables
    for (i, variable) in variables.enumerated() { permutation.stepOfVariable[variable] = i }
    var matrix = SparseMatrix()
    matrix.rowEnds.reserveCapacity(variables.count)
    matrix.entries.reserveCapacity(3 * variables.count)
    for position in variables {
      let member = basis[position]
      if member.isStay {
        matrix.entries.append(.init(index: permutation.stepOfVariable[member.index], value: 1))
      } else {
        for i in terms(of: member.index) {
          matrix.entries.append(
            .init(index: permutation.stepOfVariable[pool[i].variable], value: pool[i].coefficient))
        }
      }
      matrix.rowEnds.append(matrix.entries.count)
    }
    return matrix
  }
}
