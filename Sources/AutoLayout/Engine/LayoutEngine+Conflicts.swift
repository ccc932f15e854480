import ConstraintSolver

extension LayoutEngine {
  /// Solves, and updates margins and safe areas until they no longer change.
  ///
  /// Margins depend on the positions of views, and views on margins, so both are updated in turn,
  /// starting from the previous margins. Margins that alternate between two states, or still change
  /// after `insetPasses`, stay as they are.
  ///
  /// - Returns: a conflict for each constraint that is broken now and was not before.
  mutating func settle() -> [LayoutConflict] {
    let brokenBefore = broken
    var conflicts = resolveConflicts()
    var beforeLast: [DerivedInsets]?
    for _ in 0..<Self.insetPasses {
      let old = insets
      guard updateInsets() else { break }
      if let beforeLast, !differs(insets, from: beforeLast) {
        insets = old
        break
      }
      beforeLast = old
      updateInsetRows(from: old)
      conflicts += resolveConflicts()
    }
    return broken.filter { !brokenBefore.contains($0) }.compactMap { index in
      conflicts.last { $0.index == index }?.conflict
    }
  }

  /// More passes than any layout needs whose margins converge; the limit guarantees termination.
  private static let insetPasses = 64

  private func differs(_ insets: [DerivedInsets], from others: [DerivedInsets]) -> Bool {
    insetViews.contains { insets[$0].differs(from: others[$0]) }
  }

  private mutating func updateInsetRows(from old: [DerivedInsets]) {
    let new = insets
    insets = old
    let changed = insetViews.filter { new[$0] != old[$0] }
    updateRows(indices(affectedBy: [], insetsOf: changed)) { $0.insets = new }
  }

  /// Breaks constraints until the others can be satisfied; then retries the broken ones, in the order
  /// of activation, until no retry changes anything.
  ///
  /// In a minimal conflicting set, the caller's constraint that was activated or modified last is
  /// broken; a system constraint only if the set has no other. UIKit's rule is unknown.
  ///
  /// In the end a constraint is broken if and only if it contradicts older ones that are not,
  /// regardless of the order of changes.
  private mutating func resolveConflicts() -> [BrokenConstraint] {
    var conflicts = breakConflicts()
    var tried: [Int]
    repeat {
      tried = broken
      for index in tried { conflicts += retry(index) }
    } while broken != tried
    return conflicts
  }

  private mutating func breakConflicts() -> [BrokenConstraint] {
    solver.solve()
    var conflicts: [BrokenConstraint] = []
    while let conflict = nextConflict() {
      removeRow(conflict.index)
      conflicts.append(conflict)
      solver.solve()
    }
    recordBroken(conflicts)
    return conflicts
  }

  /// Adds a broken constraint again. Newer constraints are broken instead, but only if it can then be
  /// satisfied.
  private mutating func retry(_ index: Int) -> [BrokenConstraint] {
    broken.removeAll { $0 == index }
    installRow(index)
    solver.solve()
    var givingWay: [BrokenConstraint] = []
    while let conflict = nextConflict() {
      removeRow(conflict.index)
      if conflict.index == index {
        for newer in givingWay { installRow(newer.index) }
        givingWay = [conflict]
      } else {
        givingWay.append(conflict)
      }
      solver.solve()
    }
    recordBroken(givingWay)
    return givingWay
  }

  private mutating func recordBroken(_ conflicts: [BrokenConstraint]) {
    let indices = broken + conflicts.map(\.index)
    // Once for each, because a call during sorting copies the engine at every comparison.
    let orders = indices.map(breakingOrder)
    broken = zip(orders, indices).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// A conflict, and the index of the constraint that it breaks.
  struct BrokenConstraint {
    var index: Int
    var conflict: LayoutConflict
  }

  /// Nil if all required constraints are satisfied.
  private mutating func nextConflict() -> BrokenConstraint? {
    guard !solver.isSatisfiable else { return nil }
    let indices = solver.minimalConflict().map { constraintsByRow[$0.id] }.sorted {
      breakingOrder($0) < breakingOrder($1)
    }
    guard let newest = indices.last else { return nil }
    return BrokenConstraint(
      index: newest,
      conflict: LayoutConflict(members: indices.map(member), broken: member(newest)))
  }

  /// A sort key; the last constraint of a conflict is broken. System constraints come first, by kind,
  /// view and position, so that the time of their creation does not matter. The caller's follow, the
  /// oldest change first.
  func breakingOrder(_ index: Int) -> (
    lastModification: Int, breakingPrecedence: Int, view: Int, position: Int
  ) {
    let lastModification = installed[index].lastModification
    guard let system = installed[index].system else { return (lastModification, 0, 0, 0) }
    let (view, kind) = system.origin
    let position = systemConstraints[view.rawValue][keyPath: kind].firstIndex(of: index)
    return (lastModification, system.breakingPrecedence, view.rawValue, position ?? 0)
  }

  /// The constraint at an index, as a member of conflicts.
  func member(_ index: Int) -> LayoutConflict.Member {
    installed[index].system.map { .system($0, installed[index].constraint) } ?? .constraint(index)
  }
}
