/// Permutes and reduces a sparse square matrix to triangular form.
///
/// The basis of a layout is nearly always a permuted triangle: its singleton columns and rows are
/// peeled off without arithmetic. What remains, the core, is eliminated with Markowitz pivoting.
struct SparseElimination: Sendable {
  typealias Entry = Factorization.Entry

  struct Pivot: Sendable {
    var row: Int
    var column: Int
  }

  private let matrix: SparseMatrix
  /// By column and by row: the number of remaining entries, and the exclusive or of their indices,
  /// which is the index of the last one left.
  private var columnCount: [Int]
  private var columnRows: [Int]
  private var rowCount: [Int]
  private var rowColumns: [Int]
  private var isRowEliminated: [Bool]
  private var isColumnEliminated: [Bool]
  /// The first pivots: singleton columns.
  private var leadingPivots: [Pivot] = []
  /// The last pivots in reverse order: singleton rows.
  private var trailingPivots: [Pivot] = []

  init(_ matrix: SparseMatrix) {
    self.matrix = matrix
    columnCount = Array(repeating: 0, count: matrix.size)
    columnRows = columnCount
    rowCount = columnCount
    rowColumns = columnCount
    isRowEliminated = Array(repeating: false, count: matrix.size)
    isColumnEliminated = isRowEliminated
    leadingPivots.reserveCapacity(matrix.size)
    for row in 0..<matrix.size {
      for i in matrix.row(row) {
        let column = matrix.entries[i].index
        columnCount[column] += 1
        columnRows[column] ^= row
        rowColumns[row] ^= column
      }
      rowCount[row] = matrix.row(row).count
    }
  }

  /// The pivots in elimination order, with the eliminations of the core; nil if the matrix is
  /// singular to working precision.
  mutating func triangularForm() -> TriangularForm? {
    peelColumns()
    var core = CoreElimination.Result()
    if leadingPivots.count < matrix.size {
      peelRows()
      guard let result = eliminatedCore() else { return nil }
      core = result
    }
    return TriangularForm(
      matrix: matrix, leadingPivots: leadingPivots, core: core,
      trailingPivots: trailingPivots.reversed())
  }

  private mutating func peelColumns() {
    var singletons = (0..<matrix.size).filter { columnCount[$0] == 1 }
    while let column = singletons.popLast() {
      guard columnCount[column] == 1 else { continue }
      let row = columnRows[column]
      guard isStable(column, in: row) else { continue }
      leadingPivots.append(Pivot(row: row, column: column))
      isRowEliminated[row] = true
      isColumnEliminated[column] = true
      for i in matrix.row(row) {
        let other = matrix.entries[i].index
        columnCount[other] -= 1
        columnRows[other] ^= row
        if columnCount[other] == 1 { singletons.append(other) }
      }
    }
  }

  /// Whether an entry is large enough in its row to be a pivot.
  private func isStable(_ column: Int, in row: Int) -> Bool {
    var value = 0.0
    var largest = 0.0
    for i in matrix.row(row) {
      let entry = matrix.entries[i]
      if entry.index == column { value = abs(entry.value) }
      largest = max(largest, abs(entry.value))
    }
    return value >= largest * Tolerance.singletonPivot
  }

  private mutating func peelRows() {
    let (ends, columnRowLists) = rowsOfRemainingColumns()
    var singletons = (0..<matrix.size).filter { !isRowEliminated[$0] && rowCount[$0] == 1 }
    while let row = singletons.popLast() {
      guard rowCount[row] == 1 else { continue }
      let column = rowColumns[row]
      trailingPivots.append(Pivot(row: row, column: column))
      isRowEliminated[row] = true
      isColumnEliminated[column] = true
      for i in (column == 0 ? 0 : ends[column - 1])..<ends[column] {
        let other = columnRowLists[i]
        rowCount[other] -= 1
        rowColumns[other] ^= column
        if rowCount[other] == 1, !isRowEliminated[other] { singletons.append(other) }
      }
    }
  }

  /// By column: the remaining rows with an entry in it, concatenated.
  private func rowsOfRemainingColumns() -> (ends: [Int], rows: [Int]) {
    var ends = Array(repeating: 0, count: matrix.size)
    for column in 1..<max(1, matrix.size) {
      ends[column] = ends[column - 1] + columnCount[column - 1]
    }
    var rows = Array(repeating: 0, count: columnCount.reduce(0, +))
    for row in 0..<matrix.size where !isRowEliminated[row] {
      for i in matrix.row(row) {
        let column = matrix.entries[i].index
        guard !isColumnEliminated[column] else { continue }
        rows[ends[column]] = row
        ends[column] += 1
      }
    }
    return (ends, rows)
  }

  private func eliminatedCore() -> CoreElimination.Result? {
    let remaining = (0..<matrix.size).filter { !isRowEliminated[$0] }
    var core = CoreElimination(size: matrix.size)
    for row in remaining {
      for i in matrix.row(row) where !isColumnEliminated[matrix.entries[i].index] {
        core.add(matrix.entries[i], to: row)
      }
    }
    return core.eliminated(remaining)
  }
}
