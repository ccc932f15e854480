package import Timing

/// When and how an animation runs.
package struct Timeframe: Hashable, Sendable {
  /// The time of the turn that added the animation; before, it does not exist.
  package var start: Nanoseconds
  /// When the motion begins: `start` plus the delay.
  package let begin: Nanoseconds
  /// Of one repetition.
  package let duration: Nanoseconds
  package var curve: TimingCurve
  package let repetition: AnimationRepetition
  /// When all repetitions have ended.
  package let end: Nanoseconds

  /// Whether the animation begins at the value shown where others begin at the model value.
  package var beginsFromCurrentState: Bool

  package init(
    start: Nanoseconds, begin: Nanoseconds, duration: Nanoseconds, curve: TimingCurve,
    repetition: AnimationRepetition = .once, beginsFromCurrentState: Bool = false
  ) {
    self.start = start
    self.begin = begin
    self.duration = duration
    self.curve = curve
    self.repetition = repetition
    end = begin + (repetition.length(of: duration) ?? duration)
    self.beginsFromCurrentState = beginsFromCurrentState
  }

  /// The progress at a time: 0 during the delay, 1 from the end on.
  package func progress(at time: FrameTime) -> Double {
    curve.progress(at: fraction(at: time), of: duration)
  }

  /// The elapsed fraction of the duration, which decreases while the animation plays backwards.
  package func fraction(at time: FrameTime) -> Double {
    time.fraction(since: begin, over: duration, repetition, until: end)
  }
}
