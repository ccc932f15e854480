extension Solver {
  /// Marks the entering bound as blocked by weaker single-variable bounds that are tight at the
  /// same value.
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

  /// The strongest priority at which another bound of the leaving row's variable would be violated
  /// at once.
  @inline(__always)
  func boundCost(_ leaving: LeavingCandidate) -> Float {
    let member = basis[leaving.position]
    guard !member.isStay, rows[member.index].termCount == 1 else { return -.infinity }
    let direction = leaving.sign * coefficient(member.index)
    var strongest = -Float.infinity
    var term = columnHeads[pool[rows[member.index].firstTerm].variable]
    while term >= 0 {
      let row = pool[term].row
      let rate = direction * pool[term].coefficient
      term = pool[term].nextInColumn
      guard rows[row].termCount == 1, rows[row].residual == 0, rows[row].slope(toward: rate) > 0
      else { continue }
      strongest = max(strongest, rows[row].priority)
    }
    return strongest
  }

  /// A bound of the same variable that a leaving bound would violate at once, and that ends the step
  /// there. Then nothing has to be computed to find the row that enters. States whether it can leave again.
  mutating func tightRival(of leaving: LeavingCandidate) -> Int? {
    let member = basis[leaving.position]
    guard case .priority(let level) = leaving.level, !member.isStay,
      rows[member.index].termCount == 1
    else { return nil }
    let direction = leaving.sign / coefficient(member.index)
    var term = columnHeads[pool[rows[member.index].firstTerm].variable]
    while term >= 0 {
      let (row, rate) = (pool[term].row, direction * pool[term].coefficient)
      term = pool[term].nextInColumn
      guard rows[row].termCount == 1, rows[row].isNonbasic, rows[row].residual == 0,
        rate * rows[row].sign < 0, rows[row].priority >= level
      else { continue }
      let increase = (rows[row].slope(toward: 1) + rows[row].slope(toward: -1)) * abs(rate)
      let slope = leaving.reducedCost + increase
      guard rows[row].priority > level || slope >= -Tolerance.rate else { continue }
      workspace.isEnteringFixed =
        rows[row].priority > level || slope > -leaving.reducedCost * Tolerance.enteringSlope
      return row
    }
    return nil
  }

  /// Performs the pivot in which such a rival enters: a step of length zero.
  mutating func exchangeAtOnce(_ leaving: LeavingCandidate, for rival: Int, in component: Int) {
    if workspace.search.updatesEdges {
      prepareDirection(leaving.position, sign: leaving.sign, in: component)
      multiplyEdges(with: leaving, in: component)
    }
    workspace.knownDirection = nil
    workspace.movingRows.removeAll(keepingCapacity: true)
    workspace.flippedStays.removeAll(keepingCapacity: true)
    leaveBasis(leaving)
    exchange(leaving.position, for: .row(rival), in: component)
    if workspace.search.updatesEdges { updateEdges(leaving.position) }
  }

  /// When two bounds of a variable coincide, the nonbasic one may take either sign. Chooses the
  /// sign at which moving away from the basic one has a cost, so that pricing sees it: otherwise
  /// every view as wide as its contents causes a pivot with a step of length zero.
  mutating func markBlocked(_ chosen: Int, by row: Int) {
    let (own, other) = (coefficient(chosen), coefficient(row))
    guard rows[row].priority < rows[chosen].priority, rows[chosen].relation != .equal,
      rows[row].constant / other == rows[chosen].constant / own
    else { return }
    let free = rows[chosen].relation == .greaterThanOrEqual ? 1.0 : -1
    rows[row].sign = (own > 0) == (other > 0) ? free : -free
  }

  /// The bounds of a priority that the basic bound of the same variable at a position would violate at
  /// once if it left. Which of several bounds that meet is basic is chance.
  func tightBounds(against position: Int, _ sign: Double, _ priority: Float) -> [Int] {
    let member = basis[position]
    guard !member.isStay, rows[member.index].termCount == 1 else { return [] }
    let direction = sign / coefficient(member.index)
    var found: [Int] = []
    var term = columnHeads[pool[rows[member.index].firstTerm].variable]
    while term >= 0 {
      let (row, rate) = (pool[term].row, direction * pool[term].coefficient)
      term = pool[term].nextInColumn
      guard rows[row].termCount == 1, rows[row].isNonbasic, rows[row].residual == 0,
        rows[row].priority == priority, rows[row].slope(toward: rate) > 0
      else { continue }
      found.append(row)
    }
    return found
  }
}
