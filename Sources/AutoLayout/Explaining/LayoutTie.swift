import ConstraintSolver

/// Optional constraints that fight at one priority: what one comes nearer, others lose.
package struct LayoutTie: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package var member: LayoutConflict.Member
    /// How far it is from holding, in points; zero for one that got its way.
    package var error: Double
  }

  package var priority: LayoutPriority
  /// At least two, application constraints in order of activation, then content sizes.
  package var members: [Member]
}

extension LayoutEngine {
  /// The fights among optional constraints in the last solution.
  package mutating func ties() -> [LayoutTie] {
    solver.solve()
    return solver.rivalGroups().compactMap { rows in
      let members = rows.map {
        LayoutTie.Member(member: member(owning: $0), error: solver.error(of: $0).shortened)
      }
      guard let priority = LayoutPriority(rawValue: solver.priority(of: rows[0])) else {
        return nil
      }
      // What a stack view suppresses of its own is meant to lose.
      guard members.allSatisfy({ !$0.member.isOfStack }) else { return nil }
      return LayoutTie(priority: priority, members: members)
    }
  }
}

extension LayoutConflict.Member {
  fileprivate var isOfStack: Bool { if case .system(.stack, _) = self { true } else { false } }
}
