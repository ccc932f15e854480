/// Which levels the tie rule has, in which order, and what they cost.
extension Solver {
  /// The levels of a measure that may have a cost, in the order of the tie rule.
  ///
  /// A row that enters the basis later, because it blocks a step, needs no level: it may not return
  /// across zero.
  func tieLevels(_ measure: TieLevel.Measure, _ component: Int) -> [TieLevel] {
    switch measure {
    case .error:
      return inTieOrder(components[component].rows.filter(mayHaveError))
        .map { .error($0, rows[$0].tieOrder) }
    case .slack:
      return inTieOrder(components[component].rows.filter(mayHaveSlack))
        .map { .slack($0, rows[$0].tieOrder) }
    case .distance: return components[component].variables.map { .distance($0) }
    }
  }

  private func inTieOrder(_ ascending: [Int]) -> [Int] {
    let isOrdered = zip(ascending, ascending.dropFirst())
      .allSatisfy { rows[$0].tieOrder <= rows[$1].tieOrder }
    return isOrdered
      ? ascending : ascending.sorted { (rows[$0].tieOrder, $0) < (rows[$1].tieOrder, $1) }
  }

  /// Whether a row has an error, or could get one from an open sign of its own.
  private func mayHaveError(_ row: Int) -> Bool {
    let position = rows[row].basisPosition
    return position < 0 ? rows[row].gradient != 0 : workspace.search.open[position] != 0
  }

  private func mayHaveSlack(_ row: Int) -> Bool {
    let position = rows[row].basisPosition
    return rows[row].prefersEquality
      && (position < 0 ? rows[row].gradient == 0 : workspace.search.open[position] != 0)
  }

  /// The signs with which a basic member may leave without a cost at its own level.
  func freeDirections(at level: TieLevel) -> UInt8 {
    level.measure == .error ? rows[level.member.index].relation.freeDirections : 0
  }

  /// The rate at which a level grows with the residual of its nonbasic member.
  func gradient(of level: TieLevel) -> Double {
    let index = level.member.index
    switch level.measure {
    case .error: return rows[index].gradient
    case .slack: return rows[index].gradient == 0 ? rows[index].sign : 0
    case .distance: return staySigns[index]
    }
  }

  /// The first level that grows when a basic member leaves with a sign; nil if none does.
  func ownTieLevel(of member: BasisMember, _ sign: Double) -> TieLevel? {
    guard !member.isStay else { return .distance(member.index) }
    let row = rows[member.index]
    if row.slope(toward: sign) != 0 { return .error(member.index, row.tieOrder) }
    return row.prefersEquality ? .slack(member.index, row.tieOrder) : nil
  }

  /// The first level that changes with the residual of a nonbasic row; nil if none does.
  func tieLevel(ofNonbasic row: Int) -> TieLevel? {
    if rows[row].gradient != 0 { return .error(row, rows[row].tieOrder) }
    return rows[row].prefersEquality ? .slack(row, rows[row].tieOrder) : nil
  }
}
