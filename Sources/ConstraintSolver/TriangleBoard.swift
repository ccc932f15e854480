/// The rows and terms of a solver.
struct ConstraintMatrix {
  var rows: [Row]
  var pool: [PooledTerm]
  var firstMention: [Int]

  func withBuffers(
    _ body: (
      UnsafeBufferPointer<Row>, UnsafeBufferPointer<PooledTerm>, UnsafeBufferPointer<Int>
    ) -> Void
  ) {
    rows.withUnsafeBufferPointer { rows in
      pool.withUnsafeBufferPointer { pool in
        firstMention.withUnsafeBufferPointer { body(rows, pool, $0) }
      }
    }
  }
}

extension TriangleChoice {
  struct State: OptionSet, Sendable {
    var rawValue: UInt8
    /// A chosen row mentions the column.
    static let mentioned = State(rawValue: 1)
    /// So does an early one.
    static let mentionedEarly = State(rawValue: 2)
    static let reserved = State(rawValue: 4)
    /// It was given to a row that has to be solved late, in spite of being reserved.
    static let late = State(rawValue: 8)
    static let tip = State(rawValue: 16)
  }

  /// Open columns of a row; none while its level is not being chosen from.
  struct Count: Sendable {
    var open: Int32 = 0
    /// Those that are not reserved.
    var free: Int32 = 0
    /// None in an early row, where all are as good.
    var tips: Int32 = 0
    var isEarly = false
  }
}

/// What a choice of rows looks at. Buffers, because with arrays half of its instructions told
/// whether the arrays are unique (by callgrind).
struct TriangleBoard {
  let rows: UnsafeBufferPointer<Row>
  let pool: UnsafeBufferPointer<PooledTerm>
  let firstMention: UnsafeBufferPointer<Int>
  /// By variable.
  let states: UnsafeMutableBufferPointer<TriangleChoice.State>
  /// By row.
  let counts: UnsafeMutableBufferPointer<TriangleChoice.Count>

  @inline(__always)
  func terms(of row: Int) -> Range<Int> {
    let first = rows[row].firstTerm
    return first..<first &+ rows[row].termCount
  }

  @inline(__always)
  func kind(of row: Int) -> TriangleChoice.Kind? {
    if rows[row].relation == .equal { return .equations }
    return rows[row].termCount > 1 ? .inequalities : nil
  }

  @inline(__always)
  func forEachRow(of variable: Int, _ body: (Int) -> Void) {
    var term = firstMention[variable]
    while term >= 0 {
      body(pool[term].row)
      term = pool[term].next
    }
  }

  /// Variables of several equations are none.
  func markTips(among ranges: [Int]) {
    for variable in ranges {
      var equations = 0
      forEachRow(of: variable) { if rows[$0].relation == .equal { equations &+= 1 } }
      if equations > 1 { states[variable].remove(.tip) }
    }
  }

  @inline(__always)
  func count(_ row: Int) -> TriangleChoice.Count {
    var count = TriangleChoice.Count()
    count.isEarly = terms(of: row).allSatisfy {
      let state = states[pool[$0].variable]
      return state.contains(.reserved) && !state.contains(.late)
    }
    for i in terms(of: row) {
      let state = states[pool[i].variable]
      guard !state.contains(count.isEarly ? .mentionedEarly : .mentioned) else { continue }
      count.open &+= 1
      if !state.contains(.reserved) { count.free &+= 1 }
      if state.contains(.tip), !count.isEarly { count.tips &+= 1 }
    }
    return count
  }

  /// An open column of a row: of those that are not reserved the one that comes last by the tie
  /// rule, and so is the last to be wanted at zero; else the last reserved one, a tip only if there
  /// is nothing else.
  @inline(__always)
  func column(for row: Int, _ count: TriangleChoice.Count) -> Int? {
    let mark: TriangleChoice.State = count.isEarly ? .mentionedEarly : .mentioned
    var last: Int?
    for i in terms(of: row).reversed() {
      let variable = pool[i].variable
      let state = states[variable]
      guard !state.contains(mark), count.free == 0 || !state.contains(.reserved),
        count.tips == 0 || count.tips == count.open || !state.contains(.tip)
      else { continue }
      if count.free <= 1 { return variable }
      last = max(last ?? variable, variable)
    }
    return last
  }
}
