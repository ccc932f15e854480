import ConstraintSolver

extension LayoutEngine {
  /// Whether all members of a conflict are still active and still contradict each other.
  package func persists(_ conflict: LayoutConflict) -> Bool {
    guard conflict.members.allSatisfy(isActive) else { return false }
    if isKnown(conflict) { return true }
    return Contradiction(of: conflict.members.map { linearConstraint(constraint($0)) }) != nil
  }

  /// Whether nothing has changed since the conflict was proved, as after most turns: no solver is needed.
  private func isKnown(_ conflict: LayoutConflict) -> Bool {
    guard case .constraint(let index) = conflict.broken, isStillBroken(index) else { return false }
    return breakingCauses[index]?.members.map(member) == conflict.members
  }

  private func isActive(_ member: LayoutConflict.Member) -> Bool {
    switch member {
    case .constraint(let index): return installed[index].isActive
    case .system(let system, let constraint):
      let (view, kind) = system.origin
      return systemConstraints[view.rawValue][keyPath: kind].contains {
        installed[$0].system == system && installed[$0].constraint == constraint
      }
    }
  }
}

extension LayoutEngine {
  /// Whether an edit resolves a conflict and causes no new one or ambiguity. Other broken constraints
  /// are not retried, because there may be thousands and they do not matter for this conflict.
  ///
  /// - Parameter ambiguityCount: the number of ambiguities at present.
  func isResolved(
    _ conflict: LayoutConflict, by cure: Cure, _ ambiguityCount: Int
  ) -> Bool {
    guard let index = broken.first(where: { member($0) == conflict.broken }),
      canHold(index, after: cure)
    else { return false }
    var trial = self
    trial.limitTrial()
    trial.broken = [index]
    trial.breakingCauses = BreakingCauses()
    trial.apply(cure)
    return trial.broken.isEmpty && trial.solver.isBestSolution && trial.solver.isSatisfiable
      && (!cure.loosens || trial.hasAtMost(ambiguityCount))
  }

  private mutating func hasAtMost(_ ambiguityCount: Int) -> Bool {
    ambiguities().count <= ambiguityCount && !solver.hasAbandonedMoves
  }

  /// Whether a broken constraint can be satisfied after an edit, together with all in force and the
  /// present margins. Most edits fail here, at the cost of a few rows.
  private func canHold(_ index: Int, after cure: Cure) -> Bool {
    var trial = solver
    trial.pivotLimit.work = trialWorkLeft
    (trial.appliesTieRule, trial.savesBases) = (false, false)
    if let row = installed[cure.constraint].row { trial.removeConstraint(row) }
    if cure.constraint != index { _ = trial.addConstraint(linearConstraint(at: index)) }
    if let edited = installed[cure.constraint].constraint.edited(by: cure) {
      _ = trial.addConstraint(linearConstraint(edited))
    }
    trial.solve()
    return trial.isBestSolution && trial.isSatisfiable
  }

  private mutating func apply(_ cure: Cure) {
    switch cure {
    case .setConstant(let index, let constant): _ = setConstant(constant, of: index)
    case .setPriority(let index, let priority): _ = setPriority(priority, of: index)
    case .setRelation(let index, let relation):
      _ = deactivate(index)
      installed[index].constraint.relation = relation
      _ = activate(index)
    case .deactivate(let index): _ = deactivate(index)
    }
  }
}

extension LayoutConstraint {
  /// Nil if the edit deactivates the constraint.
  fileprivate func edited(by cure: Cure) -> LayoutConstraint? {
    var constraint = self
    switch cure {
    case .setConstant(_, let constant): constraint.constant = constant
    case .setPriority(_, let priority): constraint.priority = priority
    case .setRelation(_, let relation): constraint.relation = relation
    case .deactivate: return nil
    }
    return constraint
  }
}

extension Cure {
  /// Whether the edit may cause an ambiguity, because the constraint then determines less.
  fileprivate var loosens: Bool {
    switch self {
    case .setConstant, .setPriority: false
    case .setRelation, .deactivate: true
    }
  }
}
