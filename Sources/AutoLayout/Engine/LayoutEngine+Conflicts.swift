import ConstraintSolver

extension LayoutEngine {
  /// Solves, and updates margins and safe areas until they no longer change.
  ///
  /// - Parameter changed: the constraints that alone have changed; nil if others may have.
  /// - Returns: a conflict for each constraint that is broken now and was not before, or not proved to be.
  mutating func settle(after changed: [Int]? = nil) -> [LayoutConflict] {
    let unproved = breakingCauses.unproved
    let before = unproved.isEmpty ? broken : broken.filter { !unproved.contains($0) }
    var conflicts = resolveConflicts(after: changed)
    conflicts += settleInsets()
    guard !conflicts.isEmpty, broken != before else { return [] }
    let last = Dictionary(
      conflicts.map { ($0.index, $0.conflict) }, uniquingKeysWith: { $1 })
    return broken.compactMap { index in
      last[index].flatMap { before.contains(index) ? nil : $0 }
    }
  }

  /// Updates margins and safe areas until they no longer change.
  ///
  /// Margins depend on the positions of views, and views on margins, so both are updated in turn,
  /// starting from the previous margins. Margins that alternate between two states, or still change
  /// after `insetPasses`, stay as they are.
  private mutating func settleInsets() -> [BrokenConstraint] {
    var conflicts: [BrokenConstraint] = []
    var beforeLast: [DerivedInsets]?
    unsettledViews = []
    for _ in 0..<Self.insetPasses {
      let old = insets
      guard updateInsets() else { return conflicts }
      if let beforeLast, !differs(insets, from: beforeLast) {
        insets = old
        break
      }
      beforeLast = old
      updateInsetRows(from: old)
      conflicts += resolveConflicts()
    }
    unsettledViews = outdatedInsetViews
    return conflicts
  }

  /// More passes than any layout needs whose margins converge; the limit guarantees termination.
  static let insetPasses = 64

  private func differs(_ insets: [DerivedInsets], from others: [DerivedInsets]) -> Bool {
    insetViews.contains { insets[$0].differs(from: others[$0]) }
  }

  private mutating func updateInsetRows(from old: [DerivedInsets]) {
    let new = insets
    insets = old
    let changed = insetViews.filter { new[$0] != old[$0] }
    updateRows(indices(affectedBy: [], insetsOf: changed)) { $0.insets = new }
  }
}

extension LayoutEngine {
  /// The constraint at an index, as a member of conflicts.
  func member(_ index: Int) -> LayoutConflict.Member {
    installed[index].system.map { .system($0, installed[index].constraint) } ?? .constraint(index)
  }
}
