package import ConstraintSolver

/// A search about the current layout, or for it, that ended at its limit instead of with an answer.
package enum LayoutSearchLimit: Hashable, Sendable {
  /// The layout is the best one that was found, which may not be the best one. The members are all
  /// constraints of the systems whose search was abandoned.
  case bestLayout([LayoutConflict.Member])
  /// Margins and safe areas of these views alternate between two states, or still changed in the last
  /// pass, so that they do not follow from where the views are.
  case insets([ViewIndex])
  /// So many constraints of one priority are violated that no ties were searched among them.
  case ties(LayoutPriority, [LayoutConflict.Member])

  /// The constraints that it names; empty if it names views.
  package var members: [LayoutConflict.Member] {
    switch self {
    case .bestLayout(let members), .ties(_, let members): members
    case .insets: []
    }
  }

  /// The views that it names; empty if it names constraints.
  package var views: [ViewIndex] { if case .insets(let views) = self { views } else { [] } }
}

extension LayoutEngine {
  /// The limit of every search for the best layout.
  package var pivotLimit: PivotLimit {
    get { solver.pivotLimit }
    set { solver.pivotLimit = newValue }
  }

  /// The most passes in which insets follow views and views insets, and the most violated constraints
  /// of one priority among which ties are searched.
  package static let searchLimits = (insetPasses: insetPasses, rivals: Solver.rivalLimit)

  /// The searches of the current layout that ended at a limit; empty for nearly every layout.
  package mutating func searchLimits() -> [LayoutSearchLimit] {
    solver.solve()
    let unfinished = solver.unfinishedConstraints().map { member(owning: $0) }
    return (unfinished.isEmpty ? [] : [.bestLayout(unfinished)])
      + (unsettledViews.isEmpty ? [] : [.insets(unsettledViews)])
      + solver.uncomparedConstraints().compactMap { uncomparedTies($0) }
  }

  /// Nil if a tie would not be reported: one with a constraint that a stack view adds.
  private func uncomparedTies(_ rows: [ConstraintID]) -> LayoutSearchLimit? {
    let members = rows.map { member(owning: $0) }.filter { !$0.isOfStack }
    guard !members.isEmpty,
      let priority = LayoutPriority(rawValue: solver.priority(of: rows[0]))
    else { return nil }
    return .ties(priority, members)
  }
}
