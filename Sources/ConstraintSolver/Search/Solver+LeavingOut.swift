/// Levels of one required row each, of which those are left out that contradict stronger ones.
///
/// A level that keeps an error has a row that the stronger ones contradict. Where the row is left out at
/// once, and not after the search, one search finds all contradictions.
extension Solver {
  /// A row that contradicts stronger ones.
  struct LeftOutRow: Sendable {
    var row: Int
    /// Stronger rows that contradict it, ascending.
    var members: [Int]
    /// Whether it is known that each of them is needed.
    var isMinimal: Bool
  }

  /// Leaves out the row of a level whose error is least and not zero.
  ///
  /// - Precondition: the prices are those of the present basis.
  /// - Returns: `.restart` if the basis changed, because the signs that stronger levels closed are then no
  ///   longer known.
  mutating func leaveOut(_ level: Level) -> SearchOutcome {
    let row = level.rows[level.rows.startIndex]
    if isDoubtful(rows[row].residual), workspace.pivotsAtRefresh != statistics.pivots {
      workspace.pivotsAtRefresh = statistics.pivots
      let isChanged = refreshValues(of: level.component)
      if isChanged || rows[row].error == 0 { return .restart }
    }
    let pivots = statistics.pivots
    let members = provedMembers(level)
    leftOut.append(
      LeftOutRow(
        row: row, members: members ?? tightRows(strongerThan: row, in: level.component),
        isMinimal: members != nil))
    rows[row].basisPosition = -2
    unlink(row)
    return statistics.pivots == pivots ? .optimal : .restart
  }

  /// The rows that alone keep the row of a level from its constant: with it a minimal conflict, because
  /// its form is a combination of independent basic rows in one way only.
  ///
  /// A stronger row that is tight but not basic may take part as well, and then takes the place of the
  /// basic one whose direction it blocks.
  ///
  /// - Returns: nil if that does not lead to a proof.
  private mutating func provedMembers(_ level: Level) -> [Int]? {
    var level = level
    let row = level.rows[level.rows.startIndex]
    for _ in 0...WorkLimit.proofExchanges {
      let positions = workspace.search.prices.pattern.filter { isNeeded($0, level) }
      guard let hindrance = positions.first(where: { !isProof($0, against: row) }) else {
        return positions.map { basis[$0].index }.sorted()
      }
      guard exchangeStandIn(hindrance, for: row, level) else { return nil }
      computePrices(&level)
    }
    return nil
  }

  private func isNeeded(_ position: Int, _ level: Level) -> Bool {
    abs(workspace.search.prices[position]) * norm(of: basis[position])
      > Tolerance.rate * level.scale
  }

  /// Whether the basic row at a position is stronger than a row and may not move to where that one's
  /// error would be less.
  private func isProof(_ position: Int, against row: Int) -> Bool {
    let member = basis[position]
    return !member.isStay && isStronger(member.index, row)
      && rows[member.index].slope(toward: -workspace.search.prices[position]) > 0
  }

  /// Lets a tight stronger row take the place of a basic one that would leave if it were not for it. The
  /// values remain.
  ///
  /// - Returns: whether there is such a row.
  private mutating func exchangeStandIn(_ position: Int, for row: Int, _ level: Level) -> Bool {
    let sign: Double = workspace.search.prices[position] > 0 ? -1 : 1
    prepareDirection(position, sign: sign, in: level.component)
    var best: (row: Int, pivot: Double)?
    for moving in workspace.movingRows where isStronger(moving.row, row) {
      let standIn = rows[moving.row]
      guard standIn.residual == 0, standIn.slope(toward: moving.rate) > 0 else { continue }
      let pivot = abs(moving.rate) / standIn.norm
      if best.map({ pivot > $0.pivot }) ?? true { best = (moving.row, pivot) }
    }
    guard let best else { return false }
    let leaving = LeavingCandidate(
      position: position, sign: sign, level: .priority(level.priority), reducedCost: 0)
    exchangeAtOnce(leaving, for: best.row, in: level.component)
    if components[level.component].factorization.isRefactorizationDue {
      refreshValues(of: level.component)
    }
    return true
  }

  /// Those with slack have no part in a contradiction, because the system is convex.
  private func tightRows(strongerThan row: Int, in component: Int) -> [Int] {
    components[component].rowsByStrength.prefix { $0 != row }.filter {
      rows[$0].basisPosition != -2 && rows[$0].residual == 0
    }.sorted()
  }
}
