extension Solver {
  /// Optional constraints of one priority that cannot hold together, although nothing stronger
  /// keeps any one of them from coming nearer: what one gains the others lose. Each ascending.
  ///
  /// Candidates are read off the last basis; that each of them would come nearer without the
  /// others, or some other without it, is then tried.
  package mutating func rivalGroups() -> [[ConstraintID]] {
    solve()
    var found: [[Int]] = []
    for component in components.indices { found += rivals(in: component) }
    return found.map { confirmed($0) }.filter { $0.count > 1 }
      .sorted { $0[0] < $1[0] }
      .map { $0.map { ConstraintID(id: $0) } }
  }

  package func priority(of id: ConstraintID) -> Float { rows[id.id].priority }

  /// Beyond this many constraints that miss at one priority in one system, who rivals whom is no
  /// longer told: it takes a solution for each.
  private static let maximumViolated = 64

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
      level.rows.count > Self.maximumViolated ? [] : groups(level.rows, in: component)
    }
  }

  /// Rows that fight each other, directly or through others.
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

  /// What a row that misses would need: tight rows of its priority that it would push away, and
  /// ways that are free and gain or lose something for it.
  private mutating func group(of row: Int, in component: Int) -> RivalGroup {
    var group = RivalGroup(rows: [row])
    let (priority, scale) = (rows[row].priority, rows[row].norm)
    addToGradient(row, share: rows[row].gradient)
    solveMultipliers(in: component)
    for position in components[component].variables {
      let member = basis[position]
      let rate = workspace.multipliers[position]
      let norm = member.isStay ? 1 : rows[member.index].norm
      guard abs(rate) * norm > Self.rateTolerance * scale else { continue }
      let gain = RivalGroup.SignedPosition(position: position, isUp: rate < 0)
      if isFree(gain, below: priority) {
        group.gains.append(gain)
      } else if !member.isStay, rows[member.index].priority == priority {
        group.rows.insert(member.index)
      }
      let loss = RivalGroup.SignedPosition(position: position, isUp: rate > 0)
      if isFree(loss, below: priority) { group.losses.append(loss) }
    }
    return group
  }

  /// Whether the tight row of a position may leave that move without a cost at the priority or above.
  private func isFree(_ move: RivalGroup.SignedPosition, below priority: Float) -> Bool {
    let member = basis[move.position]
    guard !member.isStay else { return true }
    let row = rows[member.index]
    return row.priority < priority || row.slope(toward: move.isUp ? 1 : -1) == 0
  }

  /// Without the rows that something stronger keeps where they are and that cost no other anything.
  private func confirmed(_ group: [Int]) -> [Int] {
    group.filter { row in
      let others = group.filter { $0 != row }
      // Most are told by the first, which takes one constraint away and not hundreds.
      return hasGain(among: others, without: [row]) || hasGain(among: [row], without: others)
    }
  }

  /// Whether some of the rows would come nearer if others were not there.
  private func hasGain(among rows: [Int], without others: [Int]) -> Bool {
    var trial = self
    for other in others { trial.removeConstraint(ConstraintID(id: other)) }
    trial.solve()
    return rows.contains { trial.rows[$0].error < self.rows[$0].error * (1 - 1e-6) }
  }
}

/// Rows of one priority that belong to one fight, and the ways on which they gain or lose.
private struct RivalGroup {
  struct SignedPosition: Hashable {
    var position: Int
    var isUp: Bool
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
