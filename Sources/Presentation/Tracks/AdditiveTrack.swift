package import Primitives
package import Timing

/// A property whose animations are additive, as those of `position` and `bounds` are since iOS 8:
/// shown = model + Σ (old − new) · (1 − progress).
package struct AdditiveTrack<Value: Interpolatable>: Sendable {
  package private(set) var model: ModelHistory<Value>
  private(set) var animations: [(timeframe: Timeframe, difference: Value)] = []

  package init(_ initial: Value) { model = ModelHistory(initial) }

  /// Sets the model value.
  ///
  /// - Parameter timeframe: nil changes the value without animation; running animations continue.
  package mutating func set(_ value: Value, at time: Nanoseconds, _ timeframe: Timeframe?) {
    if let timeframe { animations.append((timeframe, model.last - value)) }
    model.set(value, at: time)
  }

  /// - Parameter excess: by how much the value at which the animation begins exceeds that shown.
  mutating func set(
    _ value: Value, at time: Nanoseconds, _ timeframe: Timeframe?, excess: Value
  ) {
    if let timeframe { animations.append((timeframe, model.last - value + excess)) }
    model.set(value, at: time)
  }

  package func shown(at time: FrameTime) -> Value {
    var value = model.value(at: time)
    for animation in animations where time.hasReached(animation.timeframe.start) {
      let remaining = 1 - animation.timeframe.progress(at: time)
      if remaining != 0 { value = value + animation.difference * remaining }
    }
    return value
  }

  /// The animations that run at a time, in order of their start, each with its own values, without
  /// the contributions of the others.
  func motions(at time: FrameTime) -> [TrackMotion<Value>] {
    animations.compactMap { animation in
      let timeframe = animation.timeframe
      guard time.hasReached(timeframe.start), !time.hasReached(timeframe.end) else { return nil }
      let target = model.value(at: FrameTime(timeframe.start))
      return TrackMotion(
        timeframe: timeframe, from: target + animation.difference, to: target,
        remaining: animation.difference * (1 - timeframe.progress(at: time)))
    }
  }
}
