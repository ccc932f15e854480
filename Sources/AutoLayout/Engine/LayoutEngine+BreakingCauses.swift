import ConstraintSolver

extension LayoutEngine {
  /// What a constraint was broken by. As long as none of this changes, it stays broken.
  struct BreakingCause: Equatable, Sendable {
    /// In order of rank; the last one is broken.
    var members: [Int]
    var ranks: [BreakingRank]
    /// The solver's rows of all but the last, which change only in their constants.
    var rows: [ConstraintID]
    var constants: [Double]
    var broken: LinearConstraint
    /// What the members are multiplied by in the proof that they contradict each other; empty until it
    /// is asked for. It does not depend on their constants.
    var multipliers: [Double] = []
    /// Whether the members are known to contradict each other. If not, the search ended at its limit, or
    /// rounding hides the contradiction, and the broken one is the only member.
    var isProved = true
  }

  /// Whether nothing changed of what broke a constraint. What broke one without proof is not known.
  func isStillBroken(_ index: Int) -> Bool {
    breakingCauses[index]?.isProved == true && isUnchanged(index)
  }

  /// Whether a broken constraint, and what is known to have broken it, is the same as then.
  func isUnchanged(_ index: Int) -> Bool {
    guard let known = breakingCauses[index] else { return false }
    for (place, row) in known.rows.enumerated() {
      guard installed[known.members[place]].row == row,
        solver.constant(of: row) == known.constants[place]
      else { return false }
    }
    return hasPresentRanks(known) && linearConstraint(at: index) == known.broken
  }

  /// The cause of a constraint that still contradicts the same members, in force and older; otherwise
  /// nil.
  func causeAsBefore(_ index: Int) -> BreakingCause? {
    let broken = linearConstraint(at: index)
    // With other coefficients the members might not be a minimal conflict any more.
    guard let known = breakingCauses[index], isInForce(known),
      broken.differsInConstantAlone(from: known.broken),
      var new = updated(known, broken), new.members.last == index,
      let multipliers = multipliers(of: new, known)
    else { return nil }
    new.multipliers = multipliers
    return new
  }

  private func isInForce(_ cause: BreakingCause) -> Bool {
    for (place, row) in cause.rows.enumerated()
    where installed[cause.members[place]].row != row { return false }
    return true
  }

  /// A cause with the present ranks and constants.
  private func updated(_ known: BreakingCause, _ broken: LinearConstraint) -> BreakingCause? {
    guard hasPresentRanks(known) else {
      let ranked = zip(breakingRanks(known.members), known.members).sorted { $0.0 < $1.0 }
      return cause(ranked.map(\.1))
    }
    var new = known
    new.broken = broken
    for (place, row) in known.rows.enumerated() { new.constants[place] = solver.constant(of: row) }
    return new
  }

  /// Member by member, because lists of ranks would take longer than to compare them.
  private func hasPresentRanks(_ cause: BreakingCause) -> Bool {
    zip(cause.members, cause.ranks).allSatisfy { breakingRank($0) == $1 }
  }

  /// Proves that the members of a cause contradict each other, if possible with the multipliers that are
  /// known; nil if they do not.
  private func multipliers(of cause: BreakingCause, _ known: BreakingCause) -> [Double]? {
    if cause.members == known.members, !known.multipliers.isEmpty {
      var excess = 0.0
      for (constant, multiplier) in zip(cause.constants, known.multipliers) {
        excess += multiplier * constant
      }
      // The last multiplier is that of the broken one, which has no row.
      excess += known.multipliers[cause.constants.count] * cause.broken.constant
      if excess > LayoutTolerance.certainExcess { return known.multipliers }
    }
    return Contradiction(of: cause.members.map { linearConstraint(at: $0) })?.multipliers
  }

  /// - Parameter members: in order of rank.
  /// - Returns: nil if one of the members but the last is not in force.
  func cause(_ members: [Int]) -> BreakingCause? {
    guard let last = members.last else { return nil }
    let rows = members.dropLast().compactMap { installed[$0].row }
    guard rows.count == members.count - 1 else { return nil }
    return BreakingCause(
      members: members, ranks: breakingRanks(members), rows: rows,
      constants: rows.map(solver.constant), broken: linearConstraint(at: last))
  }
}

extension LinearConstraint {
  fileprivate func differsInConstantAlone(from other: LinearConstraint) -> Bool {
    var shifted = other
    shifted.constant = constant
    return shifted == self
  }
}
