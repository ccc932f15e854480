package import ConstraintSolver

/// What the solver is asked, for those who check what it answers.
extension LayoutEngine {
  /// The constraints in force, stated again from the caller's and the system's constraints, in order
  /// of addition to the solver.
  package var linearConstraintsInForce: [(id: ConstraintID, constraint: LinearConstraint)] {
    installed.indices.compactMap { index in
      installed[index].row.map { (id: $0, constraint: linearConstraint(at: index)) }
    }.sorted { $0.id < $1.id }
  }

  /// For each broken constraint: constraints in force that it contradicts, and the constraint itself.
  /// If it is not proved, the constraint alone.
  package var linearConflicts: [(members: [LinearConstraint], isProved: Bool)] {
    broken.map { index in
      let cause = breakingCauses[index]
      let members = (cause?.members ?? [index]).map { linearConstraint(at: $0) }
      return (members: members, isProved: cause?.isProved ?? true)
    }
  }

  /// The members of a conflict with their current constants.
  package func linearConstraints(of conflict: LayoutConflict) -> [LinearConstraint] {
    conflict.members.map { linearConstraint(constraint($0)) }
  }
}
