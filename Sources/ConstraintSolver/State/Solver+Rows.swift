extension Solver {
  /// Converts a constraint to a row: sums terms of the same variable, drops those that cancel and
  /// appends the others to the pool.
  mutating func makeRow(_ constraint: LinearConstraint) -> Row {
    let first = pool.count
    var (norm, isFinite, isSummed) = (0.0, true, false)
    let isLong = constraint.terms.count > WorkLimit.comparedTerms
    let isAscending = isLong && constraint.terms.isAscending
    for term in constraint.terms where term.coefficient != 0 {
      if !term.coefficient.isFinite { isFinite = false }
      norm = max(norm, abs(term.coefficient))
      // Forms of all variables of a system are ascending: to look for repeated ones took longer than all else.
      if !append(term, from: isAscending ? pool.count : first) { isSummed = true }
    }
    precondition(
      isFinite && constraint.constant.isFinite && constraint.priority.isFinite,
      "a constraint that is not finite: \(constraint)")
    // Checked only here, because constraints that repeat a variable are rare and rows are many.
    if isSummed {
      pool.replaceSubrange(first..., with: pool[first...].filter { $0.coefficient != 0 })
      norm = pool[first...].reduce(0) { max($0, abs($1.coefficient)) }
    }
    return Row(terms: first..<pool.count, norm: norm, constraint)
  }

  /// - Returns: whether the constraint had no term of this variable yet.
  @inline(__always)
  private mutating func append(_ term: Term, from first: Int) -> Bool {
    for i in first..<pool.count where pool[i].variable == term.variable.id {
      pool[i].coefficient += term.coefficient
      return false
    }
    pool.append(
      PooledTerm(
        variable: term.variable.id, coefficient: term.coefficient, row: rows.count, nextInColumn: -1
      ))
    return true
  }

  @inline(__always)
  func terms(of row: Int) -> Range<Int> {
    rows[row].firstTerm..<rows[row].firstTerm + rows[row].termCount
  }

  mutating func compactIfWorthwhile() {
    guard removedTermCount > WorkLimit.removedTerms, removedTermCount * 2 > pool.count else {
      return
    }
    var compacted: [PooledTerm] = []
    // Reserves as much again, since otherwise the next row would copy the whole pool.
    compacted.reserveCapacity(2 * (pool.count - removedTermCount))
    for variable in columnHeads.indices { columnHeads[variable] = -1 }
    for row in liveRows {
      let range = terms(of: row)
      rows[row].firstTerm = compacted.count
      compacted += pool[range]
      for i in rows[row].firstTerm..<compacted.count {
        compacted[i].nextInColumn = columnHeads[compacted[i].variable]
        columnHeads[compacted[i].variable] = i
      }
    }
    pool = compacted
    removedTermCount = 0
  }

  /// Ascending. Collected, because there may be many times as many removed rows.
  private var liveRows: [Int] {
    components.flatMap(\.rows).filter { rows[$0].isLive }.sorted() + emptyRows
  }
}

extension [Term] {
  /// Whether no variable is repeated, because each comes after the one before.
  fileprivate var isAscending: Bool {
    zip(self, dropFirst()).allSatisfy { $0.variable < $1.variable }
  }
}
