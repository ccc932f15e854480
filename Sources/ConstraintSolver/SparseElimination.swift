/// Gaussian elimination of a sparse square matrix, peeling off singletons first.
///
/// The basis of a layout is nearly always a permuted triangle, so that nothing is left after the
/// singletons; what is left is eliminated with Markowitz's choice among stable pivots.
struct SparseElimination: Sendable {
  private typealias Entry = Factorization.Entry

  /// Local numbers: the i-th slot and the i-th variable both are `names[i]`.
  private let names: [Int]
  private var rows: [[Entry]]
  /// Rows that may mention a column; some no longer do.
  private var mentions: [[Int]]
  private var columnCount: [Int]
  private var isRowDone: [Bool]
  private var isColumnDone: [Bool]
  private var singletonRows: [Int] = []
  private var singletonColumns: [Int] = []
  private var result = Factorization()

  /// - Parameters:
  ///   - names: the numbers that slots and variables have in the solver.
  ///   - rows: the row of each slot, with columns by local number; no value is zero.
  init(names: [Int], rows: [[Factorization.Entry]]) {
    self.names = names
    self.rows = rows
    mentions = Array(repeating: [], count: names.count)
    isRowDone = Array(repeating: false, count: names.count)
    isColumnDone = isRowDone
    for (row, entries) in rows.enumerated() {
      for entry in entries { mentions[entry.index].append(row) }
    }
    columnCount = mentions.map(\.count)
    for i in names.indices.reversed() {
      if rows[i].count == 1 { singletonRows.append(i) }
      if columnCount[i] == 1 { singletonColumns.append(i) }
    }
  }

  /// - Returns: nil if the matrix is singular to working precision.
  consuming func factorized() -> Factorization? {
    for _ in names.indices {
      guard let (row, column) = nextPivot() else { return nil }
      eliminate(column: column, by: row)
    }
    return result
  }

  private mutating func nextPivot() -> (row: Int, column: Int)? {
    while let column = singletonColumns.popLast() {
      guard !isColumnDone[column], columnCount[column] == 1 else { continue }
      if let row = liveRow(of: column), isStable(column, in: row) { return (row, column) }
    }
    while let row = singletonRows.popLast() {
      guard !isRowDone[row], rows[row].count == 1 else { continue }
      return (row, rows[row][0].index)
    }
    return markowitzPivot()
  }

  private func liveRow(of column: Int) -> Int? {
    mentions[column].first { row in
      !isRowDone[row] && rows[row].contains { $0.index == column }
    }
  }

  /// Threshold pivoting: within a factor of 1000 of the largest value in its row.
  private func isStable(_ column: Int, in row: Int) -> Bool {
    var value = 0.0
    var largest = 0.0
    for entry in rows[row] {
      if entry.index == column { value = abs(entry.value) }
      largest = max(largest, abs(entry.value))
    }
    return value >= largest * 1e-3
  }

  private func markowitzPivot() -> (row: Int, column: Int)? {
    var best: (row: Int, column: Int)?
    var bestCost = Int.max
    for row in names.indices where !isRowDone[row] && !rows[row].isEmpty {
      guard rows[row].count - 1 < bestCost else { continue }
      let largest = rows[row].reduce(0) { max($0, abs($1.value)) }
      for entry in rows[row] where abs(entry.value) >= largest * 0.1 {
        let cost = (rows[row].count - 1) * max(1, columnCount[entry.index] - 1)
        if cost < bestCost { (best, bestCost) = ((row, entry.index), cost) }
      }
    }
    return best
  }

  private mutating func eliminate(column: Int, by row: Int) {
    let first = result.upper.count
    var pivot = 0.0
    for entry in rows[row] {
      if entry.index == column {
        pivot = entry.value
      } else {
        result.upper.append(Entry(index: names[entry.index], value: entry.value))
      }
      leave(entry.index)
    }
    result.steps.append(
      .init(
        slot: names[row], variable: names[column], pivot: pivot,
        entries: first..<result.upper.count))
    isRowDone[row] = true
    isColumnDone[column] = true
    for target in mentions[column] where !isRowDone[target] {
      subtract(row, from: target, column: column, pivot: pivot)
    }
  }

  /// One row fewer mentions the column.
  private mutating func leave(_ column: Int) {
    columnCount[column] -= 1
    if columnCount[column] == 1 { singletonColumns.append(column) }
  }

  private mutating func subtract(_ row: Int, from target: Int, column: Int, pivot: Double) {
    guard let position = rows[target].firstIndex(where: { $0.index == column }) else { return }
    let multiplier = rows[target][position].value / pivot
    rows[target].remove(at: position)
    columnCount[column] -= 1
    result.eliminations.append(
      .init(target: names[target], source: names[row], multiplier: multiplier))
    for entry in rows[row] where entry.index != column {
      add(-multiplier * entry.value, to: entry.index, of: target)
    }
    if rows[target].count == 1 { singletonRows.append(target) }
  }

  private mutating func add(_ value: Double, to column: Int, of row: Int) {
    guard let position = rows[row].firstIndex(where: { $0.index == column }) else {
      rows[row].append(Entry(index: column, value: value))
      mentions[column].append(row)
      columnCount[column] += 1
      return
    }
    let old = rows[row][position].value
    if abs(old + value) > 1e-12 * abs(old) {
      rows[row][position].value = old + value
    } else {
      rows[row].remove(at: position)
      leave(column)
    }
  }
}
