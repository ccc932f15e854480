/// Gaussian elimination of the core of a sparse matrix, which remains when singleton columns and
/// rows have been peeled off. Chooses pivots by Markowitz cost among those that are large enough.
/// Rows and columns have local indices.
struct CoreElimination: Sendable {
  private typealias Entry = Factorization.Entry

  /// The operation `row[target] -= multiplier · row[source]`.
  struct Step: Sendable {
    var target: Int
    var source: Int
    var multiplier: Double
  }

  struct Result: Sendable {
    var pivots: [SparseElimination.Pivot] = []
    /// For each pivot, its row when it was chosen: the end of its entries, and the entries of all
    /// rows.
    var rowEnds: [Int] = []
    var entries: [Factorization.Entry] = []
    var eliminations: [Step] = []

    func row(_ index: Int) -> Range<Int> { (index == 0 ? 0 : rowEnds[index - 1])..<rowEnds[index] }
  }

  private var rows: CoreRows
  private var isRowEliminated: [Bool]
  private var isColumnEliminated: [Bool]
  /// By row: whether it may be chosen now.
  private var isCandidate: [Bool]
  /// All rows before this index of the list are eliminated.
  private var eliminatedPrefix = 0
  private var singletonRows: [Int] = []
  private var singletonColumns: [Int] = []
  private var result = Result()
  /// By column: the last step whose target has an entry in it, and the index of that entry. Looking for each
  /// entry in its row took a third of the changes of a stack view (perf).
  private var places: [(step: Int, index: Int)]
  /// The number of rows that were compared to find pivots.
  private var comparedCount = 0
  /// By index in `rowIndices`: the cost of the row. Nil until comparing rows has taken longer than
  /// making it.
  private var tree: TournamentTree?
  private var rowIndices: [Int] = []
  /// By row: its index in `rowIndices`.
  private var leafOfRow: [Int] = []
  /// By row: the number of pivots when its cost in the tree was last computed.
  private var pivotCountOfRow: [Int] = []

  init(size: Int) {
    rows = CoreRows(size: size)
    isRowEliminated = Array(repeating: false, count: size)
    isColumnEliminated = isRowEliminated
    isCandidate = isRowEliminated
    places = Array(repeating: (-1, -1), count: size)
  }

  mutating func add(_ entry: Factorization.Entry, to row: Int) { rows.append(entry, to: row) }

  /// - Returns: nil if the matrix is singular to working precision.
  mutating func eliminated(_ rowIndices: [Int]) -> Result? {
    eliminate(rowIndices)
    return result.pivots.count == rowIndices.count ? result : nil
  }

  /// Eliminates some of the rows, as far as they are independent of each other and of those that were
  /// eliminated before.
  ///
  /// - Parameter most: the number of entries stored above which the elimination ends early.
  mutating func eliminate(_ candidates: [Int], entries most: Int = .max) {
    rowIndices = candidates
    for row in rowIndices { isCandidate[row] = true }
    (tree, eliminatedPrefix, comparedCount) = (nil, 0, 0)
    singletonColumns = isColumnEliminated.indices.filter { rows.count(inColumn: $0) == 1 }
    while rows.entryCount <= most, let pivot = nextPivot() {
      eliminate(pivot)
      if tree != nil { updateTree(after: pivot) }
    }
    for row in rowIndices { isCandidate[row] = false }
  }

  /// The rows that were eliminated, with the columns and the values of their pivots.
  var pivots: [(row: Int, column: Int, value: Double)] {
    result.pivots.enumerated().map { index, pivot in
      let entry = result.entries[result.row(index)].first { $0.index == pivot.column }
      return (pivot.row, pivot.column, entry?.value ?? 0)
    }
  }

  /// The number of entries that were ever stored.
  var entryCount: Int { rows.entryCount }

  private mutating func nextPivot() -> SparseElimination.Pivot? {
    while let column = singletonColumns.popLast() {
      guard !isColumnEliminated[column], rows.count(inColumn: column) == 1 else { continue }
      if let row = liveRow(of: column), isCandidate[row] { return .init(row: row, column: column) }
    }
    while let row = singletonRows.popLast() {
      guard !isRowEliminated[row], isCandidate[row], rows.count(inRow: row) == 1 else { continue }
      var column = 0
      rows.forEachEntry(of: row) { column = $0.index }
      return .init(row: row, column: column)
    }
    return markowitzPivot()
  }

  /// The remaining row of a singleton column, if the entry is large enough to be a pivot.
  private func liveRow(of column: Int) -> Int? {
    var entry = rows.newestEntry(ofColumn: column)
    while entry >= 0 {
      let (row, previous) = rows.place(ofEntry: entry)
      if !isRowEliminated[row], rows.isLive(entry) {
        return abs(rows[entry]) >= rows.largest(in: row) * Tolerance.singletonPivot ? row : nil
      }
      entry = previous
    }
    return nil
  }

  private mutating func markowitzPivot() -> SparseElimination.Pivot? {
    if tree == nil, comparedCount > WorkLimit.comparedRowsPerRow * rowIndices.count { makeTree() }
    if let leaf = tree?.first {
      let row = rowIndices[leaf]
      return rows.cheapestEntry(of: row).map { .init(row: row, column: $0.column) }
    }
    while eliminatedPrefix < rowIndices.count, isRowEliminated[rowIndices[eliminatedPrefix]] {
      eliminatedPrefix += 1
    }
    var best: (row: Int, column: Int, cost: Int)?
    for row in rowIndices[eliminatedPrefix...] where !isRowEliminated[row] {
      comparedCount += 1
      guard rows.count(inRow: row) - 1 < best?.cost ?? .max,
        let entry = rows.cheapestEntry(of: row), entry.cost < best?.cost ?? .max
      else { continue }
      best = (row, entry.column, entry.cost)
      // A lower cost requires a singleton, and those have been chosen before.
      if entry.cost <= 1 { break }
    }
    return best.map { .init(row: $0.row, column: $0.column) }
  }

  /// The cost by which rows are compared. Without singletons none is less than 1.
  private func cost(of row: Int) -> Int {
    isRowEliminated[row] ? .max : rows.cheapestEntry(of: row).map { max(1, $0.cost) } ?? .max
  }

  private mutating func makeTree() {
    leafOfRow = Array(repeating: 0, count: isRowEliminated.count)
    pivotCountOfRow = leafOfRow
    for (leaf, row) in rowIndices.enumerated() { leafOfRow[row] = leaf }
    tree = TournamentTree(rowIndices.map(cost))
  }

  /// Computes the costs of the rows again that the elimination of a pivot may have changed: those
  /// with an entry in one of its columns. A long column is hardly ever the cheapest one of a row.
  private mutating func updateTree(after pivot: SparseElimination.Pivot) {
    tree?.setCost(.max, at: leafOfRow[pivot.row])
    for i in result.row(result.pivots.count - 1) {
      let column = result.entries[i].index
      guard column == pivot.column || rows.count(inColumn: column) <= WorkLimit.shortColumn else {
        continue
      }
      var entry = rows.newestEntry(ofColumn: column)
      while entry >= 0 {
        let (row, previous) = rows.place(ofEntry: entry)
        entry = previous
        updateCost(of: row)
      }
    }
  }

  /// Updates the tree for a row, unless that was done since the last pivot.
  private mutating func updateCost(of row: Int) {
    guard pivotCountOfRow[row] < result.pivots.count, !isRowEliminated[row], isCandidate[row]
    else { return }
    pivotCountOfRow[row] = result.pivots.count
    let cost = cost(of: row)
    tree?.setCost(cost, at: leafOfRow[row])
  }

  private mutating func eliminate(_ pivot: SparseElimination.Pivot) {
    var value = 0.0
    let start = result.entries.count
    rows.forEachEntry(of: pivot.row) { entry in
      if entry.index == pivot.column { value = entry.value }
      result.entries.append(entry)
    }
    let row = start..<result.entries.count
    for i in row { removeFromColumn(result.entries[i].index) }
    result.pivots.append(pivot)
    result.rowEnds.append(row.upperBound)
    isRowEliminated[pivot.row] = true
    isColumnEliminated[pivot.column] = true
    var entry = rows.newestEntry(ofColumn: pivot.column)
    while entry >= 0 {
      let (target, previous) = rows.place(ofEntry: entry)
      if !isRowEliminated[target], rows.isLive(entry) {
        subtract(pivot, row, from: target, times: rows[entry] / value)
        rows.remove(entry)
        if rows.count(inRow: target) == 1 { singletonRows.append(target) }
      }
      entry = previous
    }
  }

  private mutating func removeFromColumn(_ column: Int) {
    rows.removeRow(fromColumn: column)
    if rows.count(inColumn: column) == 1 { singletonColumns.append(column) }
  }

  /// Subtracts a multiple of a pivot's row, but for the entry of the pivot's column.
  private mutating func subtract(
    _ pivot: SparseElimination.Pivot, _ row: Range<Int>, from target: Int,
    times multiplier: Double
  ) {
    let step = result.eliminations.count
    result.eliminations.append(
      .init(target: target, source: pivot.row, multiplier: multiplier))
    let isLong = row.count > WorkLimit.shortRow
    if isLong { rows.forEachIndex(of: target) { places[$1] = (step, $0) } }
    for i in row where result.entries[i].index != pivot.column {
      let (column, place) = (result.entries[i].index, places[result.entries[i].index])
      let index =
        isLong ? (place.step == step ? place.index : nil) : rows.index(of: column, in: target)
      add(-multiplier * result.entries[i].value, to: column, of: target, at: index)
    }
  }

  /// - Parameter index: of the entry; nil if there is none yet.
  private mutating func add(_ value: Double, to column: Int, of row: Int, at index: Int?) {
    guard let index else {
      rows.append(Entry(index: column, value: value), to: row)
      return
    }
    let old = rows[index]
    if abs(old + value) > Tolerance.cancellation * abs(old) {
      rows[index] = old + value
      return
    }
    rows.remove(index)
    if rows.count(inColumn: column) == 1 { singletonColumns.append(column) }
  }
}
