/// A matrix permuted to a triangle, up to the eliminations of its core.
struct TriangularForm: Sendable {
  var matrix: SparseMatrix
  var leadingPivots: [SparseElimination.Pivot]
  var core: CoreElimination.Result
  var trailingPivots: [SparseElimination.Pivot]

  /// - Parameter variables: the solver's numbers of the local rows and columns.
  func factorization(_ variables: [Int]) -> Factorization {
    var result = Factorization()
    result.steps.reserveCapacity(matrix.size)
    result.rowEntries.reserveCapacity(matrix.entries.count - matrix.size)
    let stepOfColumn = stepsByColumn
    for pivot in leadingPivots {
      append(pivot, matrix.entries[matrix.row(pivot.row)], stepOfColumn, &result)
    }
    for (coreIndex, pivot) in core.pivots.enumerated() {
      append(pivot, core.entries[core.row(coreIndex)], stepOfColumn, &result)
    }
    result.losesDigits = hasSmallPivot(result.steps)
    for pivot in trailingPivots {
      append(pivot, matrix.entries[matrix.row(pivot.row)], stepOfColumn, &result)
    }
    if !core.pivots.isEmpty { result.core = eliminatedCore(stepOfColumn) }
    for i in result.steps.indices {
      result.steps[i].position = variables[result.steps[i].position]
      result.steps[i].variable = variables[result.steps[i].variable]
    }
    result.indexColumns()
    return result
  }

  /// Whether little is left of a pivot of the core, compared with its row in the matrix.
  ///
  /// - Parameter steps: those of the core are the last ones.
  private func hasSmallPivot(_ steps: [Factorization.Step]) -> Bool {
    zip(core.pivots, steps.dropFirst(leadingPivots.count)).contains { pivot, step in
      let row = matrix.entries[matrix.row(pivot.row)]
      let largest = row.reduce(0) { max($0, abs($1.value)) }
      return abs(step.pivot) < Tolerance.smallPivot * largest
    }
  }

  private func eliminatedCore(_ stepOfColumn: [Int]) -> EliminatedCore {
    let end = leadingPivots.count + core.pivots.count
    var result = EliminatedCore(core, first: leadingPivots.count)
    for pivot in core.pivots {
      for i in matrix.row(pivot.row) {
        let entry = matrix.entries[i]
        let step = stepOfColumn[entry.index]
        if step >= end { result.addToTail(.init(index: step, value: entry.value)) }
      }
      result.endTail()
    }
    return result
  }

  private var stepsByColumn: [Int] {
    var steps = Array(repeating: 0, count: matrix.size)
    var next = 0
    for pivots in [leadingPivots, core.pivots, trailingPivots] {
      for pivot in pivots {
        steps[pivot.column] = next
        next += 1
      }
    }
    return steps
  }

  private func append(
    _ pivot: SparseElimination.Pivot, _ row: ArraySlice<Factorization.Entry>,
    _ stepOfColumn: [Int], _ result: inout Factorization
  ) {
    var value = 0.0
    for entry in row {
      if entry.index == pivot.column {
        value = entry.value
      } else {
        result.rowEntries.append(.init(index: stepOfColumn[entry.index], value: entry.value))
      }
    }
    result.steps.append(
      .init(
        position: pivot.row, variable: pivot.column, pivot: value, rowEnd: result.rowEntries.count,
        columnEnd: 0))
  }
}
