/// Chooses rows of a sparse matrix that form a triangle, and a column for each.
///
/// A row is independent of the chosen ones without any arithmetic if it mentions an *open* column,
/// one that none of them mentions. Which rows find one depends on the order in which they are
/// taken and on the columns they get:
///
/// - a row with one open column comes before all others: nothing is lost by it;
/// - columns that rows of their own bound (`reserved`) are left to these where a row can have
///   another column, because there they are right by themselves: a chain of views as wide as their
///   contents needs one pivot a view otherwise;
/// - rows of reserved columns only are *early*: they can be solved before all others. That others
///   mention their columns does not count;
/// - a *tip* is a column in a range of its own that one equation mentions at most, such as the
///   width of a view without subviews. It depends on nothing, hence it is known when its bound is,
///   and its equation gives another column, such as the width of the superview: trees are solved
///   from their leaves.
///
/// It finds a layout's triangle in whatever order its constraints were added.
struct TriangleChoice: Sendable {
  /// By variable.
  private var states: [State] = []
  /// By row.
  private var counts: [Count] = []
  /// Rows of one open column, of reserved ones only, of one that is not; in the order of becoming
  /// so, and some no longer are.
  private var single = RowQueue()
  private var reserved = RowQueue()
  private var nearlySingle = RowQueue()
  /// Rows of one open column beside their tips.
  private var tipped = RowQueue()
  /// Variables that may be tips.
  private var ranges: [Int] = []
  /// The rows in the order of being chosen, and the variables of their columns.
  private(set) var chosen: [ChosenRow] = []
}

struct ChosenRow: Sendable {
  var row: Int
  var variable: Int
  var isEarly: Bool
}

extension TriangleChoice {
  mutating func begin(_ variables: [Int], rowCount: Int, variableCount: Int) {
    counts.append(
      contentsOf: repeatElement(Count(), count: max(0, rowCount - counts.count)))
    states.append(
      contentsOf: repeatElement([], count: max(0, variableCount - states.count)))
    for variable in variables { states[variable] = [] }
    ranges.removeAll(keepingCapacity: true)
    chosen.removeAll(keepingCapacity: true)
  }

  func isReserved(_ variable: Int) -> Bool { states[variable].contains(.reserved) }

  /// - Parameter isInRange: the row that bounds the variable is an inequality.
  mutating func reserve(_ variable: Int, isInRange: Bool) {
    if isInRange, !states[variable].contains(.tip) { ranges.append(variable) }
    states[variable].formUnion(isInRange ? [.reserved, .tip] : .reserved)
  }

  enum Kind {
    case equations
    /// Of several variables.
    case inequalities
  }

  /// Chooses among rows of one kind, level by level; the strongest come first.
  mutating func choose(_ kind: Kind, among order: [Int], of matrix: ConstraintMatrix) {
    withBoard(matrix) { choice, board in
      if kind == .equations { board.markTips(among: choice.ranges) }
      var level = order[...]
      while let first = level.first {
        let priority = board.rows[first].priority
        let end = level.firstIndex { board.rows[$0].priority != priority } ?? level.endIndex
        choice.choose(kind, among: level[..<end], board)
        level = level[end...]
      }
    }
  }

  /// Takes a column out of the choice: something else has it.
  mutating func give(_ variable: Int) {
    // No row has counts now.
    states[variable].formUnion([.mentioned, .mentionedEarly])
  }

  private mutating func withBoard(
    _ matrix: ConstraintMatrix, _ body: (inout TriangleChoice, TriangleBoard) -> Void
  ) {
    var states: [State] = []
    var counts: [Count] = []
    swap(&states, &self.states)
    swap(&counts, &self.counts)
    states.withUnsafeMutableBufferPointer { states in
      counts.withUnsafeMutableBufferPointer { counts in
        matrix.withBuffers { rows, pool, firstMention in
          let board = TriangleBoard(
            rows: rows, pool: pool, firstMention: firstMention, states: states, counts: counts)
          body(&self, board)
        }
      }
    }
    swap(&states, &self.states)
    swap(&counts, &self.counts)
  }
}

extension TriangleChoice {
  private mutating func choose(
    _ kind: Kind, among level: ArraySlice<Int>, _ board: TriangleBoard
  ) {
    var isDone = true
    for row in level where board.kind(of: row) == kind {
      let count = board.count(row)
      board.counts[row] = count
      // Nothing that is counted later can be lost by it.
      if count.open == 1 { choose(row, board) }
      guard count.open > 1 else { continue }
      enqueue(row, count)
      isDone = false
    }
    if !isDone { chooseRest(of: level, board) }
  }

  private mutating func chooseRest(of level: ArraySlice<Int>, _ board: TriangleBoard) {
    var rest = level.makeIterator()
    while let row = nextRow(board) ?? rest.next() {
      if board.counts[row].open > 0 { choose(row, board) }
    }
    for row in level { board.counts[row].open = 0 }
  }

  @inline(__always)
  private mutating func enqueue(_ row: Int, _ count: Count) {
    if count.open == 1 {
      single.append(row)
    } else if count.tips > 0, count.open &- count.tips == 1 {
      tipped.append(row)
    } else if count.open > 1, count.free == 0 {
      reserved.append(row)
    } else if count.free == 1 {
      nearlySingle.append(row)
    }
  }

  @inline(__always)
  private mutating func nextRow(_ board: TriangleBoard) -> Int? {
    while let row = single.popFirst() { if board.counts[row].open == 1 { return row } }
    while let row = tipped.popFirst() {
      let count = board.counts[row]
      if count.open > 1, count.open &- count.tips == 1 { return row }
    }
    while let row = reserved.popFirst() {
      if board.counts[row].open > 0, board.counts[row].free == 0 { return row }
    }
    while let row = nearlySingle.popFirst() { if board.counts[row].free == 1 { return row } }
    return nil
  }

  private mutating func choose(_ row: Int, _ board: TriangleBoard) {
    let count = board.counts[row]
    guard let variable = board.column(for: row, count) else { return }
    board.counts[row].open = 0
    board.counts[row].free = 0
    chosen.append(ChosenRow(row: row, variable: variable, isEarly: count.isEarly))
    if !count.isEarly, count.free == 0 { postpone(variable, board) }
    for i in board.terms(of: row) { mention(board.pool[i].variable, count.isEarly, board) }
  }

  /// Rows of the column can no longer be solved before all others.
  private mutating func postpone(_ variable: Int, _ board: TriangleBoard) {
    board.states[variable].insert(.late)
    board.forEachRow(of: variable) { row in
      guard board.counts[row].open > 0, board.counts[row].isEarly else { return }
      board.counts[row] = board.count(row)
      enqueue(row, board.counts[row])
    }
  }

  @inline(__always)
  private mutating func mention(_ variable: Int, _ isEarly: Bool, _ board: TriangleBoard) {
    let state = board.states[variable]
    let isNew = !state.contains(.mentioned)
    let isNewEarly = isEarly && !state.contains(.mentionedEarly)
    guard isNew || isNewEarly else { return }
    board.states[variable].insert(isEarly ? [.mentioned, .mentionedEarly] : .mentioned)
    let free: Int32 = state.contains(.reserved) ? 0 : 1
    board.forEachRow(of: variable) { row in
      let count = board.counts[row]
      guard count.open > 0, count.isEarly ? isNewEarly : isNew else { return }
      board.counts[row].open = count.open &- 1
      board.counts[row].free = count.free &- free
      enqueue(row, board.counts[row])
    }
  }
}
