package import Timing

/// The model values of one property over time.
package struct ModelHistory<Value: Sendable>: Sendable {
  /// Sorted by time, never empty; the first value also holds before its time.
  private(set) var steps: [(time: Nanoseconds, value: Value)]

  package init(_ initial: Value) {
    steps = [(.zero, initial)]
  }

  /// Sets the value from a time on and discards values set for later times.
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
    var (low, high) = (0, steps.count)
    // The last step that the time has reached is at `low`, or there is none and it is the first.
    while high - low > 1 {
      let middle = (low + high) / 2
      if time.hasReached(steps[middle].time) { low = middle } else { high = middle }
    }
    return steps[low].value
  }
  /// The values at times in ascending order.
  func values(at times: [Nanoseconds]) -> [Value] {
    var index = 0
    return times.map { time in
      while index + 1 < steps.count, steps[index + 1].time <= time { index += 1 }
      return steps[index].value
    }
  }
}
