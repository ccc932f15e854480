package import Primitives
package import Timing

/// A property whose animations add up, as `position` and `bounds` do since iOS 8:
/// shown = model + Σ (old − new) · (1 − progress).
package struct AdditiveTrack<Value: Interpolatable>: Sendable {
  package private(set) var model: ModelHistory<Value>
  private var animations: [(timeframe: Timeframe, difference: Value)] = []

  package init(_ initial: Value) { model = ModelHistory(initial) }

  /// - Parameter timeframe: nil lets the value jump; animations that run go on.
  package mutating func set(_ value: Value, at time: Nanoseconds, _ timeframe: Timeframe?) {
    if let timeframe { animations.append((timeframe, model.last - value)) }
    model.set(value, at: time)
  }

  package func shown(at time: FrameTime) -> Value {
    var value = model.value(at: time)
    for animation in animations where time.hasReached(animation.timeframe.start) {
      let rest = 1 - animation.timeframe.progress(at: time)
      if rest != 0 { value = value + animation.difference * rest }
    }
    return value
  }
}
