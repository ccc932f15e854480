extension Solver {
  /// Optional constraints of one priority that cannot hold together, although nothing stronger
  /// keeps any one of them from coming nearer: what one gains the others lose. Each ascending.
  ///
  /// Candidates are read off the last basis; that each of them would come nearer without the
  /// others, or some other without it, is then tried.
  package mutating func fights() -> [[ConstraintID]] {
    solve()
    var found: [[Int]] = []
    for component in components.indices { found += fights(in: component) }
    return found.map { contenders($0) }.filter { $0.count > 1 }
      .sorted { $0[0] < $1[0] }
      .map { $0.map { ConstraintID(id: $0) } }
  }

  package func priority(of id: ConstraintID) -> Float { rows[id.id].priority }

  /// Beyond this many constraints that miss at one priority in one system, who fights whom is no
  /// longer told: it takes a solution for each.
  private static let mostMissing = 64

  private mutating func fights(in component: Int) -> [[Int]] {
    var missing: [(priority: Float, rows: [Int])] = []
    for row in components[component].rowsByStrength
    where rows[row].priority < LinearConstraint.required && rows[row].error != 0 {
      if missing.last?.priority == rows[row].priority {
        missing[missing.count - 1].rows.append(row)
      } else {
        missing.append((rows[row].priority, [row]))
      }
    }
    return missing.flatMap { level in
      level.rows.count > Self.mostMissing ? [] : parties(level.rows, in: component)
    }
  }

  /// Rows that fight each other, directly or through others.
  private mutating func parties(_ missing: [Int], in component: Int) -> [[Int]] {
    var parties: [Party] = []
    for row in missing {
      var party = party(of: row, in: component)
      for index in parties.indices.reversed() where parties[index].fights(party) {
        party.formUnion(parties.remove(at: index))
      }
      parties.append(party)
    }
    return parties.map { $0.rows.sorted() }
  }

  /// What a row that misses would need: tight rows of its priority that it would push away, and
  /// ways that are free and gain or lose something for it.
  private mutating func party(of row: Int, in component: Int) -> Party {
    var party = Party(rows: [row])
    let (priority, scale) = (rows[row].priority, rows[row].norm)
    addToGradient(row, share: rows[row].gradient)
    solveMultipliers(in: component)
    for position in components[component].variables {
      let member = basis[position]
      let rate = workspace.multipliers[position]
      let norm = member.isStay ? 1 : rows[member.index].norm
      guard abs(rate) * norm > Self.rateTolerance * scale else { continue }
      let gain = Party.Way(position: position, isUp: rate < 0)
      if isFree(gain, below: priority) {
        party.gains.append(gain)
      } else if !member.isStay, rows[member.index].priority == priority {
        party.rows.insert(member.index)
      }
      let loss = Party.Way(position: position, isUp: rate > 0)
      if isFree(loss, below: priority) { party.losses.append(loss) }
    }
    return party
  }

  /// Whether the tight row of a position may leave that way without a cost at the priority or above.
  private func isFree(_ way: Party.Way, below priority: Float) -> Bool {
    let member = basis[way.position]
    guard !member.isStay else { return true }
    let row = rows[member.index]
    return row.priority < priority || row.slope(toward: way.isUp ? 1 : -1) == 0
  }

  /// Without the rows that something stronger keeps where they are and that cost no other anything.
  private func contenders(_ party: [Int]) -> [Int] {
    party.filter { row in
      let others = party.filter { $0 != row }
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
private struct Party {
  struct Way: Hashable {
    var position: Int
    var isUp: Bool
  }

  var rows: Set<Int>
  var gains: [Way] = []
  var losses: [Way] = []

  func fights(_ other: Party) -> Bool {
    !rows.isDisjoint(with: other.rows) || gains.contains(where: other.losses.contains)
      || losses.contains(where: other.gains.contains)
  }

  mutating func formUnion(_ other: Party) {
    rows.formUnion(other.rows)
    gains += other.gains
    losses += other.losses
  }
}
