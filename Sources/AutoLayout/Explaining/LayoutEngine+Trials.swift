import ConstraintSolver

extension LayoutEngine {
  /// Whether all members of a conflict are still active and still contradict each other.
  package func persists(_ conflict: LayoutConflict) -> Bool {
    var trial = self
    let members = Set(conflict.members)
    for case .constraint(let index) in conflict.members {
      guard installed[index].isActive else { return false }
    }
    for index in installed.indices where installed[index].isActive {
      if !members.contains(member(index)) {
        trial.removeRow(index)
      } else if trial.installed[index].row == nil {
        trial.installRow(index)
      }
    }
    trial.solver.solve()
    return !trial.solver.isSatisfiable
  }
}

extension LayoutEngine {
  /// Whether an edit resolves a conflict and causes no new one or ambiguity. Other broken constraints
  /// are not retried, because there may be thousands and they do not matter for this conflict.
  func isResolved(_ conflict: LayoutConflict, by cure: Cure) -> Bool {
    var trial = self
    trial.broken = broken.filter { member($0) == conflict.broken }
    let ambiguityCount = cure.loosens ? trial.ambiguities().count : 0
    trial.apply(cure)
    return trial.broken.isEmpty && trial.solver.isSatisfiable
      && (!cure.loosens || trial.ambiguities().count <= ambiguityCount)
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

extension Cure {
  /// Whether the edit may cause an ambiguity, because the constraint then determines less.
  fileprivate var loosens: Bool {
    switch self {
    case .setConstant, .setPriority: false
    case .setRelation, .deactivate: true
    }
  }
}
