import ConstraintSolver

extension LayoutEngine {
  /// Activating an active constraint changes nothing.
  ///
  /// - Precondition: its items are in the tree.
  /// - Returns: the contradictions that this brought about.
  package mutating func activate(_ index: Int) -> [LayoutConflict] { activate([index]) }

  /// Installs many at once, in the given order: the same as one by one, but the solver chooses
  /// its start with all of them in view.
  package mutating func activate(_ indices: [Int]) -> [LayoutConflict] {
    var isChanged = false
    for index in indices where !installed[index].isActive {
      installed[index].isActive = true
      isChanged = true
      touch(index)
      installRow(index)
    }
    return isChanged ? settle() : []
  }

  package mutating func deactivate(_ index: Int) -> [LayoutConflict] {
    guard installed[index].isActive else { return [] }
    uninstall(index)
    return settle()
  }

  /// - Parameter constant: in points, finite.
  package mutating func setConstant(_ constant: Double, of index: Int) -> [LayoutConflict] {
    guard installed[index].constraint.constant != constant else { return [] }
    installed[index].constraint.constant = constant
    guard installed[index].isActive else { return [] }
    touch(index)
    if let row = installed[index].row {
      solver.setConstant(linear(at: index).constant, of: row)
    }
    return settle()
  }

  package mutating func setPriority(_ priority: LayoutPriority, of index: Int) -> [LayoutConflict] {
    guard installed[index].constraint.priority != priority else { return [] }
    installed[index].constraint.priority = priority
    guard installed[index].isActive else { return [] }
    touch(index)
    if let row = installed[index].row { solver.setPriority(priority.rawValue, of: row) }
    return settle()
  }

  private mutating func touch(_ index: Int) {
    lastStamp += 1
    installed[index].stamp = lastStamp
  }
}
