import AutoLayout
import TimelineModel
import Timing

extension AnimationPlan {
  /// Likely mistakes by kind, each kind in file order or in order of time.
  ///
  /// The timeline is played again, because a plan stores what is shown and not why.
  package func lints() throws(PlanningError) -> [Lint] {
    let last = clock.time(ofFrame: frameCount - 1)
    let played = timeline.keyframes.prefix { last.hasReached($0.time) }.count
    var replay = try LintReplay(timeline, keyframes: played, until: last)
    try replay.run()
    let late = (played..<timeline.keyframes.count).map { Lint.keyframeAfterEnd($0) }
    return replay.lints + late + timeline.neverActiveConstraints(keyframes: played)
      + replay.rests.lints(of: timeline, ambiguous: ambiguousSizes)
  }

  /// The ambiguities among the findings, whose sizes are not reported again.
  private var ambiguousSizes: Set<LayoutAmbiguity> {
    Set(
      findings().compactMap { finding in
        guard case .ambiguity(let ambiguity) = finding else { return nil }
        return ambiguity.layout
      })
  }
}

extension Timeline {
  /// - Parameter count: the number of keyframes that are played.
  fileprivate func neverActiveConstraints(keyframes count: Int) -> [Lint] {
    var activated = Set<Int>()
    for change in keyframes.prefix(count).flatMap(\.changes) {
      if case .activate(let index) = change.operation { activated.insert(index) }
    }
    return constraints.indices.filter { !constraints[$0].isActive && !activated.contains($0) }
      .map { .neverActiveConstraint($0) }
  }
}
