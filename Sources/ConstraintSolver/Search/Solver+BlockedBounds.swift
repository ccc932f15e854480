extension Solver {
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
  mutating func markBlocked(_ chosen: Int, by row: Int) {
    let (own, other) = (coefficient(chosen), coefficient(row))
    guard rows[row].priority < rows[chosen].priority, rows[chosen].relation != .equal,
      rows[row].constant / other == rows[chosen].constant / own
    else { return }
    let free = rows[chosen].relation == .greaterThanOrEqual ? 1.0 : -1
    rows[row].sign = (own > 0) == (other > 0) ? free : -free
  }
}
