package import Primitives
package import Timing

/// A property that knows one animation at a time, as `opacity` and `backgroundColor` do: a new one
/// takes over from the value shown and moves to the model value.
package struct ReplacingTrack<Value: Interpolatable>: Sendable {
  package private(set) var model: ModelHistory<Value>
  /// Sorted by start; the last one that has started counts.
  private(set) var animations: [(timeframe: Timeframe, from: Value)] = []

  /// Where an animation may begin. A curve may overshoot without limit, and each that takes over
  /// from another multiplies that; numbers of a file are below 10⁹, so that this cuts off nothing
  /// that could be seen, but leaves room for their products.
  private static var farthestStart: Double { 1e30 }

  package init(_ initial: Value) { model = ModelHistory(initial) }

  /// - Parameters:
  ///   - timeframe: nil changes the model at once; an animation that runs goes on, toward the new
  ///     value.
  ///   - start: where the animation begins; nil means the value shown.
  package mutating func set(
    _ value: Value, at time: Nanoseconds, _ timeframe: Timeframe?, from start: Value? = nil
  ) {
    if let timeframe {
      let start = start ?? shown(at: FrameTime(time))
      animations.append((timeframe, start.limited(to: Self.farthestStart)))
    }
    model.set(value, at: time)
  }

  /// Lets an animation that runs go on from elsewhere; what it showed until then stays.
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

  package func isMoving(at time: FrameTime) -> Bool {
    latest(at: time).map { !time.hasReached($0.timeframe.end) } ?? false
  }

  /// The one that runs at a time.
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
