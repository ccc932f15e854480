import Presentation
import TimelineModel
import Timing

/// Which keyframe started an animation.
struct AnimationStarts {
  private let keyframes: [Keyframe]
  /// Their numbers, by time.
  private let numbers: [Nanoseconds: [Int]]

  init(_ timeline: Timeline) {
    keyframes = timeline.keyframes
    numbers = Dictionary(grouping: keyframes.indices) { timeline.keyframes[$0].time }
  }

  /// The first keyframe that starts an animation with this timeframe; nil if there is none.
  func keyframe(of timeframe: Timeframe) -> Inspection.Keyframe? {
    let number = numbers[timeframe.start]?.first { keyframes[$0].starts(timeframe) }
    return number.map { Inspection.Keyframe(number: $0, name: keyframes[$0].name) }
  }
}

extension Keyframe {
  fileprivate func starts(_ timeframe: Timeframe) -> Bool {
    guard let animation else { return false }
    return time + animation.delay == timeframe.begin && animation.duration == timeframe.duration
      && animation.curve.isSame(as: timeframe.curve) && animation.repetition == timeframe.repetition
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
