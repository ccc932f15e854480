import TimelineModel
import Timing

/// Where a property animator finishes that does not finish at its end: its views have the values at which
/// it was stopped or to which it was reversed, whatever constraints say.
struct Settlement: Sendable {
  let time: Nanoseconds
  /// That starts the animator.
  let keyframe: Int
  /// Of the animator's animations.
  let timeframe: Timeframe
  /// Of the animations, at the end.
  let progress: Double
}

extension Timeline {
  var settlements: [Settlement] {
    var found: Set<Timeframe> = []
    // Animators that are equal have the same timeframe, by which they are found.
    return keyframes.enumerated().compactMap { index, keyframe in
      guard let animation = keyframe.animation, let run = animation.animator?.run,
        let timeframe = Timeframe(of: animation, startingAt: keyframe.time),
        run.end != nil, run.finalProgress != 1, found.insert(timeframe).inserted
      else { return nil }
      return Settlement(
        time: timeframe.end, keyframe: index, timeframe: timeframe, progress: run.finalProgress)
    }.sorted { $0.time < $1.time }
  }
}

extension Timeframe {
  /// Nil for a duration of 0, which changes without animation.
  init?(of animation: Animation, startingAt time: Nanoseconds) {
    guard animation.duration > .zero else { return nil }
    if let run = animation.animator?.run {
      self.init(
        start: time, begin: time, duration: run.progress.duration, curve: .animator(run.progress),
        beginsFromCurrentState: animation.beginsFromCurrentState)
    } else {
      self.init(
        start: time, begin: time + animation.delay, duration: animation.duration,
        curve: animation.curve, repetition: animation.repetition,
        beginsFromCurrentState: animation.beginsFromCurrentState)
    }
  }
}
