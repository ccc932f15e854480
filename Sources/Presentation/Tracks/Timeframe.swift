package import Timing

/// When a running animation moves, and how.
package struct Timeframe: Hashable, Sendable {
  /// The turn that started it; until then it does not exist.
  package var start: Nanoseconds
  /// After its delay.
  package var begin: Nanoseconds
  package var duration: Nanoseconds
  package var curve: TimingCurve

  /// Whether it begins at the value shown where others of its kind begin at the model's.
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

  /// 0 during the delay, 1 from the end on.
  package func progress(at time: FrameTime) -> Double {
    curve.progress(at: time.fraction(since: begin, over: duration), of: duration)
  }
}
