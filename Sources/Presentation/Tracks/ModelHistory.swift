package import Timing

/// The model values of one property over time.
package struct ModelHistory<Value: Sendable>: Sendable {
  /// Sorted by time; the first holds since ever.
  private(set) var steps: [(time: Nanoseconds, value: Value)]

  package init(_ initial: Value) {
    steps = [(.zero, initial)]
  }

  /// What was to come after the time does not.
  package mutating func set(_ value: Value, at time: Nanoseconds) {
    while steps.count > 1, steps[steps.count - 1].time > time { steps.removeLast() }
    if steps[steps.count - 1].time == time {
      steps[steps.count - 1].value = value
    } else {
      steps.append((time, value))
    }
  }

  package var last: Value { steps[steps.count - 1].value }

  package func value(at time: FrameTime) -> Value {
    (steps.last { time.hasReached($0.time) } ?? steps[0]).value
  }
}

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
