/// Constraints, each of which is required unless it contradicts those before it.
///
/// What remains is the lexicographically first of the maximal subsets that can be satisfied
/// (Chinneck, *Feasibility and Infeasibility in Optimization*, 2008,
/// doi:10.1007/978-0-387-74932-7). One solver with a level for each constraint finds the
/// contradictions in one search, because it minimizes its levels in the same order.
package struct RankedConstraints {
  /// A constraint that contradicts some before it.
  package struct Conflict: Hashable, Sendable {
    /// The indices of a minimal set that cannot be satisfied, ascending. The last one is left out,
    /// and the others remain.
    package var members: [Int]
    /// Whether the members are known to contradict each other. If not, the search ended at its limit, or
    /// rounding hides the contradiction: the only member is a constraint that the last solution violates.
    package var isProved = true

    package var excluded: Int { members[members.count - 1] }
  }

  private let constraints: [LinearConstraint]
  /// Row by row the constraints, each with a priority of its own.
  private var solver = Solver()
  /// The indices of those that have not been left out, ascending.
  private var remaining: [Int]
  /// By variable of the solver that of the constraints.
  private var originals: [Variable] = []
  /// The work that the search may still take.
  private var workLeft: Int

  /// - Parameters:
  ///   - constraints: the strongest first; their own priorities are ignored.
  ///   - work: what the search may take, as in `SolverStatistics.work`.
  package init(_ constraints: [LinearConstraint], within work: Int? = nil) {
    self.constraints = constraints
    workLeft = work ?? WorkLimit.rankedWork(constraintCount: constraints.count)
    remaining = Array(constraints.indices)
    solver.appliesTieRule = false
    solver.leavesOutContradictions = true
    var copies: [Variable: Variable] = [:]
    for (index, constraint) in constraints.enumerated() {
      var copy = solver.copy(of: constraint, &copies)
      copy.priority = LinearConstraint.required + Float(constraints.count - index)
      _ = solver.addConstraint(copy)
    }
    originals = copies.sorted { $0.value.id < $1.value.id }.map(\.key)
  }

  /// The constraints that are basic in the solution that `conflicts()` found last, each at the position of one
  /// of its variables.
  package var basicConstraints: [(constraint: Int, variable: Variable)] {
    solver.basicRows.map { ($0.row.id, originals[$0.variable.id]) }
  }

  /// The conflicts of all constraints that are left out, in their order.
  ///
  /// Beyond the limit of work all constraints are left out that the last solution violates. It satisfies the
  /// others at once.
  package mutating func conflicts() -> [Conflict] {
    var found: [Conflict] = []
    while true {
      counting { _ = $0.solver.solve(within: $0.workLeft) }
      for known in solver.takeLeftOut() { found.append(conflict(known)) }
      leaveOut(found)
      // An abandoned search leaves some of them to be found here, and so do rows without terms.
      let new = workLeft > 0 ? nextConflicts() : []
      leaveOut(new)
      found += new
      if workLeft <= 0 { found += leaveOutViolated() }
      guard workLeft > 0, !new.isEmpty else { break }
    }
    return withProofs(found).sorted { $0.excluded < $1.excluded }
  }

  /// A proof holds only while the other members remain. At the limit some of them may be left out later.
  private func withProofs(_ conflicts: [Conflict]) -> [Conflict] {
    let excluded = Set(conflicts.map(\.excluded))
    return conflicts.map {
      excluded.isDisjoint(with: $0.members.dropLast())
        ? $0 : Conflict(members: [$0.excluded], isProved: false)
    }
  }

  private mutating func counting<Result>(_ search: (inout Self) -> Result) -> Result {
    let (result, statistics) = WorkMeter.counting { search(&self) }
    workLeft -= statistics.work
    return result
  }

  /// - Returns: the violated constraints as conflicts that are not proved, but for those without terms.
  private mutating func leaveOutViolated() -> [Conflict] {
    let violated = remaining.filter { solver.rows[$0].error != 0 }.map {
      Conflict(members: [$0], isProved: solver.rows[$0].termCount == 0)
    }
    leaveOut(violated)
    return violated
  }

  private mutating func leaveOut(_ conflicts: [Conflict]) {
    let excluded = Set(conflicts.map(\.excluded)).intersection(remaining)
    for index in excluded.sorted() { solver.removeConstraint(ConstraintID(id: index)) }
    remaining.removeAll(where: excluded.contains)
  }

  private mutating func conflict(_ leftOut: Solver.LeftOutRow) -> Conflict {
    leftOut.isMinimal
      ? Conflict(members: leftOut.members + [leftOut.row])
      : searchedConflict(of: leftOut.row, among: leftOut.members)
  }

  /// The conflicts that the present solution proves, in order: at least that of the strongest
  /// violated constraint.
  ///
  /// All constraints before a violated one, but for those proved to contradict, are satisfied at
  /// once, and so they remain.
  private mutating func nextConflicts() -> [Conflict] {
    var found: [Conflict] = []
    for index in remaining where solver.rows[index].error != 0 {
      if let members = solver.satisfiedRows(contradicting: index) {
        found.append(Conflict(members: members + [index]))
      } else {
        return found.isEmpty ? [searchedConflict(of: index)] : found
      }
    }
    return found
  }

  /// A conflict of a constraint with those before it that are satisfied without slack. Others
  /// cannot be part of one, because the system is convex.
  private mutating func searchedConflict(of index: Int) -> Conflict {
    let stronger = remaining.prefix { $0 < index }
    return searchedConflict(of: index, among: stronger.filter { solver.rows[$0].residual == 0 })
  }

  private mutating func searchedConflict(of index: Int, among others: [Int]) -> Conflict {
    let candidates = others + [index]
    let members = counting { $0.minimalConflict(of: candidates) }
    // Where rounding hides the contradiction, the constraint counts as one by itself.
    return Conflict(
      members: members.last == index ? members : [index], isProved: members.last == index)
  }

  /// Empty if none is found within the limit.
  private func minimalConflict(of candidates: [Int]) -> [Int] {
    guard workLeft > 0 else { return [] }
    var trial = Solver(
      requiring: candidates.map { constraints[$0] }, appliesTieRule: false, within: workLeft)
    return trial.isBestSolution ? trial.minimalConflict().map { candidates[$0.id] } : []
  }
}

extension Solver {
  /// The rows that the last solve left out, as rows that take part again.
  fileprivate mutating func takeLeftOut() -> [LeftOutRow] {
    defer { leftOut.removeAll() }
    for known in leftOut where rows[known.row].basisPosition == -2 {
      rows[known.row].basisPosition = -1
    }
    return leftOut
  }

  /// The stronger rows that alone keep a violated row from its constant, ascending: with it a
  /// minimal conflict, because its form is a combination of independent basic rows in one way only.
  ///
  /// - Returns: nil if a row that is not basic takes part as well.
  fileprivate mutating func satisfiedRows(contradicting row: Int) -> [Int]? {
    guard rows[row].termCount > 0 else { return [] }
    let component = componentIndex(ofVariable: pool[rows[row].firstTerm].variable)
    addToGradient(row, share: rows[row].gradient)
    solveMultipliers(in: component)
    var members: [Int] = []
    for position in workspace.multipliers.pattern {
      let (member, price) = (basis[position], workspace.multipliers[position])
      guard abs(price) * norm(of: member) > Tolerance.rate * rows[row].norm else { continue }
      guard !member.isStay, isStronger(member.index, row),
        rows[member.index].slope(toward: -price) > 0
      else { return nil }
      members.append(member.index)
    }
    return members.sorted()
  }
}
