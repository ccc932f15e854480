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
    /// The index of the row's next entry, or -1.
    var next: Int
  }

  private struct ColumnListNode: Sendable {
    var row: Int
    /// The index of another node of the same column, or -1.
    var previous: Int
  }

  private var cells: [Cell] = []
  /// By row: the indices of the first and the last entry, or -1, and the number of entries.
  private var first: [Int]
  private var last: [Int]
  private(set) var count: [Int]
  /// By column: the index in `columnLists` of the newest node, or -1. Some nodes name rows that no
  /// longer have an entry in the column.
  private var lastInColumn: [Int]
  private var columnLists: [ColumnListNode] = []
  private(set) var columnCount: [Int]
  /// The number of entries that were ever stored.
  var entryCount: Int { cells.count }

  init(size: Int) {
    first = Array(repeating: -1, count: size)
    last = first
    lastInColumn = first
    count = Array(repeating: 0, count: size)
    columnCount = count
  }

  subscript(cursor: Cursor) -> Double {
    get { cells[cursor.index].entry.value }
    set { cells[cursor.index].entry.value = newValue }
  }

  mutating func append(_ entry: Entry, to row: Int) {
    if last[row] < 0 { first[row] = cells.count } else { cells[last[row]].next = cells.count }
    last[row] = cells.count
    count[row] += 1
    cells.append(Cell(entry: entry, next: -1))
    columnLists.append(ColumnListNode(row: row, previous: lastInColumn[entry.index]))
    lastInColumn[entry.index] = columnLists.count - 1
    columnCount[entry.index] += 1
  }

  mutating func remove(_ cursor: Cursor, from row: Int) {
    let next = cells[cursor.index].next
    if cursor.previous < 0 { first[row] = next } else { cells[cursor.previous].next = next }
    if next < 0 { last[row] = cursor.previous }
    count[row] -= 1
    decrementColumnCount(cells[cursor.index].entry.index)
  }

  /// Records that one row fewer has an entry in the column.
  mutating func decrementColumnCount(_ column: Int) { columnCount[column] -= 1 }

  @inline(__always)
  func forEachEntry(of row: Int, _ body: (Entry) -> Void) {
    var index = first[row]
    while index >= 0 {
      body(cells[index].entry)
      index = cells[index].next
    }
  }

  func cursor(of column: Int, in row: Int) -> Cursor? {
    var (index, previous) = (first[row], -1)
    while index >= 0 {
      if cells[index].entry.index == column { return Cursor(index: index, previous: previous) }
      (index, previous) = (cells[index].next, index)
    }
    return nil
  }

  func largest(in row: Int) -> Double {
    var largest = 0.0
    forEachEntry(of: row) { largest = max(largest, abs($0.value)) }
    return largest
  }

  /// The index of the first node of a column's list, or -1.
  @inline(__always)
  func columnList(of column: Int) -> Int { lastInColumn[column] }

  /// The row that a node names, and the index of the next node, or -1.
  @inline(__always)
  func columnListNode(at index: Int) -> (row: Int, next: Int) {
    (columnLists[index].row, columnLists[index].previous)
  }
}
