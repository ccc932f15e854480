package import TimelineModel
import Timing

/// Which keyframe started an animation.
package struct AnimationStarts: Sendable {
  private struct Times: Hashable {
    var start: Nanoseconds
    var begin: Nanoseconds
    var duration: Nanoseconds
  }

  private struct Run: Hashable {
    var start: Nanoseconds
    var progress: AnimatorProgress
  }

  private let keyframes: [Keyframe]
  /// Those with an animation.
  private let numbers: [Times: [Int]]
  /// Those with an animator.
  private let animators: [Run: Int]

  package init(_ timeline: Timeline) {
    keyframes = timeline.keyframes
    let animated = keyframes.indices.compactMap { number in
      timeline.keyframes[number].animation.map { animation in
        let start = timeline.keyframes[number].time
        return (
          number,
          Times(start: start, begin: start + animation.delay, duration: animation.duration)
        )
      }
    }
    numbers = Dictionary(grouping: animated) { $0.1 }.mapValues { $0.map(\.0) }
    let runs = keyframes.indices.compactMap { number in
      timeline.keyframes[number].animation?.animator?.run.map {
        (Run(start: timeline.keyframes[number].time, progress: $0.progress), number)
      }
    }
    animators = Dictionary(runs) { first, _ in first }
  }

  /// The number of the first keyframe that starts an animation with this timeframe; nil if there is
  /// none.
  ///
  /// - Parameter other: one that is not meant, although it starts an equal animation.
  package func keyframe(of timeframe: Timeframe, besides other: Int? = nil) -> Int? {
    if case .animator(let progress) = timeframe.curve {
      return animators[Run(start: timeframe.start, progress: progress)]
    }
    let times = Times(
      start: timeframe.start, begin: timeframe.begin, duration: timeframe.duration)
    return numbers[times]?.first { $0 != other && keyframes[$0].starts(timeframe) }
  }
}

extension Keyframe {
  fileprivate func starts(_ timeframe: Timeframe) -> Bool {
    guard let animation else { return false }
    return animation.curve.isSame(as: timeframe.curve)
      && animation.repetition == timeframe.repetition
  }
}

extension TimingCurve {
  /// A step of a keyframe animation is timed by its neighbours, and is the same still.
  fileprivate func isSame(as other: TimingCurve) -> Bool {
    if case .keyframe(let step) = self, case .keyframe(let other) = other {
      return step.isSame(as: other)
    }
    return self == other
  }
}
