import ConstraintSolver

/// Optional constraints of one priority that compete: improving one worsens another, and their total
/// error is already minimal.
package struct LayoutTie: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package var member: LayoutConflict.Member
    /// The violation in points; zero for a constraint that is satisfied.
    package var error: Double
  }

  package var priority: LayoutPriority
  /// At least two: the caller's constraints in the order of activation, then content sizes.
  package var members: [Member]
}

extension LayoutEngine {
  /// The groups of optional constraints that compete in the current solution.
  package mutating func ties() -> [LayoutTie] {
    solver.solve()
    return solver.rivalGroups().compactMap { rows in
      let members = rows.map {
        LayoutTie.Member(member: member(owning: $0), error: solver.error(of: $0).shortened)
      }
      guard let priority = LayoutPriority(rawValue: solver.priority(of: rows[0])) else {
        return nil
      }
      // The constraints that a stack view adds against ambiguity are meant to be violated.
      guard members.allSatisfy({ !$0.member.isOfStack }) else { return nil }
      return LayoutTie(priority: priority, members: members)
    }
  }
}

extension LayoutConflict.Member {
  /// Whether a stack view has added it.
  var isOfStack: Bool { if case .system(.stack, _) = self { true } else { false } }
}
