/// Which basic row leaves to lower a level of the tie rule.
extension Solver {
  /// Prices the open signs of all positions that affect a nonbasic member.
  ///
  /// - Returns: the best candidate. If there is none, the signs with a cost are closed.
  mutating func priceTie(
    _ level: TieLevel, _ component: Int, _ moves: TieMoves
  ) -> LeavingCandidate? {
    let gradient = gradient(of: level)
    guard gradient != 0 else { return nil }
    var best: LeavingCandidate?
    var costly: [(position: Int, sign: Double)] = []
    for (position, rate) in tieRates(of: level.member, component, moves) where rate != 0 {
      let price = gradient * rate
      for sign in Pricing.signs where workspace.search.isOpen(position, sign) {
        guard price * sign < 0 else {
          costly.append((position, sign))
          continue
        }
        let leaving = LeavingCandidate(
          position: position, sign: sign, level: .tie(level), reducedCost: price * sign)
        if best.map({ isTakenBefore(leaving, $0) }) ?? true { best = leaving }
      }
    }
    if best == nil {
      for (position, sign) in costly { workspace.search.close(position, sign) }
    }
    return best
  }

  /// Prefers the candidate whose own error counts last, because it is the least likely to be
  /// exchanged again, and after many pivots the one that lowers the level the most for each point by which
  /// the values move.
  private func isTakenBefore(_ a: LeavingCandidate, _ b: LeavingCandidate) -> Bool {
    if workspace.search.updatesEdges {
      return steepness(a.reducedCost, at: a.position) > steepness(b.reducedCost, at: b.position)
    }
    let (first, second) = (basis[a.position], basis[b.position])
    let (isFirstFree, isSecondFree) = (isFree(first, a.sign), isFree(second, b.sign))
    if isFirstFree != isSecondFree { return isFirstFree }
    if first.isStay || second.isStay { return second.precedes(first) }
    let (own, other) = (rows[first.index].tieOrder, rows[second.index].tieOrder)
    return own == other ? second.precedes(first) : other < own
  }

  private func isFree(_ member: BasisMember, _ sign: Double) -> Bool {
    !member.isStay && rows[member.index].slope(toward: sign) == 0
  }
}
