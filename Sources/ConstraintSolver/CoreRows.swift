/// The rows of a matrix that is being eliminated, in one list of entries for all of them: lists of
/// their own took two allocations a row, a quarter of the elimination (by callgrind).
struct CoreRows: Sendable {
  typealias Entry = Factorization.Entry

  /// Where an entry is, and the one before it in its row.
  struct Position {
    var place: Int
    var previous: Int
  }

  private struct Cell: Sendable {
    var entry: Entry
    /// The place of the next one of the row, or -1.
    var next: Int
  }

  private struct Mention: Sendable {
    var row: Int
    /// The place of another of the same column, or -1.
    var previous: Int
  }

  private var cells: [Cell] = []
  /// By row: the places of its first and last entries, or -1, and how many it has.
  private var first: [Int]
  private var last: [Int]
  private(set) var count: [Int]
  /// By column: the last of the rows that may mention it, as a place among `mentions`, or -1. Some
  /// no longer do.
  private var lastMention: [Int]
  private var mentions: [Mention] = []
  private(set) var columnCount: [Int]

  init(size: Int) {
    first = Array(repeating: -1, count: size)
    last = first
    lastMention = first
    count = Array(repeating: 0, count: size)
    columnCount = count
  }

  subscript(position: Position) -> Double {
    get { cells[position.place].entry.value }
    set { cells[position.place].entry.value = newValue }
  }

  mutating func append(_ entry: Entry, to row: Int) {
    if last[row] < 0 { first[row] = cells.count } else { cells[last[row]].next = cells.count }
    last[row] = cells.count
    count[row] += 1
    cells.append(Cell(entry: entry, next: -1))
    mentions.append(Mention(row: row, previous: lastMention[entry.index]))
    lastMention[entry.index] = mentions.count - 1
    columnCount[entry.index] += 1
  }

  mutating func remove(_ position: Position, from row: Int) {
    let next = cells[position.place].next
    if position.previous < 0 { first[row] = next } else { cells[position.previous].next = next }
    if next < 0 { last[row] = position.previous }
    count[row] -= 1
    leave(cells[position.place].entry.index)
  }

  /// One row fewer mentions the column.
  mutating func leave(_ column: Int) { columnCount[column] -= 1 }

  @inline(__always)
  func forEachEntry(of row: Int, _ body: (Entry) -> Void) {
    var place = first[row]
    while place >= 0 {
      body(cells[place].entry)
      place = cells[place].next
    }
  }

  func position(of column: Int, in row: Int) -> Position? {
    var (place, previous) = (first[row], -1)
    while place >= 0 {
      if cells[place].entry.index == column { return Position(place: place, previous: previous) }
      (place, previous) = (cells[place].next, place)
    }
    return nil
  }

  func largest(in row: Int) -> Double {
    var largest = 0.0
    forEachEntry(of: row) { largest = max(largest, abs($0.value)) }
    return largest
  }

  /// The place of a mention of a column, or -1.
  @inline(__always)
  func mention(of column: Int) -> Int { lastMention[column] }

  /// The row that it says, and the place of the column's next, or -1.
  @inline(__always)
  func mention(at place: Int) -> (row: Int, next: Int) {
    (mentions[place].row, mentions[place].previous)
  }
}
