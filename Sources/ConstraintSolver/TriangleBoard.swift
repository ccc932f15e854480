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
    }
    return count
  }

  /// The last open column of a row; one that is not reserved, if it has such.
  @inline(__always)
  func column(for row: Int, _ count: TriangleChoice.Count) -> Int? {
    let mark: TriangleChoice.State = count.isEarly ? .mentionedEarly : .mentioned
    for i in terms(of: row).reversed() {
      let state = states[pool[i].variable]
      guard !state.contains(mark), count.free == 0 || !state.contains(.reserved) else { continue }
      return pool[i].variable
    }
    return nil
  }
}
