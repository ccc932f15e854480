/// Gaussian elimination of what is left of a sparse matrix when its triangles are peeled off, with
/// Markowitz's choice among stable pivots. Numbers are local.
struct CoreElimination: Sendable {
  private typealias Entry = Factorization.Entry

  /// `row[target] -= multiplier · row[source]`.
  struct Step: Sendable {
    var target: Int
    var source: Int
    var multiplier: Double
  }

  private struct Mention: Sendable {
    var row: Int
    /// The place of another of the same column, or -1.
    var previous: Int
  }

  struct Result: Sendable {
    var pivots: [SparseElimination.Pivot] = []
    /// The row of each pivot as it was when it was chosen.
    var rows: [[Factorization.Entry]] = []
    var eliminations: [Step] = []
  }

  private var rows: [[Entry]]
  /// By column: the last of the rows that may mention it, as a place among `mentions`, or -1. Some
  /// no longer do.
  private var lastMention: [Int]
  private var mentions: [Mention] = []
  private var columnCount: [Int]
  private var isRowDone: [Bool]
  private var isColumnDone: [Bool]
  /// Before this place all rows that were left are done.
  private var doneCount = 0
  private var singletonRows: [Int] = []
  private var singletonColumns: [Int] = []
  private var result = Result()

  init(size: Int) {
    rows = Array(repeating: [], count: size)
    lastMention = Array(repeating: -1, count: size)
    columnCount = Array(repeating: 0, count: size)
    isRowDone = Array(repeating: false, count: size)
    isColumnDone = isRowDone
  }

  mutating func reserve(_ count: Int, in row: Int) { rows[row].reserveCapacity(count) }

  mutating func add(_ entry: Factorization.Entry, to row: Int) {
    rows[row].append(entry)
    mentions.append(Mention(row: row, previous: lastMention[entry.index]))
    lastMention[entry.index] = mentions.count - 1
    columnCount[entry.index] += 1
  }

  /// - Returns: nil if the matrix is singular to working precision.
  mutating func eliminated(_ members: [Int]) -> Result? {
    for column in columnCount.indices where columnCount[column] == 1 {
      singletonColumns.append(column)
    }
    for _ in members {
      guard let pivot = nextPivot(members) else { return nil }
      eliminate(pivot)
    }
    return result
  }

  private mutating func nextPivot(_ members: [Int]) -> SparseElimination.Pivot? {
    while let column = singletonColumns.popLast() {
      guard !isColumnDone[column], columnCount[column] == 1 else { continue }
      if let row = liveRow(of: column), isStable(column, in: row) {
        return .init(row: row, column: column)
      }
    }
    while let row = singletonRows.popLast() {
      guard !isRowDone[row], rows[row].count == 1 else { continue }
      return .init(row: row, column: rows[row][0].index)
    }
    while doneCount < members.count, isRowDone[members[doneCount]] { doneCount += 1 }
    return markowitzPivot(members[doneCount...])
  }

  private func liveRow(of column: Int) -> Int? {
    var place = lastMention[column]
    while place >= 0 {
      let row = mentions[place].row
      if !isRowDone[row], rows[row].contains(where: { $0.index == column }) { return row }
      place = mentions[place].previous
    }
    return nil
  }

  private func largest(in row: Int) -> Double {
    rows[row].reduce(0) { max($0, abs($1.value)) }
  }

  /// Threshold pivoting: within a factor of 1000 of the largest value in its row.
  private func isStable(_ column: Int, in row: Int) -> Bool {
    guard let entry = rows[row].first(where: { $0.index == column }) else { return false }
    return abs(entry.value) >= largest(in: row) * 1e-3
  }

  private func markowitzPivot(_ left: ArraySlice<Int>) -> SparseElimination.Pivot? {
    var best: SparseElimination.Pivot?
    var bestCost = Int.max
    for row in left where !isRowDone[row] {
      guard !rows[row].isEmpty, rows[row].count - 1 < bestCost else { continue }
      let least = largest(in: row) * 0.1
      for entry in rows[row] where abs(entry.value) >= least {
        let cost = (rows[row].count - 1) * max(1, columnCount[entry.index] - 1)
        if cost < bestCost { (best, bestCost) = (.init(row: row, column: entry.index), cost) }
      }
      // Less costs only what has one entry, and that is chosen first.
      if bestCost <= 1 { return best }
    }
    return best
  }

  private mutating func eliminate(_ pivot: SparseElimination.Pivot) {
    var value = 0.0
    for entry in rows[pivot.row] {
      if entry.index == pivot.column { value = entry.value }
      leave(entry.index)
    }
    result.pivots.append(pivot)
    result.rows.append(rows[pivot.row])
    isRowDone[pivot.row] = true
    isColumnDone[pivot.column] = true
    var place = lastMention[pivot.column]
    while place >= 0 {
      let target = mentions[place].row
      place = mentions[place].previous
      if !isRowDone[target] { subtract(pivot, from: target, value) }
    }
  }

  /// One row fewer mentions the column.
  private mutating func leave(_ column: Int) {
    columnCount[column] -= 1
    if columnCount[column] == 1 { singletonColumns.append(column) }
  }

  private mutating func subtract(
    _ pivot: SparseElimination.Pivot, from target: Int, _ value: Double
  ) {
    guard let position = rows[target].firstIndex(where: { $0.index == pivot.column }) else {
      return
    }
    let multiplier = rows[target][position].value / value
    rows[target].remove(at: position)
    columnCount[pivot.column] -= 1
    result.eliminations.append(
      .init(target: target, source: pivot.row, multiplier: multiplier))
    for entry in rows[pivot.row] where entry.index != pivot.column {
      add(-multiplier * entry.value, to: entry.index, of: target)
    }
    if rows[target].count == 1 { singletonRows.append(target) }
  }

  private mutating func add(_ value: Double, to column: Int, of row: Int) {
    guard let position = rows[row].firstIndex(where: { $0.index == column }) else {
      add(Entry(index: column, value: value), to: row)
      return
    }
    let old = rows[row][position].value
    if abs(old + value) > 1e-12 * abs(old) {
      rows[row][position].value = old + value
      return
    }
    rows[row].remove(at: position)
    leave(column)
  }
}
