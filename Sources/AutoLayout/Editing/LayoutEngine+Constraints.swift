import ConstraintSolver

extension LayoutEngine {
  /// Activates a constraint; an active one stays as it is.
  ///
  /// - Precondition: the constraint's items are in the tree.
  /// - Returns: the conflicts that this causes.
  package mutating func activate(_ index: Int) -> [LayoutConflict] { activate([index]) }

  /// Activates constraints in the given order. The result is the same as one by one, but faster,
  /// because the solver chooses its first basis from all of them.
  ///
  /// - Precondition: the constraints' items are in the tree.
  /// - Returns: the conflicts that this causes.
  package mutating func activate(_ indices: [Int]) -> [LayoutConflict] {
    var isChanged = awaitsActivation
    awaitsActivation = false
    for index in indices where !installed[index].isActive {
      installed[index].isActive = true
      isChanged = true
      recordModification(of: index)
      installed[index].activation = modificationCount
      installRow(index)
    }
    return isChanged ? settle(after: indices) : []
  }

  /// Deactivates a constraint; an inactive one stays as it is.
  ///
  /// - Returns: the conflicts that this causes.
  package mutating func deactivate(_ index: Int) -> [LayoutConflict] { deactivate([index]) }

  /// Deactivates constraints.
  ///
  /// - Returns: the conflicts that this causes.
  package mutating func deactivate(_ indices: [Int]) -> [LayoutConflict] {
    let active = indices.filter { [installed] in installed[$0].isActive }
    for index in active { uninstall(index) }
    return active.isEmpty ? [] : settle(after: active)
  }

  /// Whether constraints that are activated together cause the same conflicts as one by one: no margin
  /// depends on the order, and what is activated is newer than all that is in force, so that nothing that is
  /// broken can come back.
  package var activatesTogether: Bool {
    insetViews.count <= 1 && broken.allSatisfy { breakingCauses[$0]?.isProved == true }
  }

  /// Whether constraints that are deactivated together cause the same conflicts as one by one: what
  /// breaks others stays.
  package func deactivatesTogether(_ indices: [Int]) -> Bool {
    guard insetViews.count <= 1 else { return false }
    let indices = Set(indices)
    return broken.allSatisfy { index in
      guard let cause = breakingCauses[index], cause.isProved else { return false }
      return !cause.members.contains { $0 != index && indices.contains($0) }
    }
  }

  /// Changes the constant of a constraint, active or not.
  ///
  /// - Parameter constant: in points, finite.
  /// - Returns: the conflicts that this causes.
  package mutating func setConstant(_ constant: Double, of index: Int) -> [LayoutConflict] {
    guard installed[index].constraint.constant != constant else { return [] }
    installed[index].constraint.constant = constant
    guard installed[index].isActive else { return [] }
    recordModification(of: index)
    if let row = installed[index].row {
      solver.setConstant(linearConstraint(at: index).constant, of: row)
    }
    return settle(after: [index])
  }

  /// Changes the priority of a constraint, active or not.
  ///
  /// - Returns: the conflicts that this causes.
  package mutating func setPriority(_ priority: LayoutPriority, of index: Int) -> [LayoutConflict] {
    guard installed[index].constraint.priority != priority else { return [] }
    installed[index].constraint.priority = priority
    guard installed[index].isActive else { return [] }
    recordModification(of: index)
    if let row = installed[index].row { solver.setPriority(priority.rawValue, of: row) }
    return settle(after: [index])
  }

  private mutating func recordModification(of index: Int) {
    modificationCount += 1
    installed[index].lastModification = modificationCount
  }
}
