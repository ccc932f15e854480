/// A square matrix by rows, in local numbers: what has to be factorized.
struct SparseMatrix: Sendable {
  /// The end of each row in `entries`, which begins where that of the row before ends.
  var rowEnds: [Int] = []
  /// The index is a column; no value is zero.
  var entries: [Factorization.Entry] = []

  var size: Int { rowEnds.count }

  func row(_ index: Int) -> Range<Int> { (index == 0 ? 0 : rowEnds[index - 1])..<rowEnds[index] }
}

/// Brings a sparse square matrix into triangular form.
///
/// The basis of a layout is nearly always a permuted triangle: columns and rows of one value are
/// peeled off without arithmetic, and what is left is eliminated with Markowitz's choice among
/// stable pivots.
struct SparseElimination: Sendable {
  typealias Entry = Factorization.Entry

  struct Pivot: Sendable {
    var row: Int
    var column: Int
  }

  private let matrix: SparseMatrix
  /// By column and by row: how many values are left, and the exclusive or of where they are, which
  /// is the place of the last one.
  private var columnCount: [Int]
  private var columnRows: [Int]
  private var rowCount: [Int]
  private var rowColumns: [Int]
  private var isRowDone: [Bool]
  private var isColumnDone: [Bool]
  /// The first steps: columns of one value.
  private var front: [Pivot] = []
  /// The last steps in reverse: rows of one value.
  private var back: [Pivot] = []

  init(_ matrix: SparseMatrix) {
    self.matrix = matrix
    columnCount = Array(repeating: 0, count: matrix.size)
    columnRows = columnCount
    rowCount = columnCount
    rowColumns = columnCount
    isRowDone = Array(repeating: false, count: matrix.size)
    isColumnDone = isRowDone
    front.reserveCapacity(matrix.size)
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

  /// The rows and columns of the triangle, in order, and how the core became one; nil if the matrix
  /// is singular to working precision.
  mutating func triangle() -> Triangle? {
    peelColumns()
    var core = CoreElimination.Result()
    if front.count < matrix.size {
      peelRows()
      guard let result = eliminatedCore() else { return nil }
      core = result
    }
    return Triangle(matrix: matrix, front: front, core: core, back: back.reversed())
  }

  private mutating func peelColumns() {
    var single = (0..<matrix.size).filter { columnCount[$0] == 1 }
    while let column = single.popLast() {
      guard columnCount[column] == 1 else { continue }
      let row = columnRows[column]
      guard isStable(column, in: row) else { continue }
      front.append(Pivot(row: row, column: column))
      isRowDone[row] = true
      isColumnDone[column] = true
      for i in matrix.row(row) {
        let other = matrix.entries[i].index
        columnCount[other] -= 1
        columnRows[other] ^= row
        if columnCount[other] == 1 { single.append(other) }
      }
    }
  }

  /// Threshold pivoting: within a factor of 1000 of the largest value in its row.
  private func isStable(_ column: Int, in row: Int) -> Bool {
    var value = 0.0
    var largest = 0.0
    for i in matrix.row(row) {
      let entry = matrix.entries[i]
      if entry.index == column { value = abs(entry.value) }
      largest = max(largest, abs(entry.value))
    }
    return value >= largest * 1e-3
  }

  private mutating func peelRows() {
    let (ends, mentions) = mentionsOfTheRest()
    var single = (0..<matrix.size).filter { !isRowDone[$0] && rowCount[$0] == 1 }
    while let row = single.popLast() {
      guard rowCount[row] == 1 else { continue }
      let column = rowColumns[row]
      back.append(Pivot(row: row, column: column))
      isRowDone[row] = true
      isColumnDone[column] = true
      for i in (column == 0 ? 0 : ends[column - 1])..<ends[column] {
        let other = mentions[i]
        rowCount[other] -= 1
        rowColumns[other] ^= column
        if rowCount[other] == 1, !isRowDone[other] { single.append(other) }
      }
    }
  }

  /// By column: the rows that are left and mention it, one column's behind the other's.
  private func mentionsOfTheRest() -> (ends: [Int], rows: [Int]) {
    var ends = Array(repeating: 0, count: matrix.size)
    for column in 1..<max(1, matrix.size) {
      ends[column] = ends[column - 1] + columnCount[column - 1]
    }
    var rows = Array(repeating: 0, count: columnCount.reduce(0, +))
    for row in 0..<matrix.size where !isRowDone[row] {
      for i in matrix.row(row) {
        let column = matrix.entries[i].index
        guard !isColumnDone[column] else { continue }
        rows[ends[column]] = row
        ends[column] += 1
      }
    }
    return (ends, rows)
  }

  private func eliminatedCore() -> CoreElimination.Result? {
    let left = (0..<matrix.size).filter { !isRowDone[$0] }
    var core = CoreElimination(size: matrix.size)
    for row in left {
      for i in matrix.row(row) where !isColumnDone[matrix.entries[i].index] {
        core.add(matrix.entries[i], to: row)
      }
    }
    return core.eliminated(left)
  }
}
