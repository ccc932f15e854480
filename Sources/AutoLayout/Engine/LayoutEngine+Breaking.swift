import ConstraintSolver

/// Which constraints are broken: exactly those that contradict earlier ones that are not, in the order
/// of `BreakingRank` and regardless of the order of changes. UIKit's rule is unknown.
extension LayoutEngine {
  /// A conflict, and the index of the constraint that it breaks.
  struct BrokenConstraint {
    var index: Int
    var conflict: LayoutConflict
  }

  /// Solves, and decides which constraints are broken if that may have changed.
  ///
  /// - Parameter changed: the constraints that alone have changed since it was decided; nil if others may have.
  /// - Returns: the conflicts of the broken constraints, if it was decided.
  mutating func resolveConflicts(after changed: [Int]? = nil) -> [BrokenConstraint] {
    // What is broken without a proof is not searched again before something changes. The solver does not
    // notice a changed constant of a constraint without variables.
    if !breakingCauses.unproved.isEmpty, solver.isSolved, solver.impossibleConstraints.isEmpty,
      broken.allSatisfy(isUnchanged)
    {
      return []
    }
    let isFinished = solver.solve(
      within: Self.workBeforeBreaking, untilContradiction: true)
    if solver.isSatisfiable { solver.solve() }
    let doubtful = doubtfulConstraints(after: changed)
    guard !solver.isSatisfiable || !doubtful.isEmpty else { return [] }
    if solver.isSatisfiable, decideWithoutSearch(doubtful) { return [] }
    let candidates = candidates(doubtful)
    var ranked = RankedConstraints(
      candidates.map { linearConstraint(at: $0) }, within: contradictionWorkLimit)
    let (conflicts, statistics) = WorkMeter.counting { ranked.conflicts() }
    rankingWork += statistics.weightedWork
    let basis = isFinished ? [] : ranked.basicConstraints
    setBroken(
      conflicts.map { candidates[$0.excluded] }, among: candidates,
      basis: basis.map { (candidates[$0], $1) })
    var proved: [[Int]] = []
    for conflict in conflicts {
      let members = conflict.members.map { candidates[$0] }
      recordCause(members, isProved: conflict.isProved)
      if conflict.isProved { proved.append(members) }
    }
    return proved.map(brokenConstraint) + breakRemaining()
  }

  /// What the search for a layout without conflicts may take at first: a quarter of a second. How large the
  /// errors of many contradictions are has no part in which constraints are broken.
  private static let workBeforeBreaking = 25_000_000

  /// Keeps constraints broken that still contradict what they contradicted, if it is in force and
  /// older, and adds the others again.
  ///
  /// - Parameter doubtful: in order of rank.
  /// - Returns: whether that decides all of them; if not, nothing is changed.
  private mutating func decideWithoutSearch(_ doubtful: [Int]) -> Bool {
    let (causes, statistics) = WorkMeter.counting {
      doubtful.map { (index: $0, cause: causeAsBefore($0)) }
    }
    rankingWork += statistics.weightedWork
    guard restore(causes.filter { $0.cause == nil }.map(\.index)) else { return false }
    for (index, cause) in causes { breakingCauses[index] = cause }
    replaceBroken(doubtful, by: causes.filter { $0.cause != nil }.map(\.index))
    return true
  }

  /// Adds the rows of broken constraints again, if they can be satisfied with all others in force. Those broken
  /// without a proof are many, and to find out would take longer than to search them again.
  ///
  /// - Returns: whether they can; if not, they stay broken.
  private mutating func restore(_ indices: [Int]) -> Bool {
    guard !indices.isEmpty else { return true }
    guard indices.allSatisfy({ breakingCauses[$0]?.isProved ?? true }) else { return false }
    // Not in a copy of the engine: thousands may come back one by one.
    for index in indices { installRow(index) }
    let isFinished = solver.solve(within: Self.workBeforeBreaking, untilContradiction: true)
    if isFinished, solver.isSatisfiable { return true }
    for index in indices { removeRow(index) }
    // The basis of the contradiction may be far from the next optimum; the one before it is saved, or near.
    solver.solve()
    return false
  }

  /// - Parameters:
  ///   - indices: the candidates that are broken, in order of rank.
  ///   - basis: constraints with which the search for the others may begin.
  private mutating func setBroken(
    _ indices: [Int], among candidates: [Int], basis: [(index: Int, variable: Variable)] = []
  ) {
    let new = Set(indices)
    let old = candidates.filter { installed[$0].row == nil }
    for index in old where !new.contains(index) {
      installRow(index)
      breakingCauses[index] = nil
    }
    for index in indices { removeRow(index) }
    replaceBroken(old, by: indices)
    solver.startingBasis = basis.compactMap { index, variable in
      installed[index].row.map { Solver.BasicRow(row: $0, variable: variable) }
    }
    solver.solve()
  }

  /// - Parameter new: in order of rank.
  private mutating func replaceBroken(_ old: [Int], by new: [Int]) {
    let outdated = Set(old)
    if !outdated.isEmpty { broken.removeAll { outdated.contains($0) } }
    guard let first = new.first else { return }
    let rank = breakingRank(first)
    // What has changed last is broken first.
    var end = broken.count
    while end > 0, breakingRank(broken[end - 1]) > rank { end -= 1 }
    broken[end...] = inRankOrder(broken[end...] + new)[...]
  }

  /// - Parameter members: in order of rank.
  private func brokenConstraint(_ members: [Int]) -> BrokenConstraint {
    let index = members[members.count - 1]
    return BrokenConstraint(
      index: index, conflict: LayoutConflict(members: members.map(member), broken: member(index)))
  }

  /// - Parameter members: in order of rank.
  private mutating func recordCause(_ members: [Int], isProved: Bool = true) {
    guard let last = members.last else { return }
    var cause = cause(members)
    cause?.isProved = isProved
    breakingCauses[last] = cause
  }

  /// Breaks constraints until the others can be satisfied. Needed only where the solver's rounding
  /// differs from that of `RankedConstraints`. Of a layout whose search was abandoned nothing is known.
  private mutating func breakRemaining() -> [BrokenConstraint] {
    var found: [BrokenConstraint] = []
    while !solver.isSatisfiable {
      let members = inRankOrder(solver.minimalConflict().map { constraintsByRow[$0.id] })
      guard let last = members.last else { return found }
      found.append(brokenConstraint(members))
      setBroken([last], among: [last])
      recordCause(members)
    }
    return found
  }
}
