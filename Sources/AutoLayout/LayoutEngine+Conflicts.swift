import ConstraintSolver

extension LayoutEngine {
  /// Solves; breaks what cannot hold; then tries the broken ones again, in order of activation.
  ///
  /// The rule: in the minimal conflicting set the application constraint that was activated or
  /// modified last is broken, never a content size. UIKit's own rule is not known
  /// (uikit-semantics A.6).
  ///
  /// - Returns: a conflict for each constraint that was not broken before.
  mutating func settle() -> [LayoutConflict] {
    let brokenBefore = broken
    var conflicts = breakConflicts()
    for index in brokenBefore {
      broken.removeAll { $0 == index }
      installRow(index)
      conflicts += breakConflicts()
    }
    return conflicts.filter { !brokenBefore.contains($0.broken) && isBroken($0.broken) }
  }

  private mutating func breakConflicts() -> [LayoutConflict] {
    var conflicts: [LayoutConflict] = []
    solver.solve()
    while !solver.isSatisfiable {
      guard let conflict = nextConflict() else { break }
      removeRow(conflict.broken)
      broken.append(conflict.broken)
      conflicts.append(conflict)
      solver.solve()
    }
    broken.sort { installed[$0].stamp < installed[$1].stamp }
    return conflicts
  }

  /// Nil only if no application constraint takes part, which content sizes alone cannot bring
  /// about: they bound each length once.
  private mutating func nextConflict() -> LayoutConflict? {
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
        if isFree[frame.origin(axis).id] {
          found.append(LayoutAmbiguity(view: view, axis: axis, aspect: .position))
        }
        if isFree[frame.extent(axis).id] {
          found.append(LayoutAmbiguity(view: view, axis: axis, aspect: .size))
        }
      }
    }
    return found
  }
}
