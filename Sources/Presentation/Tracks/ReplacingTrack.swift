package import Primitives
package import Timing

/// A property with one animation at a time, such as `opacity` and `backgroundColor`: a new
/// animation replaces the running one, starts at the value shown and moves to the model value.
package struct ReplacingTrack<Value: Interpolatable>: Sendable {
  package private(set) var model: ModelHistory<Value>
  /// Sorted by start; the last one that has started determines the value.
  private(set) var animations: [(timeframe: Timeframe, from: Value)] = []

  /// The largest magnitude of a value at which an animation may start, in the property's unit. A
  /// curve can overshoot without limit, and every replaced animation multiplies the overshoot.
  /// Numbers in a file are below 10⁹, so this limit affects nothing visible and still leaves room
  /// for products.
  private static var farthestStart: Double { 1e30 }

  package init(_ initial: Value) { model = ModelHistory(initial) }

  /// - Parameters:
  ///   - timeframe: nil changes the model value at once; a running animation continues toward the
  ///     new value.
  ///   - start: the value at which the animation starts; nil means the value shown.
  package mutating func set(
    _ value: Value, at time: Nanoseconds, _ timeframe: Timeframe?, from start: Value? = nil
  ) {
    if let timeframe {
      let start = start ?? shown(at: FrameTime(time))
      animations.append((timeframe, start.limited(to: Self.farthestStart)))
    }
    model.set(value, at: time)
  }

  /// Changes the start value of a running animation from a time on; what it showed before is
  /// unchanged.
  mutating func resume(at time: Nanoseconds, from start: (Value) -> Value) {
    let now = FrameTime(time)
    guard isMoving(at: now), var (timeframe, from) = latest(at: now) else { return }
    timeframe.start = time
    from = start(from)
    animations.append((timeframe, from))
  }

  package func shown(at time: FrameTime) -> Value {
    let model = model.value(at: time)
    guard let latest = latest(at: time) else { return model }
    let progress = latest.timeframe.progress(at: time)
    return progress == 1 ? model : latest.from + (model - latest.from) * progress
  }

  func isAlways(_ value: Value) -> Bool {
    animations.isEmpty && model.steps.allSatisfy { $0.value == value }
  }

  package func isMoving(at time: FrameTime) -> Bool {
    latest(at: time).map { !time.hasReached($0.timeframe.end) } ?? false
  }

  /// The animation that runs at a time, if there is one.
  func motions(at time: FrameTime) -> [TrackMotion<Value>] {
    guard isMoving(at: time), let latest = latest(at: time) else { return [] }
    let target = model.value(at: time)
    return [
      TrackMotion(
        timeframe: latest.timeframe, from: latest.from, to: target,
        remaining: shown(at: time) - target)
    ]
  }

  private func latest(at time: FrameTime) -> (timeframe: Timeframe, from: Value)? {
    animations.last { time.hasReached($0.timeframe.start) }
  }
}
