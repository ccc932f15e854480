package import AutoLayout
package import Timing

/// A second run of a timeline, turn by turn, to inspect states of the engine that a plan does not
/// store.
///
/// - Precondition: times do not decrease from call to call, because a run cannot go back.
package struct EngineReplay: Sendable {
  private var runner: Runner

  package init(_ plan: AnimationPlan) throws(PlanningError) {
    runner = try Runner(plan.timeline)
  }

  /// The engine after the last turn at or before a time.
  package mutating func engine(at time: FrameTime) throws(PlanningError) -> LayoutEngine {
    try runner.run { time.hasReached($0) }
    return runner.engine
  }

  /// The engine before a turn.
  package mutating func engine(
    beforeTurnAt time: Nanoseconds
  ) throws(PlanningError) -> LayoutEngine {
    try runner.run { $0 < time }
    return runner.engine
  }

  /// The engine before a keyframe, after the others of its turn that come first. The replay is over
  /// then.
  package consuming func engine(beforeKeyframe index: Int) throws(PlanningError) -> LayoutEngine {
    try runner.run(toKeyframe: index)
    return runner.engine
  }
}
