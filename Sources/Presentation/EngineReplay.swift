package import AutoLayout
package import Timing

/// A timeline played anew, turn by turn, for what the engine knows and a plan does not keep.
package struct EngineReplay: Sendable {
  private var runner: Runner

  package init(_ plan: AnimationPlan) throws(PlanningError) {
    runner = try Runner(plan.timeline)
  }

  /// The engine as the last turn at or before a time left it.
  ///
  /// - Parameter time: not before that of the call before.
  package mutating func engine(at time: FrameTime) throws(PlanningError) -> LayoutEngine {
    try runner.run(through: time)
    return runner.engine
  }
}
