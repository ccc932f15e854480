extension TriangularCrash {
  mutating func assignColumns(
    _ kind: Kind, among level: ArraySlice<Int>, _ tables: CrashTables
  ) {
    var isDone = true
    for row in level where tables.kind(of: row) == kind {
      let state = tables.state(of: row)
      tables.rowStates[row] = state
      // A row with one open column can be assigned at once: rows counted later lose nothing.
      if state.open == 1 { assignColumns(row, tables) }
      guard state.open > 1 else { continue }
      enqueue(row, state)
      isDone = false
    }
    if !isDone { assignRest(of: level, tables) }
    if kind == .equations { assignLeft(level, tables) }
  }

  private mutating func assignRest(of level: ArraySlice<Int>, _ tables: CrashTables) {
    var rest = level.makeIterator()
    while let row = nextRow(tables) ?? rest.next() {
      if tables.rowStates[row].open > 0 { assignColumns(row, tables) }
    }
    for row in level { tables.rowStates[row].open = 0 }
  }

  /// Equations whose last open column was covered meanwhile may have become early.
  private mutating func assignLeft(_ level: ArraySlice<Int>, _ tables: CrashTables) {
    for row in level where tables.kind(of: row) == .equations && !tables.rowStates[row].isPivot {
      tables.rowStates[row] = tables.state(of: row)
      if tables.rowStates[row].open > 0 { assignColumns(row, tables) }
      tables.rowStates[row].open = 0
    }
  }

  @inline(__always)
  private mutating func enqueue(_ row: Int, _ state: RowState) {
    if state.open == 1 {
      rowSingletons.append(row)
    } else if state.columnSingletons > 0, state.open &- state.columnSingletons == 1 {
      oneColumnBesidesSingletons.append(row)
    } else if state.open > 1, state.free == 0 {
      reservedOnly.append(row)
    } else if state.free == 1 {
      oneFreeColumn.append(row)
    }
  }

  @inline(__always)
  private mutating func nextRow(_ tables: CrashTables) -> Int? {
    while let row = rowSingletons.popFirst() { if tables.rowStates[row].open == 1 { return row } }
    while let row = oneColumnBesidesSingletons.popFirst() {
      let state = tables.rowStates[row]
      if state.open > 1, state.open &- state.columnSingletons == 1 { return row }
    }
    while let row = reservedOnly.popFirst() {
      if tables.rowStates[row].open > 0, tables.rowStates[row].free == 0 { return row }
    }
    while let row = oneFreeColumn.popFirst() { if tables.rowStates[row].free == 1 { return row } }
    return nil
  }

  mutating func assignColumns(_ row: Int, _ tables: CrashTables) {
    let state = tables.rowStates[row]
    guard let variable = tables.column(for: row, state) else { return }
    tables.rowStates[row].open = 0
    tables.rowStates[row].free = 0
    tables.rowStates[row].isPivot = true
    pivots.append(CrashPivot(row: row, variable: variable, isEarly: state.isEarly))
    if !state.isEarly { markLate(variable, tables) }
    for i in tables.terms(of: row) { cover(tables.pool[i].variable, state.isEarly, tables) }
  }

  /// Marks a column as late, so that its rows can no longer be solved before all others.
  private mutating func markLate(_ variable: Int, _ tables: CrashTables) {
    tables.columnStates[variable].insert(.late)
    tables.forEachRow(of: variable) { row in
      guard tables.rowStates[row].open > 0, tables.rowStates[row].isEarly else { return }
      tables.rowStates[row] = tables.state(of: row)
      enqueue(row, tables.rowStates[row])
    }
  }

  @inline(__always)
  private mutating func cover(_ variable: Int, _ isEarly: Bool, _ tables: CrashTables) {
    let column = tables.columnStates[variable]
    let isNew = !column.contains(.covered)
    let isNewEarly = isEarly && !column.contains(.coveredEarly)
    guard isNew || isNewEarly else { return }
    tables.columnStates[variable].insert(isEarly ? [.covered, .coveredEarly] : .covered)
    let free: Int32 = column.contains(.reserved) ? 0 : 1
    tables.forEachRow(of: variable) { row in
      let state = tables.rowStates[row]
      guard state.open > 0, state.isEarly ? isNewEarly : isNew else { return }
      tables.rowStates[row].open = state.open &- 1
      tables.rowStates[row].free = state.free &- free
      enqueue(row, tables.rowStates[row])
    }
  }
}
