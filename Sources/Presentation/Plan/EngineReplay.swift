package import AutoLayout
package import Timing

/// A timeline played anew, turn by turn, for what the engine knows and a plan does not keep.
///
/// It does not go back: of its calls none may ask for an earlier time than the one before.
package struct EngineReplay: Sendable {
  private var runner: Runner

  package init(_ plan: AnimationPlan) throws(PlanningError) {
    runner = try Runner(plan.timeline)
  }

  /// The engine as the last turn at or before a time left it.
  package mutating func engine(at time: FrameTime) throws(PlanningError) -> LayoutEngine {
    try runner.run { time.hasReached($0) }
    return runner.engine
  }

  /// The engine as a turn found it.
  package mutating func engine(
    beforeTurnAt time: Nanoseconds
  ) throws(PlanningError) -> LayoutEngine {
    try runner.run { $0 < time }
    return runner.engine
  }
}
