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
/// - rows of reserved columns only can be solved before all others. That others mention their
///   columns does not count.
///
/// It finds a layout's triangle in whatever order its constraints were added.
struct TriangleChoice: Sendable {
  private struct State: OptionSet, Sendable {
    var rawValue: UInt8
    /// A chosen row mentions the column.
    static let mentioned = State(rawValue: 1)
    /// So does one of reserved columns only.
    static let mentionedFirst = State(rawValue: 2)
    static let reserved = State(rawValue: 4)
    /// It was given to a row that has to be solved late, in spite of being reserved.
    static let late = State(rawValue: 8)
  }

  /// Open columns of a row; none while its level is not being chosen from.
  private struct Count: Sendable {
    var open: Int32 = 0
    /// Those that are not reserved.
    var free: Int32 = 0
    var isReservedOnly = false
  }

  /// By variable.
  private var states: [State] = []
  /// By row.
  private var counts: [Count] = []
  /// Rows of one open column, of reserved ones only, of one that is not; in the order of becoming
  /// so, and some no longer are.
  private var single = Queue()
  private var reserved = Queue()
  private var nearlySingle = Queue()
  /// Of the last choice: rows, and the variables of their columns.
  private(set) var chosen: [(row: Int, variable: Int)] = []

  /// The rows and terms among which to choose.
  struct Matrix {
    var rows: [Row]
    var pool: [PooledTerm]
    var firstMention: [Int]
  }
}

/// First in, first out.
private struct Queue: Sendable {
  private var elements: [Int] = []
  private var next = 0

  mutating func append(_ element: Int) { elements.append(element) }

  mutating func popFirst() -> Int? {
    guard next < elements.count else {
      if next > 0 { removeAll() }
      return nil
    }
    next += 1
    return elements[next - 1]
  }

  mutating func removeAll() {
    elements.removeAll(keepingCapacity: true)
    next = 0
  }
}

extension TriangleChoice {
  mutating func begin(_ variables: [Int], rowCount: Int, variableCount: Int) {
    counts.append(
      contentsOf: repeatElement(Count(), count: max(0, rowCount - counts.count)))
    states.append(
      contentsOf: repeatElement([], count: max(0, variableCount - states.count)))
    for variable in variables { states[variable] = [] }
  }

  func isReserved(_ variable: Int) -> Bool { states[variable].contains(.reserved) }

  mutating func reserve(_ variable: Int) { states[variable].insert(.reserved) }

  /// Chooses among rows of one level.
  mutating func choose(among level: ArraySlice<Int>, of matrix: Matrix) {
    chosen.removeAll(keepingCapacity: true)
    for row in level { count(row, matrix) }
    var rest = level.makeIterator()
    while let row = nextRow() ?? rest.next() {
      if counts[row].open > 0 { choose(row, matrix) }
    }
    for row in level { counts[row] = Count() }
  }

  private mutating func count(_ row: Int, _ matrix: Matrix) {
    var count = Count()
    count.isReservedOnly = matrix.terms(of: row).allSatisfy {
      states[matrix.pool[$0].variable].isSuperset(of: .reserved)
        && !states[matrix.pool[$0].variable].contains(.late)
    }
    for i in matrix.terms(of: row) {
      let state = states[matrix.pool[i].variable]
      guard !state.contains(count.isReservedOnly ? .mentionedFirst : .mentioned) else { continue }
      count.open += 1
      if !state.contains(.reserved) { count.free += 1 }
    }
    counts[row] = count
    enqueue(row)
  }

  private mutating func enqueue(_ row: Int) {
    let count = counts[row]
    if count.open == 1 {
      single.append(row)
    } else if count.open > 1, count.free == 0 {
      reserved.append(row)
    } else if count.free == 1 {
      nearlySingle.append(row)
    }
  }

  private mutating func nextRow() -> Int? {
    while let row = single.popFirst() { if counts[row].open == 1 { return row } }
    while let row = reserved.popFirst() {
      if counts[row].open > 0, counts[row].free == 0 { return row }
    }
    while let row = nearlySingle.popFirst() { if counts[row].free == 1 { return row } }
    return nil
  }

  private mutating func choose(_ row: Int, _ matrix: Matrix) {
    let isFirst = counts[row].isReservedOnly
    let mark = isFirst ? State.mentionedFirst : .mentioned
    let needsFree = counts[row].free > 0
    let column = matrix.terms(of: row).last {
      let state = states[matrix.pool[$0].variable]
      return !state.contains(mark) && !(needsFree && state.contains(.reserved))
    }
    guard let column else { return }
    counts[row].open = 0
    counts[row].free = 0
    chosen.append((row, matrix.pool[column].variable))
    if !isFirst, !needsFree { postpone(matrix.pool[column].variable, matrix) }
    for i in matrix.terms(of: row) { mention(matrix.pool[i].variable, isFirst, matrix) }
  }

  /// Rows of the column can no longer be solved before all others.
  private mutating func postpone(_ variable: Int, _ matrix: Matrix) {
    states[variable].insert(.late)
    matrix.forEachRow(of: variable) { row in
      if counts[row].open > 0, counts[row].isReservedOnly { count(row, matrix) }
    }
  }

  /// Takes a column out of the choice: something else has it.
  mutating func give(_ variable: Int, _ matrix: Matrix) { mention(variable, true, matrix) }

  private mutating func mention(_ variable: Int, _ isFirst: Bool, _ matrix: Matrix) {
    let state = states[variable]
    let isNew = !state.contains(.mentioned)
    let isNewFirst = isFirst && !state.contains(.mentionedFirst)
    guard isNew || isNewFirst else { return }
    states[variable].insert(isFirst ? [.mentioned, .mentionedFirst] : .mentioned)
    let isFree = !state.contains(.reserved)
    matrix.forEachRow(of: variable) { row in
      let count = counts[row]
      guard count.open > 0, count.isReservedOnly ? isNewFirst : isNew else { return }
      counts[row].open -= 1
      if isFree { counts[row].free -= 1 }
      enqueue(row)
    }
  }
}

extension TriangleChoice.Matrix {
  @inline(__always)
  func terms(of row: Int) -> Range<Int> {
    rows[row].firstTerm..<rows[row].firstTerm + rows[row].termCount
  }

  @inline(__always)
  func forEachRow(of variable: Int, _ body: (Int) -> Void) {
    var term = firstMention[variable]
    while term >= 0 {
      body(pool[term].row)
      term = pool[term].next
    }
  }
}
