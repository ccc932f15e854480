/// The rows of a matrix during elimination, as linked lists in one array: an array for each row
/// took two allocations a row, a quarter of the elimination (callgrind).
struct CoreRows: Sendable {
  typealias Entry = Factorization.Entry

  private struct Cell: Sendable {
    var entry: Entry
    var row: Int
    /// The indices of the row's previous and next entries, or -1.
    var previous: Int
    var next = -1
    /// Whether the entry is still in its row.
    var isLive = true
    /// The index of the entry that the column received before, or -1.
    var previousInColumn: Int
  }

  private struct Row: Sendable {
    /// The indices of the first and the last entry, or -1.
    var first = -1
    var last = -1
    var count = 0
  }

  private struct Column: Sendable {
    /// The index of the newest entry, or -1. Some entries of the list are no longer in their rows, or in rows that
    /// do not count any more.
    var last = -1
    var count = 0
    var listCount = 0
  }

  private var cells: [Cell] = []
  private var rows: [Row]
  private var columns: [Column]
  /// The number of entries that were ever stored.
  var entryCount: Int { cells.count }

  init(size: Int) {
    rows = Array(repeating: Row(), count: size)
    columns = Array(repeating: Column(), count: size)
    cells.reserveCapacity(4 * size)
  }

  /// The value of an entry, by its index.
  subscript(index: Int) -> Double {
    get { cells[index].entry.value }
    set { cells[index].entry.value = newValue }
  }

  func count(inRow row: Int) -> Int { rows[row].count }

  func count(inColumn column: Int) -> Int { columns[column].count }

  mutating func append(_ entry: Entry, to row: Int) {
    let (index, last) = (cells.count, rows[row].last)
    cells.append(
      Cell(entry: entry, row: row, previous: last, previousInColumn: columns[entry.index].last))
    columns[entry.index].last = index
    columns[entry.index].count += 1
    columns[entry.index].listCount += 1
    if last < 0 { rows[row].first = index } else { cells[last].next = index }
    rows[row].last = index
    rows[row].count += 1
  }

  mutating func remove(_ index: Int) {
    let cell = cells[index]
    cells[index].isLive = false
    let (row, previous, next) = (cell.row, cell.previous, cell.next)
    if previous < 0 { rows[row].first = next } else { cells[previous].next = next }
    if next < 0 { rows[row].last = previous } else { cells[next].previous = previous }
    rows[row].count -= 1
    columns[cell.entry.index].count -= 1
  }

  /// Records that one row fewer has an entry in the column.
  mutating func removeRow(fromColumn column: Int) { columns[column].count -= 1 }

  @inline(__always)
  func forEachEntry(of row: Int, _ body: (Entry) -> Void) {
    let cells = cells.span
    var index = rows[row].first
    while index >= 0 {
      body(cells[index].entry)
      index = cells[unchecked: index].next
    }
  }

  /// The indices of a row's entries, in the order of the list.
  @inline(__always)
  func forEachIndex(of row: Int, _ body: (_ index: Int, _ column: Int) -> Void) {
    let cells = cells.span
    var index = rows[row].first
    while index >= 0 {
      body(index, cells[index].entry.index)
      index = cells[unchecked: index].next
    }
  }

  /// The index of an entry, which is looked for in its row or in the list of its column, whichever is shorter.
  func index(of column: Int, in row: Int) -> Int? {
    let cells = cells.span
    if rows[row].count <= columns[column].listCount {
      var index = rows[row].first
      while index >= 0, cells[index].entry.index != column { index = cells[unchecked: index].next }
      return index < 0 ? nil : index
    }
    var index = columns[column].last
    while index >= 0, cells[index].row != row || !cells[unchecked: index].isLive {
      index = cells[unchecked: index].previousInColumn
    }
    return index < 0 ? nil : index
  }

  func largest(in row: Int) -> Double {
    var largest = 0.0
    forEachEntry(of: row) { largest = max(largest, abs($0.value)) }
    return largest
  }

  /// The entry of a row with the least Markowitz cost among those that are large enough.
  func cheapestEntry(of row: Int) -> (column: Int, cost: Int)? {
    let (others, columns) = (rows[row].count - 1, columns.span)
    let least = largest(in: row) * Tolerance.corePivot
    var best: (column: Int, cost: Int)?
    forEachEntry(of: row) { entry in
      guard abs(entry.value) >= least else { return }
      let cost = others * max(1, columns[entry.index].count - 1)
      if cost < best?.cost ?? .max { best = (entry.index, cost) }
    }
    return best
  }

  /// The index of a column's newest entry, or -1.
  func newestEntry(ofColumn column: Int) -> Int { columns[column].last }

  /// The row of an entry, and the index of the one that its column received before, or -1.
  @inline(__always)
  func place(ofEntry index: Int) -> (row: Int, previous: Int) {
    (cells[index].row, cells[index].previousInColumn)
  }

  func isLive(_ index: Int) -> Bool { cells[index].isLive }
}
