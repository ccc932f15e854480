/// The rows and columns of a solver's constraints.
struct ConstraintMatrix {
  var rows: [Row]
  var pool: [PooledTerm]
  var columnHeads: [Int]

  func withBuffers(
    _ body: (
      UnsafeBufferPointer<Row>, UnsafeBufferPointer<PooledTerm>, UnsafeBufferPointer<Int>
    ) -> Void
  ) {
    rows.withUnsafeBufferPointer { rows in
      pool.withUnsafeBufferPointer { pool in
        columnHeads.withUnsafeBufferPointer { body(rows, pool, $0) }
      }
    }
  }
}

/// The data that a crash reads and writes, by unsafe buffers: with arrays, half of its instructions
/// checked whether the arrays are unique (callgrind). `Solver.checkInvariants()` verifies every
/// index that is stored in them.
struct CrashTables {
  let rows: UnsafeBufferPointer<Row>
  let pool: UnsafeBufferPointer<PooledTerm>
  let columnHeads: UnsafeBufferPointer<Int>
  /// By variable.
  let columnStates: UnsafeMutableBufferPointer<TriangularCrash.ColumnState>
  /// By row.
  let rowStates: UnsafeMutableBufferPointer<TriangularCrash.RowState>

  @inline(__always)
  func terms(of row: Int) -> Range<Int> {
    let first = rows[row].firstTerm
    return first..<first &+ rows[row].termCount
  }

  @inline(__always)
  func kind(of row: Int) -> TriangularCrash.Kind? {
    if rows[row].relation == .equal { return .equations }
    return rows[row].termCount > 1 ? .inequalities : nil
  }

  @inline(__always)
  func forEachRow(of variable: Int, _ body: (Int) -> Void) {
    var term = columnHeads[variable]
    while term >= 0 {
      body(pool[term].row)
      term = pool[term].nextInColumn
    }
  }

  /// Removes the mark from variables that several equations use.
  func unmarkSharedSingletons(among rangedVariables: [Int]) {
    for variable in rangedVariables {
      var equations = 0
      forEachRow(of: variable) { if rows[$0].relation == .equal { equations &+= 1 } }
      if equations > 1 { columnStates[variable].remove(.columnSingleton) }
    }
  }

  /// An equation that is not early but has no open column becomes early if it can be solved before all late
  /// rows: if it has no entry in the pivot column of one of them.
  @inline(__always)
  func state(of row: Int) -> TriangularCrash.RowState {
    let state = state(of: row, isEarly: has(.reserved, butNot: .late, inAllColumnsOf: row))
    guard state.open == 0, !state.isEarly, rows[row].relation == .equal,
      has([], butNot: .late, inAllColumnsOf: row)
    else { return state }
    return self.state(of: row, isEarly: true)
  }

  @inline(__always)
  private func has(
    _ marks: TriangularCrash.ColumnState, butNot excluded: TriangularCrash.ColumnState,
    inAllColumnsOf row: Int
  ) -> Bool {
    terms(of: row).allSatisfy {
      let column = columnStates[pool[$0].variable]
      return column.isSuperset(of: marks) && column.isDisjoint(with: excluded)
    }
  }

  @inline(__always)
  private func state(of row: Int, isEarly: Bool) -> TriangularCrash.RowState {
    var state = TriangularCrash.RowState()
    state.isEarly = isEarly
    for i in terms(of: row) {
      let column = columnStates[pool[i].variable]
      guard !column.contains(isEarly ? .coveredEarly : .covered) else { continue }
      state.open &+= 1
      if !column.contains(.reserved) { state.free &+= 1 }
      if column.contains(.columnSingleton), !isEarly { state.columnSingletons &+= 1 }
    }
    return state
  }

  /// Chooses the pivot among the open columns of a row: the unreserved column that is last in the
  /// tie order, since it is the last one that the tie rule moves to zero. Without unreserved
  /// columns it is the last reserved one, and a column singleton only if there is nothing else.
  @inline(__always)
  func column(for row: Int, _ state: TriangularCrash.RowState) -> Int? {
    let mark: TriangularCrash.ColumnState = state.isEarly ? .coveredEarly : .covered
    var last: Int?
    for i in terms(of: row).reversed() {
      let variable = pool[i].variable
      let column = columnStates[variable]
      guard !column.contains(mark), state.free == 0 || !column.contains(.reserved),
        state.columnSingletons == 0 || state.columnSingletons == state.open
          || !column.contains(.columnSingleton)
      else { continue }
      if state.free <= 1 { return variable }
      last = max(last ?? variable, variable)
    }
    return last
  }
}
