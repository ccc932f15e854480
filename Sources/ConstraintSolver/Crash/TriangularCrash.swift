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
  var rowStates: [RowState] = []
  /// Rows of one open column, of reserved ones only, of one that is not; in the order of becoming
  /// so, and some no longer are.
  var rowSingletons = RowQueue()
  var reservedOnly = RowQueue()
  var oneFreeColumn = RowQueue()
  /// Rows of one open column beside their columnSingletons.
  var oneColumnBesidesSingletons = RowQueue()
  /// Variables that may be columnSingletons.
  private var rangedVariables: [Int] = []
  /// The rows in the order of being pivots, and the variables of their columns.
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
