extension Solver {
  /// Groups of optional constraints of one priority that cannot all be satisfied, although no
  /// stronger constraint prevents any of them from improving: what one gains, others lose. Each
  /// group is ascending.
  ///
  /// Groups are derived from the basis of the last solution. Then a trial solve confirms for each
  /// constraint that it improves without the others, or another without it.
  package mutating func rivalGroups() -> [[ConstraintID]] {
    solve()
    var found: [[Int]] = []
    for component in components.indices where !components[component].rows.isEmpty {
      let groups =
        components[component].rivalGroups
        ?? rivals(in: component).map { confirmed($0) }.filter { $0.count > 1 }
      components[component].rivalGroups = groups
      found += groups
    }
    return found.sorted { $0[0] < $1[0] }.map { $0.map { ConstraintID(id: $0) } }
  }

  /// The present priority of a constraint.
  package func priority(of id: ConstraintID) -> Float { rows[id.id].priority }

  private mutating func rivals(in component: Int) -> [[Int]] {
    var violated: [(priority: Float, rows: [Int])] = []
    for row in components[component].rowsByStrength
    where rows[row].priority < LinearConstraint.required && rows[row].error != 0 {
      if violated.last?.priority == rows[row].priority {
        violated[violated.count - 1].rows.append(row)
      } else {
        violated.append((rows[row].priority, [row]))
      }
    }
    return violated.flatMap { level in
      level.rows.count > WorkLimit.rivals ? [] : groups(level.rows, in: component)
    }
  }

  /// Groups violated rows that are rivals directly or through others.
  private mutating func groups(_ violated: [Int], in component: Int) -> [[Int]] {
    var groups: [RivalGroup] = []
    for row in violated {
      var group = group(of: row, in: component)
      for index in groups.indices.reversed() where groups[index].isRival(of: group) {
        group.formUnion(groups.remove(at: index))
      }
      groups.append(group)
    }
    return groups.map { $0.rows.sorted() }
  }

  /// The basic rows of the same priority that a violated row would violate, and the moves without a
  /// cost that reduce or increase its error.
  private mutating func group(of row: Int, in component: Int) -> RivalGroup {
    var group = RivalGroup(rows: [row])
    let (priority, scale) = (rows[row].priority, rows[row].norm)
    addToGradient(row, share: rows[row].gradient)
    solveMultipliers(in: component)
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
    return group
  }

  /// Whether the basic row at a position can leave without a cost at this priority or above.
  private func isFree(_ move: RivalGroup.SignedPosition, below priority: Float) -> Bool {
    let member = basis[move.position]
    guard !member.isStay else { return true }
    let row = rows[member.index]
    return row.priority < priority || row.slope(toward: move.isPositive ? 1 : -1) == 0
  }

  /// Drops rows that stronger constraints determine and that have no effect on their rivals.
  private func confirmed(_ group: [Int]) -> [Int] {
    group.filter { row in
      let others = group.filter { $0 != row }
      // The first test, which removes one constraint instead of many, decides most cases.
      return hasGain(among: others, without: [row]) || hasGain(among: [row], without: others)
    }
  }

  /// Whether one of some rows would improve if others were removed.
  private func hasGain(among rows: [Int], without others: [Int]) -> Bool {
    var trial = self
    for other in others { trial.removeConstraint(ConstraintID(id: other)) }
    trial.solve()
    return rows.contains { trial.rows[$0].error < self.rows[$0].error * (1 - Tolerance.rivalGain) }
  }
}

/// Rows of one priority that belong to one group, and the moves by which they gain or lose.
private struct RivalGroup {
  struct SignedPosition: Hashable {
    var position: Int
    var isPositive: Bool
  }

  var rows: Set<Int>
  var gains: [SignedPosition] = []
  var losses: [SignedPosition] = []

  func isRival(of other: RivalGroup) -> Bool {
    !rows.isDisjoint(with: other.rows) || gains.contains(where: other.losses.contains)
      || losses.contains(where: other.gains.contains)
  }

  mutating func formUnion(_ other: RivalGroup) {
    rows.formUnion(other.rows)
    gains += other.gains
    losses += other.losses
  }
}
