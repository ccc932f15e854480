/// The rows of a matrix during elimination, as linked lists in one array: an array for each row
/// took two allocations a row, a quarter of the elimination (callgrind).
struct CoreRows: Sendable {
  typealias Entry = Factorization.Entry

  /// The index of an entry, and that of its predecessor in the row.
  struct Cursor {
    var index: Int
    var previous: Int
  }

  private struct Cell: Sendable {
    var entry: Entry
    var row: Int
    /// The index of the row's next entry, or -1.
    var next = -1
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
    /// The index of the newest entry, or -1. Some entries of the list are no longer in their rows.
    var last = -1
    var count = 0
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

  subscript(cursor: Cursor) -> Double {
    get { cells[cursor.index].entry.value }
    set { cells[cursor.index].entry.value = newValue }
  }

  func count(inRow row: Int) -> Int { rows[row].count }

  func count(inColumn column: Int) -> Int { columns[column].count }

  mutating func append(_ entry: Entry, to row: Int) {
    let index = cells.count
    cells.append(
      Cell(entry: entry, row: row, previousInColumn: columns[entry.index].last))
    columns[entry.index].last = index
    columns[entry.index].count += 1
    let last = rows[row].last
    if last < 0 { rows[row].first = index } else { cells[last].next = index }
    rows[row].last = index
    rows[row].count += 1
  }

  mutating func remove(_ cursor: Cursor, from row: Int) {
    let (next, previous) = (cells[cursor.index].next, cursor.previous)
    if previous < 0 { rows[row].first = next } else { cells[previous].next = next }
    if next < 0 { rows[row].last = previous }
    rows[row].count -= 1
    columns[cells[cursor.index].entry.index].count -= 1
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

  func cursor(of column: Int, in row: Int) -> Cursor? {
    let cells = cells.span
    var (index, previous) = (rows[row].first, -1)
    while index >= 0 {
      if cells[index].entry.index == column { return Cursor(index: index, previous: previous) }
      (index, previous) = (cells[unchecked: index].next, index)
    }
    return nil
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
}
