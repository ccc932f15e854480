extension Solver {
  /// Of the rows that mention nothing else, the one that holds the variable where all of them
  /// together want it; nil if that is zero by itself.
  mutating func boundingRow(of variable: Int) -> Int? {
    if let row = onlyBound(of: variable) {
      var range = BoundedRange()
      range.clip(bound(row))
      return range.nearestRow
    }
    let own = boundRows(of: variable)
    guard let chosen = range(of: own).nearestRow else { return nil }
    for row in own where row != chosen { markBlocked(chosen, by: row) }
    return chosen
  }

  /// The row that mentions nothing else, if there is but one. Inlined, because a call copies what
  /// the solver itself holds, half of the instructions where there is one (by callgrind).
  @inline(__always)
  private func onlyBound(of variable: Int) -> Int? {
    var only: Int?
    var term = columnHeads[variable]
    while term >= 0 {
      let row = pool[term].row
      term = pool[term].nextInColumn
      guard rows[row].termCount == 1, rows[row].isNonbasic else { continue }
      guard only == nil else { return nil }
      only = row
    }
    return only
  }

  private func range(of own: [Int]) -> BoundedRange {
    var range = BoundedRange()
    var level: [BoundedRange.Bound] = []
    for (i, row) in own.enumerated() {
      level.append(bound(row))
      guard i + 1 == own.count || rows[own[i + 1]].priority < rows[row].priority else { continue }
      range.narrow(to: level)
      level.removeAll(keepingCapacity: true)
    }
    for row in own.sorted() {
      range.clip(bound(row))
    }
    return range
  }

  /// The strongest first.
  private func boundRows(of variable: Int) -> [Int] {
    var own: [Int] = []
    var term = columnHeads[variable]
    while term >= 0 {
      let row = pool[term].row
      term = pool[term].nextInColumn
      guard rows[row].termCount == 1, rows[row].isNonbasic else { continue }
      var index = own.count
      while index > 0, isStronger(row, own[index - 1]) { index -= 1 }
      own.insert(row, at: index)
    }
    return own
  }

  private func bound(_ row: Int) -> BoundedRange.Bound {
    .init(
      row, rows[row].relation, coefficient: coefficient(row), constant: rows[row].constant)
  }

  @inline(__always)
  private func coefficient(_ row: Int) -> Double { pool[rows[row].firstTerm].coefficient }

  /// Bars a row that entered the basis by the rows of its variable alone that weaker levels hold.
  mutating func markEnteringBoundBlocked(of entering: BasisMember, below priority: Float) {
    guard !entering.isStay, rows[entering.index].termCount == 1 else { return }
    var term = columnHeads[pool[rows[entering.index].firstTerm].variable]
    while term >= 0 {
      let row = pool[term].row
      term = pool[term].nextInColumn
      guard rows[row].termCount == 1, rows[row].isNonbasic, rows[row].residual == 0,
        rows[row].priority < priority
      else { continue }
      markBlocked(entering.index, by: row)
    }
  }

  /// The strongest level of a row of the leavingMember row's own variable that errs as soon as it leaves.
  @inline(__always)
  func boundCost(_ leaving: LeavingCandidate) -> Float {
    let member = basis[leaving.position]
    guard !member.isStay, rows[member.index].termCount == 1 else { return -.infinity }
    let way = leaving.sign * coefficient(member.index)
    var strongest = -Float.infinity
    var term = columnHeads[pool[rows[member.index].firstTerm].variable]
    while term >= 0 {
      let row = pool[term].row
      let rate = way * pool[term].coefficient
      term = pool[term].nextInColumn
      guard rows[row].termCount == 1, rows[row].residual == 0, rows[row].slope(toward: rate) > 0
      else { continue }
      strongest = max(strongest, rows[row].priority)
    }
    return strongest
  }

  /// Where two rows of one variable meet, either sign of the one that is not tight is true. The one
  /// that the other may leave to says at once that leavingMember costs; without that every view as wide
  /// as its contents costs a search for a way that ends where it begins.
  private mutating func markBlocked(_ chosen: Int, by row: Int) {
    let (own, other) = (coefficient(chosen), coefficient(row))
    guard rows[row].priority < rows[chosen].priority, rows[chosen].relation != .equal,
      rows[row].constant / other == rows[chosen].constant / own
    else { return }
    let free = rows[chosen].relation == .greaterThanOrEqual ? 1.0 : -1
    rows[row].sign = (own > 0) == (other > 0) ? free : -free
  }
}
