/// The factors of a basis, with the basis itself, so that they are not taken for those of another.
struct KnownFactors: Sendable {
  var variables: [Int]
  var matrix: SparseMatrix
  var factorization: Factorization
}

extension Solver {
  /// Factorizes the present basis anew.
  ///
  /// - Returns: whether the basis is regular. The factors of a singular one are left unchanged.
  mutating func refactorize(_ component: Int) -> Bool {
    let variables = components[component].variables
    guard variables.count > 1 else { return factorizeSingle(variables[0], component) }
    var elimination = SparseElimination(
      rowsByColumn(variables.map { basis[$0] }, in: component))
    guard let form = elimination.triangularForm() else {
      if !components[component].needsFactors {
        permutation.restoreVariables(components[component].factorization.steps)
      }
      return false
    }
    install(form.factorization(variables), in: component)
    return true
  }

  /// The same, or takes the known factors of an equal basis.
  mutating func refactorize(_ component: Int, knowing known: KnownFactors?) -> Bool {
    let variables = components[component].variables
    guard let known, known.variables == variables,
      known.matrix == rowsByColumn(variables.map { basis[$0] }, in: component)
    else { return refactorize(component) }
    install(known.factorization, in: component)
    return true
  }

  private mutating func install(_ factors: Factorization, in component: Int) {
    permutation.setSteps(factors.steps)
    workspace.entryCount += factors.entryCount
    components[component].factorization = factors
    components[component].needsFactors = false
  }

  /// The factors of the present basis, which has not changed since it was factorized.
  mutating func knownFactors(of component: Int) -> KnownFactors {
    let variables = components[component].variables
    return KnownFactors(
      variables: variables, matrix: matrix(of: variables.map { basis[$0] }, in: component),
      factorization: components[component].factorization)
  }

  /// Factorizes a basis of one row: half of the components of a layout that was just split have one
  /// variable.
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

  /// Some rows and stays of a component as a matrix, with columns numbered in the order of its
  /// variables.
  mutating func matrix(of members: [BasisMember], in component: Int) -> SparseMatrix {
    let matrix = rowsByColumn(members, in: component)
    if !components[component].needsFactors {
      permutation.restoreVariables(components[component].factorization.steps)
    }
    return matrix
  }

  /// The same. Until new factors replace them, the numbers of the columns are stored as the
  /// variables' steps.
  private mutating func rowsByColumn(
    _ members: [BasisMember], in component: Int
  ) -> SparseMatrix {
    for (i, variable) in components[component].variables.enumerated() {
      permutation.stepOfVariable[variable] = i
    }
    var matrix = SparseMatrix()
    matrix.rowEnds.reserveCapacity(members.count)
    matrix.entries.reserveCapacity(3 * members.count)
    for member in members {
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
