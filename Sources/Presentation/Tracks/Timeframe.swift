package import Timing

/// When and how an animation runs.
package struct Timeframe: Hashable, Sendable {
  /// The time of the turn that added the animation; before, it does not exist.
  package var start: Nanoseconds
  /// When the motion begins: `start` plus the delay.
  package var begin: Nanoseconds
  package var duration: Nanoseconds
  package var curve: TimingCurve

  /// Whether the animation begins at the value shown where others begin at the model value.
  package var beginsFromCurrentState: Bool

  package init(
    start: Nanoseconds, begin: Nanoseconds, duration: Nanoseconds, curve: TimingCurve,
    beginsFromCurrentState: Bool = false
  ) {
    self.start = start
    self.begin = begin
    self.duration = duration
    self.curve = curve
    self.beginsFromCurrentState = beginsFromCurrentState
  }

  package var end: Nanoseconds { begin + duration }

  /// The progress at a time: 0 during the delay, 1 from the end on.
  package func progress(at time: FrameTime) -> Double {
    curve.progress(at: time.fraction(since: begin, over: duration), of: duration)
  }
}
