/// Chooses rows of a sparse matrix that form a triangle, and a column for each.
///
/// A row is independent of the pivots ones without any arithmetic if it mentions an *open* column,
/// one that none of them mentions. Which rows find one depends on the order in which they are
/// taken and on the columns they get:
///
/// - a row with one open column comes before all others: nothing is lost by it;
/// - columns that rows of their own bound (`reserved`) are left to these where a row can have
///   another column, because there they are right by themselves: a chain of views as wide as their
///   contents needs one pivot a view otherwise;
/// - rows of reserved columns only are *early*: they can be solved before all others. That others
///   cover their columns does not count;
/// - a *columnSingleton* is a column in a range of its own that one equation mentions at most, such as the
///   width of a view without subviews. It depends on nothing, hence it is known when its bound is,
///   and its equation gives another column, such as the width of the superview: trees are solved
///   from their leaves.
///
/// It finds a layout's triangle in whatever order its constraints were added.
struct TriangularCrash: Sendable {
  /// By variable.
  private var columnStates: [ColumnState] = []
  /// By row.
  private var rowStates: [RowState] = []
  /// Rows of one open column, of reserved ones only, of one that is not; in the order of becoming
  /// so, and some no longer are.
  private var rowSingletons = RowQueue()
  private var reservedOnly = RowQueue()
  private var oneFreeColumn = RowQueue()
  /// Rows of one open column beside their columnSingletons.
  private var oneColumnBesidesSingletons = RowQueue()
  /// Variables that may be columnSingletons.
  private var rangedVariables: [Int] = []
  /// The rows in the order of being pivots, and the variables of their columns.
  private(set) var pivots: [CrashPivot] = []
}

struct CrashPivot: Sendable {
  var row: Int
  var variable: Int
  var isEarly: Bool
}

extension TriangularCrash {
  mutating func reset(_ variables: [Int], rowCount: Int, variableCount: Int) {
    rowStates.append(
      contentsOf: repeatElement(RowState(), count: max(0, rowCount - rowStates.count)))
    columnStates.append(
      contentsOf: repeatElement([], count: max(0, variableCount - columnStates.count)))
    for variable in variables { columnStates[variable] = [] }
    rangedVariables.removeAll(keepingCapacity: true)
    pivots.removeAll(keepingCapacity: true)
  }

  func isReserved(_ variable: Int) -> Bool { columnStates[variable].contains(.reserved) }

  /// - Parameter isInRange: the row that bounds the variable is an inequality.
  mutating func reserve(_ variable: Int, isInRange: Bool) {
    if isInRange, !columnStates[variable].contains(.columnSingleton) {
      rangedVariables.append(variable)
    }
    columnStates[variable].formUnion(isInRange ? [.reserved, .columnSingleton] : .reserved)
  }

  enum Kind {
    case equations
    /// Of several variables.
    case inequalities
  }

  /// Chooses among rows of one kind, level by level; the strongest come first.
  mutating func assignColumns(_ kind: Kind, among order: [Int], of matrix: ConstraintMatrix) {
    withTables(matrix) { crash, tables in
      if kind == .equations { tables.unmarkSharedSingletons(among: crash.rangedVariables) }
      var level = order[...]
      while let first = level.first {
        let priority = tables.rows[first].priority
        let end = level.firstIndex { tables.rows[$0].priority != priority } ?? level.endIndex
        crash.assignColumns(kind, among: level[..<end], tables)
        level = level[end...]
      }
    }
  }

  /// Takes a column out of the crash: something else has it.
  mutating func exclude(_ variable: Int) {
    // No row has counts now.
    columnStates[variable].formUnion([.covered, .coveredEarly])
  }

  private mutating func withTables(
    _ matrix: ConstraintMatrix, _ body: (inout TriangularCrash, CrashTables) -> Void
  ) {
    var columnStates: [ColumnState] = []
    var rowStates: [RowState] = []
    swap(&columnStates, &self.columnStates)
    swap(&rowStates, &self.rowStates)
    columnStates.withUnsafeMutableBufferPointer { columnStates in
      rowStates.withUnsafeMutableBufferPointer { rowStates in
        matrix.withBuffers { rows, pool, columnHeads in
          let tables = CrashTables(
            rows: rows, pool: pool, columnHeads: columnHeads, columnStates: columnStates,
            rowStates: rowStates)
          body(&self, tables)
        }
      }
    }
    swap(&columnStates, &self.columnStates)
    swap(&rowStates, &self.rowStates)
  }
}

extension TriangularCrash {
  private mutating func assignColumns(
    _ kind: Kind, among level: ArraySlice<Int>, _ tables: CrashTables
  ) {
    var isDone = true
    for row in level where tables.kind(of: row) == kind {
      let state = tables.state(of: row)
      tables.rowStates[row] = state
      // Nothing that is counted later can be lost by it.
      if state.open == 1 { assignColumns(row, tables) }
      guard state.open > 1 else { continue }
      enqueue(row, state)
      isDone = false
    }
    if !isDone { assignRest(of: level, tables) }
  }

  private mutating func assignRest(of level: ArraySlice<Int>, _ tables: CrashTables) {
    var rest = level.makeIterator()
    while let row = nextRow(tables) ?? rest.next() {
      if tables.rowStates[row].open > 0 { assignColumns(row, tables) }
    }
    for row in level { tables.rowStates[row].open = 0 }
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

  private mutating func assignColumns(_ row: Int, _ tables: CrashTables) {
    let state = tables.rowStates[row]
    guard let variable = tables.column(for: row, state) else { return }
    tables.rowStates[row].open = 0
    tables.rowStates[row].free = 0
    pivots.append(CrashPivot(row: row, variable: variable, isEarly: state.isEarly))
    if !state.isEarly, state.free == 0 { markLate(variable, tables) }
    for i in tables.terms(of: row) { cover(tables.pool[i].variable, state.isEarly, tables) }
  }

  /// Rows of the column can no longer be solved before all others.
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
