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
  }

  /// Whether nothing changed of what broke a constraint.
  func isStillBroken(_ index: Int) -> Bool {
    guard let known = breakingCauses[index] else { return false }
    // The members one by one, because lists of them would take longer than to compare them.
    for (place, row) in known.rows.enumerated() {
      guard installed[known.members[place]].row == row,
        solver.constant(of: row) == known.constants[place]
      else { return false }
    }
    return zip(known.members, known.ranks).allSatisfy { breakingRank($0) == $1 }
      && linearConstraint(at: index) == known.broken
  }

  /// The cause of a constraint that still contradicts the same members, in force and older; otherwise
  /// nil.
  func causeAsBefore(_ index: Int) -> BreakingCause? {
    // With other coefficients the members might not be a minimal conflict any more.
    guard let known = breakingCauses[index],
      zip(known.members, known.rows).allSatisfy({ installed[$0].row == $1 }),
      linearConstraint(at: index).differsInConstantAlone(from: known.broken)
    else { return nil }
    let members = zip(breakingRanks(known.members), known.members).sorted { $0.0 < $1.0 }.map(\.1)
    guard members.last == index, var new = cause(members),
      let multipliers = multipliers(of: members, known)
    else { return nil }
    new.multipliers = multipliers
    return new
  }

  /// Proves that members contradict each other, if possible with the multipliers that are known; nil if
  /// they do not.
  private func multipliers(of members: [Int], _ known: BreakingCause) -> [Double]? {
    if members == known.members, !known.multipliers.isEmpty {
      let excess = zip(members, known.multipliers).reduce(0) {
        $0 + $1.1 * linearConstraint(at: $1.0).constant
      }
      if excess > LayoutTolerance.certainExcess { return known.multipliers }
    }
    return Contradiction(of: members.map { linearConstraint(at: $0) })?.multipliers
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
