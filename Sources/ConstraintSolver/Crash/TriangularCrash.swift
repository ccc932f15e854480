/// Selects rows of a sparse matrix that form a permuted triangle, with a pivot column for each (a
/// *triangular crash*).
///
/// A row is independent of the selected ones, without any arithmetic, if it has an *open* column:
/// one in which no selected row has an entry. How many rows find one depends on their order and on
/// the columns they are given:
///
/// - A row with a single open column comes before all others, since this costs no other row a
///   column.
/// - Columns that have single-variable bounds are *reserved*: a row avoids them if it has another
///   open column, because their bounds are usually right. Otherwise a chain of views sized by their
///   contents needs one pivot for each view.
/// - Rows with reserved columns only are *early*: they can be solved before all others, and entries
///   of other rows in their columns do not matter. So are equations without an open column that
///   have no entry in a pivot column of a row that is not: for example those that make the gaps of a stack
///   view equal.
/// - A *column singleton* is here a variable with inequality bounds that at most one equation uses,
///   such as the width of a view without subviews. Its value follows from its bounds alone, so its
///   equation should determine another variable, such as the width of the superview. Trees are
///   thereby solved from their leaves.
///
/// For a layout this finds a triangle whatever the order of its constraints.
struct TriangularCrash: Sendable {
  /// By variable.
  private var columnStates: [ColumnState] = []
  /// By row.
  var rowStates: [RowState] = []
  /// Queues of rows with one open column, with reserved open columns only, and with one unreserved
  /// open column, in the order of reaching that state. Rows that have left the state remain in
  /// them.
  var rowSingletons = RowQueue()
  var reservedOnly = RowQueue()
  var oneFreeColumn = RowQueue()
  /// Rows with one open column that is not a column singleton.
  var oneColumnBesidesSingletons = RowQueue()
  /// Variables that may be column singletons.
  private var rangedVariables: [Int] = []
  /// The selected rows with their pivot columns, in order of selection.
  var pivots: [CrashPivot] = []
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

  /// - Parameter isInRange: whether the row that bounds the variable is an inequality.
  mutating func reserve(_ variable: Int, isInRange: Bool) {
    if isInRange, !columnStates[variable].contains(.columnSingleton) {
      rangedVariables.append(variable)
    }
    columnStates[variable].formUnion(isInRange ? [.reserved, .columnSingleton] : .reserved)
  }

  enum Kind {
    case equations
    /// With more than one variable.
    case inequalities
  }

  /// Selects among the rows of one kind, level by level, strongest first.
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

  /// Closes a column, because a row outside the crash has it as its pivot.
  mutating func exclude(_ variable: Int) {
    // No row has a count now that would have to be reduced.
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
