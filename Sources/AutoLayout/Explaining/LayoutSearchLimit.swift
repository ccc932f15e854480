package import ConstraintSolver

/// A search about the current layout, or for it, that ended at its limit instead of with an answer.
package enum LayoutSearchLimit: Hashable, Sendable {
  /// The layout is the best one that was found, which may not be the best one. The members are all
  /// constraints of the systems whose search was abandoned.
  case bestLayout([LayoutConflict.Member])
  /// These required constraints are broken because the layout that was found last violates them. Whether
  /// they contradict the others is not known.
  case contradictions([LayoutConflict.Member])
  /// Margins and safe areas of these views alternate between two states, or still changed in the last
  /// pass, so that they do not follow from where the views are.
  case insets([ViewIndex])
  /// So many constraints of one priority are violated that no ties were searched among them.
  case ties(LayoutPriority, [LayoutConflict.Member])
  /// Constraints of one priority are violated, and the trials that search for ties had reached their
  /// limit.
  case tieTrials(LayoutPriority, [LayoutConflict.Member])
  /// Of these views it is not known whether they are ambiguous.
  case ambiguities([ViewIndex])

  /// The constraints that it names; empty if it names views.
  package var members: [LayoutConflict.Member] {
    switch self {
    case .bestLayout(let members), .contradictions(let members), .ties(_, let members),
      .tieTrials(_, let members):
      members
    case .insets, .ambiguities: []
    }
  }

  /// The views that it names; empty if it names constraints.
  package var views: [ViewIndex] {
    switch self {
    case .insets(let views), .ambiguities(let views): views
    case .bestLayout, .contradictions, .ties, .tieTrials: []
    }
  }
}

extension LayoutEngine {
  /// The limit of every search for the best layout.
  package var pivotLimit: PivotLimit {
    get { solver.pivotLimit }
    set { solver.pivotLimit = newValue }
  }

  /// The work of trials for fixes and ranges, in all layouts together, after which none begins: a
  /// quarter of a second, or half of one in dense systems. Designed layouts take less than a hundredth.
  package static let mostTrialWork = 12_500_000

  /// Whether no more fixes and ranges are searched.
  package var hasReachedTrialLimit: Bool { trialWorkLeft <= 0 }

  var trialWorkLeft: Int { max(0, trialWorkLimit - trialWork) }

  /// The result of a search, whose work counts toward the limit.
  package mutating func countingTrials<Result>(_ search: (LayoutEngine) -> Result) -> Result {
    let (result, statistics) = WorkMeter.counting { [self] in search(self) }
    trialWork += statistics.work
    return result
  }

  /// Limits the work of this copy, with which an edit is tried.
  mutating func limitTrial() {
    solver.pivotLimit.work = trialWorkLeft
    solver.savesBases = false
  }

  /// The limit of the work of all trials that search for ties.
  package var rivalWorkLimit: Int {
    get { solver.rivalWorkLimit }
    set { solver.rivalWorkLimit = newValue }
  }

  /// The limit of the work of all searches for ambiguities.
  package var moveWorkLimit: Int {
    get { solver.moveWorkLimit }
    set { solver.moveWorkLimit = newValue }
  }

  /// The most passes in which insets follow views and views insets, and the most violated constraints
  /// of one priority among which ties are searched.
  package static let searchLimits = (insetPasses: insetPasses, rivals: Solver.rivalLimit)

  /// The searches of the current layout that ended at a limit; empty for nearly every layout.
  package mutating func searchLimits() -> [LayoutSearchLimit] {
    solver.solve()
    let unfinished = solver.unfinishedConstraints().map { member(owning: $0) }
    return (unfinished.isEmpty ? [] : [.bestLayout(unfinished)])
      + (unprovedBroken.isEmpty ? [] : [.contradictions(unprovedBroken)])
      + (unsettledViews.isEmpty ? [] : [.insets(unsettledViews)])
      + solver.uncomparedConstraints().compactMap { uncomparedTies($0) } + undecidedViews()
  }

  private mutating func undecidedViews() -> [LayoutSearchLimit] {
    let undecided = Set(solver.undecidedVariables())
    guard !undecided.isEmpty else { return [] }
    let views = Set(ambiguities(undecided.contains).map(\.view)).sorted()
    return views.isEmpty ? [] : [.ambiguities(views)]
  }

  var unprovedBroken: [LayoutConflict.Member] {
    inRankOrder(breakingCauses.unproved).map(member)
  }

  /// Nil if a tie would not be reported: one with a constraint that a stack view adds.
  private func uncomparedTies(_ rows: [ConstraintID]) -> LayoutSearchLimit? {
    let members = rows.map { member(owning: $0) }.filter { !$0.isOfStack }
    guard !members.isEmpty,
      let priority = LayoutPriority(rawValue: solver.priority(of: rows[0]))
    else { return nil }
    return rows.count > Solver.rivalLimit ? .ties(priority, members) : .tieTrials(priority, members)
  }
}
