/// Rows that wait for their level. A search that leaves contradictions out sees each row only when all
/// stronger ones are satisfied: until then nothing depends on it, and it moves with every step.
extension Solver {
  /// Searches level by level. A search that ends before, by Bland's rule or at its limit, says nothing of the
  /// rows that still wait, and goes on with all of them.
  mutating func searchRowByRow(_ component: Int) {
    let limit = pivotLimit.work
    pivotLimit.work = workLimit(of: component)
    defer { pivotLimit.work = limit }
    suspendRows(of: component)
    resetEdges(of: component)
    search(component)
    let hasReachedAll = components[component].rows.allSatisfy { $0 < firstWaitingRow }
    admitAllRows(of: component)
    guard !hasReachedAll else { return }
    components[component].isOptimal = false
    search(component)
  }

  /// Its share of the limit, by its rows: what one component takes is not missing for others.
  private func workLimit(of component: Int) -> Int {
    let share = Double(components[component].rows.count) / Double(rows.count)
    let limit = Double(pivotLimit.work) * share
    return limit < Double(Int.max / 2) ? workspace.work + Int(limit) : .max
  }

  /// Lets all rows of a component wait. The columns of its variables then hold no terms.
  private mutating func suspendRows(of component: Int) {
    firstWaitingRow = 0
    admittedRows.removeAll(keepingCapacity: true)
    for variable in components[component].variables { columnHeads[variable] = -1 }
    for row in components[component].rows where rows[row].isNonbasic {
      rows[row].basisPosition = -2
    }
  }

  /// Lets a row take part, and with it all stronger ones.
  ///
  /// - Precondition: the stronger ones take part.
  mutating func admit(_ row: Int) {
    guard row >= firstWaitingRow else { return }
    firstWaitingRow = row + 1
    // It lists the rows that move, without this one.
    workspace.knownDirection = nil
    admittedRows.append(row)
    for i in terms(of: row) {
      pool[i].nextInColumn = columnHeads[pool[i].variable]
      columnHeads[pool[i].variable] = i
    }
    guard rows[row].basisPosition == -2 else { return }
    rows[row].basisPosition = -1
    _ = refreshResidual(row)
    if rows[row].residual == 0 { rows[row].sign = rows[row].relation.freeSign }
  }

  /// Lets the rows take part that a search did not reach.
  private mutating func admitAllRows(of component: Int) {
    for row in components[component].rows { admit(row) }
    firstWaitingRow = .max
  }

  /// Takes the row that was last admitted out of the columns, because it is left out.
  mutating func unlink(_ row: Int) {
    workspace.knownDirection = nil
    if admittedRows.last == row { admittedRows.removeLast() }
    for i in terms(of: row) where columnHeads[pool[i].variable] == i {
      columnHeads[pool[i].variable] = pool[i].nextInColumn
    }
  }

  /// Marks the rows as absent that are left out or wait, after all of them were released.
  mutating func hideAbsentRows(of component: Int) {
    guard leavesOutContradictions else { return }
    for row in components[component].rows where row >= firstWaitingRow {
      rows[row].basisPosition = -2
    }
    for known in leftOut { rows[known.row].basisPosition = -2 }
  }
}
