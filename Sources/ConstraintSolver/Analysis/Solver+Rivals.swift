extension Solver {
  /// Groups of optional constraints of one priority that cannot all be satisfied, although no
  /// stronger constraint prevents any of them from improving: what one gains, others lose. Each
  /// group is ascending.
  ///
  /// Groups are derived from the basis of the last solution. Then a trial solve confirms for each
  /// constraint that it improves without the others, or another without it.
  package mutating func rivalGroups() -> [[ConstraintID]] {
    identifiers(of: \.groups)
  }

  /// The most violated constraints of one priority in one system for which rivals are determined.
  package static let rivalLimit = WorkLimit.rivals

  /// The violated constraints of each priority of which rivals were not determined in one system:
  /// more than `rivalLimit`, or those that were left when the trials reached their limit. Each list is
  /// ascending.
  package mutating func uncomparedConstraints() -> [[ConstraintID]] {
    identifiers(of: \.uncompared)
  }

  private mutating func identifiers(of lists: KeyPath<RivalSearch, [[Int]]>) -> [[ConstraintID]] {
    solve()
    defer { flushCounts() }
    for component in rivals.takeOutdated() where !components[component].rows.isEmpty {
      let found = searchRivals(in: component)
      if !found.isEmpty { rivals[component] = found }
    }
    let found = rivals.components.filter { !components[$0].rows.isEmpty }
      .flatMap { rivals[$0]?[keyPath: lists] ?? [] }
    return found.sorted { $0[0] < $1[0] }.map { $0.map { ConstraintID(id: $0) } }
  }

  /// The present priority of a constraint.
  package func priority(of id: ConstraintID) -> Float { rows[id.id].priority }

  private mutating func searchRivals(in component: Int) -> RivalSearch {
    var found = RivalSearch()
    var part: SolverPart?
    for violated in violatedLevels(of: component) {
      if let groups = confirmedGroups(violated, in: component, &part) {
        found.groups += groups
      } else if mayHaveRivals(violated, in: component) {
        found.uncompared.append(violated)
      }
    }
    return found
  }

  /// - Parameter part: the component alone, for trials; nil before the first one.
  /// - Returns: nil if there are too many violated rows, or the work reaches its limit.
  private mutating func confirmedGroups(
    _ violated: [Int], in component: Int, _ part: inout SolverPart?
  ) -> [[Int]]? {
    guard violated.count <= WorkLimit.rivals, rivalWork < rivalWorkLimit else { return nil }
    guard let possible = groups(violated, in: component) else { return nil }
    guard !possible.isEmpty else { return [] }
    let trials = part ?? restricted(to: [component])
    part = trials
    var confirmed: [[Int]] = []
    for group in possible {
      guard let rivals = self.confirmed(group, by: trials) else { return nil }
      if rivals.count > 1 { confirmed.append(rivals) }
    }
    return confirmed
  }

  /// Whether any of the violated rows of a level depends on a basic row that could leave without a
  /// cost, or that belongs to the level. If none does, no group has two rows.
  private mutating func mayHaveRivals(_ violated: [Int], in component: Int) -> Bool {
    let priority = rows[violated[0]].priority
    for (index, row) in violated.enumerated() {
      // Different shares, because equal ones may cancel where the rows meet.
      addToGradient(row, share: rows[row].gradient * Double(index + 1))
    }
    solveMultipliers(in: component)
    return workspace.multipliers.pattern.contains { position in
      guard workspace.multipliers[position] != 0, !basis[position].isStay else {
        return workspace.multipliers[position] != 0
      }
      let row = rows[basis[position].index]
      return row.priority <= priority || row.relation != .equal
    }
  }

  /// The violated optional rows of each priority, strongest first.
  private func violatedLevels(of component: Int) -> [[Int]] {
    var levels: [[Int]] = []
    for row in components[component].rowsByStrength
    where rows[row].priority < LinearConstraint.required && rows[row].error != 0 {
      if let last = levels.last, rows[last[0]].priority == rows[row].priority {
        levels[levels.count - 1].append(row)
      } else {
        levels.append([row])
      }
    }
    return levels
  }

  /// Groups of at least two violated rows that are rivals directly or through others.
  ///
  /// - Returns: nil if the work reaches its limit.
  private mutating func groups(_ violated: [Int], in component: Int) -> [[Int]]? {
    var groups: [RivalGroup] = []
    for row in violated {
      let work = workspace.work
      var group = group(of: row, in: component)
      rivalWork += workspace.work - work
      guard rivalWork < rivalWorkLimit else { return nil }
      for index in groups.indices.reversed() where groups[index].isRival(of: group) {
        group.formUnion(groups.remove(at: index))
      }
      groups.append(group)
    }
    // A row alone has no rival to be confirmed.
    return groups.filter { $0.rows.count > 1 }.map { $0.rows.sorted() }
  }

  /// The rows of the same priority that a violated row would violate, and the moves without a
  /// cost that reduce or increase its error.
  private mutating func group(of row: Int, in component: Int) -> RivalGroup {
    var group = RivalGroup(rows: [row])
    let (priority, scale) = (rows[row].priority, rows[row].norm)
    addToGradient(row, share: rows[row].gradient)
    solveMultipliers(in: component)
    workspace.pricingCount += components[component].variables.count
    for position in components[component].variables {
      let member = basis[position]
      let rate = workspace.multipliers[position]
      let norm = member.isStay ? 1 : rows[member.index].norm
      guard abs(rate) * norm > Tolerance.rate * scale else { continue }
      let gain = RivalGroup.SignedPosition(position: position, isPositive: rate < 0)
      if isFree(gain, below: priority) {
        group.gains.append(gain)
      } else if !member.isStay, rows[member.index].priority == priority {
        group.rows.insert(member.index)
      }
      let loss = RivalGroup.SignedPosition(position: position, isPositive: rate > 0)
      if isFree(loss, below: priority) { group.losses.append(loss) }
    }
    if group.rows.count == 1 { group.rows.formUnion(tightRivals(of: group, priority)) }
    return group
  }

  /// The bounds in the way of the first move that has any.
  private func tightRivals(of group: RivalGroup, _ priority: Float) -> [Int] {
    group.gains.lazy.map { tightBounds(against: $0.position, $0.isPositive ? 1 : -1, priority) }
      .first { !$0.isEmpty } ?? []
  }

  /// Whether the basic row at a position can leave without a cost at this priority or above.
  private func isFree(_ move: RivalGroup.SignedPosition, below priority: Float) -> Bool {
    let member = basis[move.position]
    guard !member.isStay else { return true }
    let row = rows[member.index]
    return row.priority < priority || row.slope(toward: move.isPositive ? 1 : -1) == 0
  }

  /// Drops rows that stronger constraints determine and that have no effect on their rivals.
  ///
  /// - Returns: nil if the trials reach their limit.
  private mutating func confirmed(_ group: [Int], by part: SolverPart) -> [Int]? {
    var rivals: [Int] = []
    for row in group {
      let others = group.filter { $0 != row }
      // The first test, which removes one constraint instead of many, decides most cases.
      for (gaining, removed) in [(others, [row]), ([row], others)] {
        guard
          let hasGain = part.solver.hasGain(
            among: gaining.map(part.row), without: removed.map(part.row), &rivalWork)
        else {
          return nil
        }
        guard hasGain else { continue }
        rivals.append(row)
        break
      }
    }
    return rivals
  }

  /// Whether one of some rows would improve if others were removed; nil if the search is abandoned.
  private func hasGain(among rows: [Int], without others: [Int], _ work: inout Int) -> Bool? {
    var trial = self
    trial.pivotLimit.work = rivalWorkLimit - work
    for other in others { trial.removeConstraint(ConstraintID(id: other)) }
    trial.solve()
    work += trial.statistics.work - statistics.work
    guard work < rivalWorkLimit else { return nil }
    return rows.contains { trial.rows[$0].error < self.rows[$0].error * (1 - Tolerance.rivalGain) }
  }
}
