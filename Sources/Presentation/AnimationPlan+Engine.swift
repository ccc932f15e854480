package import AutoLayout
import TimelineModel
package import Timing

extension AnimationPlan {
  /// The engine as the last turn at or before a time left it.
  ///
  /// The turns are played anew up to there: nothing of a run needs to be kept for it.
  package func engine(at time: FrameTime) throws(PlanningError) -> LayoutEngine {
    try engine(playing: timeline.keyframes.prefix { time.hasReached($0.time) })
  }

  /// The engine as a turn found it.
  package func engine(beforeTurnAt time: Nanoseconds) throws(PlanningError) -> LayoutEngine {
    try engine(playing: timeline.keyframes.prefix { $0.time < time })
  }

  private func engine(playing keyframes: ArraySlice<Keyframe>) throws(PlanningError) -> LayoutEngine
  {
    var timeline = timeline
    timeline.keyframes = Array(keyframes)
    var runner = try Runner(timeline)
    try runner.run()
    return runner.engine
  }
}
