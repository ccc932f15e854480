/// Rows and columns of a sparse matrix, of which a triangle is chosen.
///
/// Nothing is lost by a row that mentions one untouched column only, so such a row is chosen
/// before all others of its level. That finds a layout's triangle in whatever order its constraints
/// were added: of a chain of 1,000 views whose widths come after its gaps, taking rows in order
/// alone leaves 1,000 pivots to make.
struct TriangleChoice {
  /// Of the last choice.
  private(set) var chosen: [(row: Int, column: Int)] = []
  private var columns: [Int] = []
  /// Where a row's columns end.
  private var ends: [Int] = []
  /// By row: how many of its columns no chosen row mentions.
  private var openCounts: [Int] = []
  private var isTouched: [Bool]
  /// By column, the rows that mention it, one column after another.
  private var mentions: [Int] = []
  private var mentionEnds: [Int]

  init(columnCount: Int) {
    isTouched = Array(repeating: false, count: columnCount)
    mentionEnds = Array(repeating: 0, count: columnCount)
  }

  mutating func append(_ row: [Int]) {
    columns += row
    ends.append(columns.count)
    openCounts.append(row.count)
  }

  /// Sorts the entries by column, by counting.
  mutating func noteMentions() {
    for column in columns { mentionEnds[column] += 1 }
    var start = 0
    for column in mentionEnds.indices {
      start += mentionEnds[column]
      mentionEnds[column] = start - mentionEnds[column]
    }
    mentions = Array(repeating: 0, count: columns.count)
    for row in ends.indices {
      for i in range(of: row) {
        mentions[mentionEnds[columns[i]]] = row
        mentionEnds[columns[i]] += 1
      }
    }
  }

  mutating func choose(among level: Range<Int>) {
    chosen.removeAll(keepingCapacity: true)
    var ready = level.filter { openCounts[$0] == 1 }
    var next = 0
    for row in level {
      while next < ready.count {
        choose(ready[next], level, &ready)
        next += 1
      }
      choose(row, level, &ready)
    }
    while next < ready.count {
      choose(ready[next], level, &ready)
      next += 1
    }
  }

  /// - Parameter ready: gets the rows of the level that are left with one open column.
  private mutating func choose(_ row: Int, _ level: Range<Int>, _ ready: inout [Int]) {
    guard openCounts[row] > 0, let fresh = range(of: row).last(where: { !isTouched[columns[$0]] })
    else { return }
    chosen.append((row, columns[fresh]))
    for i in range(of: row) where !isTouched[columns[i]] { touch(columns[i], level, &ready) }
  }

  /// Takes a column out of the choice: something else has it.
  mutating func touch(_ column: Int) {
    var ready: [Int] = []
    if !isTouched[column] { touch(column, 0..<0, &ready) }
  }

  private mutating func touch(_ column: Int, _ level: Range<Int>, _ ready: inout [Int]) {
    isTouched[column] = true
    for i in (column == 0 ? 0 : mentionEnds[column - 1])..<mentionEnds[column] {
      let row = mentions[i]
      openCounts[row] -= 1
      if openCounts[row] == 1, level.contains(row) { ready.append(row) }
    }
  }

  private func range(of row: Int) -> Range<Int> { (row == 0 ? 0 : ends[row - 1])..<ends[row] }
}
