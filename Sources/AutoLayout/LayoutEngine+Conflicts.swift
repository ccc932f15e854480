import ConstraintSolver

extension LayoutEngine {
  /// Solves; breaks what cannot hold; then tries the broken ones again, in order of activation,
  /// until trying changes nothing any more.
  ///
  /// The rule: in the minimal conflicting set the application constraint that was activated or
  /// modified last is broken, never a content size. UIKit's own rule is not known.
  /// In the end a constraint is broken exactly if it contradicts older
  /// ones that hold, however the changes came about.
  ///
  /// - Returns: a conflict for each constraint that was not broken before and is now.
  mutating func settle() -> [LayoutConflict] {
    let brokenBefore = broken
    var conflicts = breakConflicts()
    var tried: [Int]
    repeat {
      tried = broken
      for index in tried { conflicts += retry(index) }
    } while broken != tried
    return broken.filter { !brokenBefore.contains($0) }.compactMap { index in
      conflicts.last { $0.broken == index }
    }
  }

  private mutating func breakConflicts() -> [LayoutConflict] {
    solver.solve()
    var conflicts: [LayoutConflict] = []
    while let conflict = nextConflict() {
      removeRow(conflict.broken)
      conflicts.append(conflict)
      solver.solve()
    }
    noteBroken(conflicts)
    return conflicts
  }

  /// Installs a broken constraint again. What is newer gives way to it, but only if that helps.
  private mutating func retry(_ index: Int) -> [LayoutConflict] {
    broken.removeAll { $0 == index }
    installRow(index)
    solver.solve()
    var givingWay: [LayoutConflict] = []
    while let conflict = nextConflict() {
      removeRow(conflict.broken)
      if conflict.broken == index {
        for newer in givingWay { installRow(newer.broken) }
        givingWay = [conflict]
      } else {
        givingWay.append(conflict)
      }
      solver.solve()
    }
    noteBroken(givingWay)
    return givingWay
  }

  private mutating func noteBroken(_ conflicts: [LayoutConflict]) {
    broken += conflicts.map(\.broken)
    broken.sort { installed[$0].stamp < installed[$1].stamp }
  }

  /// Nil when everything required holds. Content sizes alone are never in conflict: they bound
  /// each length once.
  private mutating func nextConflict() -> LayoutConflict? {
    guard !solver.isSatisfiable else { return nil }
    var members: [LayoutConflict.Member] = []
    var constraints: [Int] = []
    for row in solver.minimalConflict() {
      switch owners[row.id] {
      case .constraint(let index): constraints.append(index)
      case .content(let view, let axis): members.append(.contentSize(view, axis))
      }
    }
    constraints.sort { installed[$0].stamp < installed[$1].stamp }
    guard let broken = constraints.last else { return nil }
    return LayoutConflict(members: members + constraints.map { .constraint($0) }, broken: broken)
  }
}

extension LayoutEngine {
  /// Whether all members of a conflict are still active and cannot hold together.
  package func persists(_ conflict: LayoutConflict) -> Bool {
    var trial = self
    let members = Set(conflict.members)
    for index in installed.indices where installed[index].isActive {
      if !members.contains(.constraint(index)) { trial.removeRow(index) }
    }
    for case .constraint(let index) in conflict.members {
      guard installed[index].isActive else { return false }
      if trial.installed[index].row == nil { trial.installRow(index) }
    }
    trial.solver.solve()
    return !trial.solver.isSatisfiable
  }
}

extension LayoutEngine {
  /// The views that the constraints do not determine, in order of the tree.
  package mutating func ambiguities() -> [LayoutAmbiguity] {
    solver.solve()
    let free = solver.undeterminedVariables()
    var isFree = Array(repeating: false, count: 4 * views.count)
    for variable in free { isFree[variable.id] = true }
    var found: [LayoutAmbiguity] = []
    for (index, frame) in frames.enumerated() {
      guard let frame else { continue }
      for axis in LayoutAxis.allCases {
        let view = ViewIndex(index)
        // The size first: where an edge is held, a place is open only because the size is.
        if isFree[frame.extent(axis).id] {
          found.append(LayoutAmbiguity(view: view, axis: axis, aspect: .size))
        }
        if isFree[frame.origin(axis).id] {
          found.append(LayoutAmbiguity(view: view, axis: axis, aspect: .position))
        }
      }
    }
    return found
  }
}
