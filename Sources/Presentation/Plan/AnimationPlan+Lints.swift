import AutoLayout

extension AnimationPlan {
  /// Likely mistakes by kind, each kind in file order or in order of time.
  ///
  /// - Complexity: plays the timeline again, unless they were recorded when the plan was made.
  package func lints() throws(PlanningError) -> [Lint] {
    if let recordedLints { return recordedLints }
    var replay = try LintReplay(self)
    return try replay.lints()
  }
}

extension LintReplay {
  /// Begins to play the timeline of a plan again.
  package init(_ plan: AnimationPlan) throws(PlanningError) {
    try self.init(plan.timeline, until: plan.lastFrameTime, recordsFindings: false)
    knownAmbiguities = plan.findings().ambiguities
  }
}
