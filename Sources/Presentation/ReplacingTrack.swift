package import Primitives
package import Timing

/// A property that knows one animation at a time, as `opacity` and `backgroundColor` do: a new one
/// takes over from the value shown and moves to the model value.
package struct ReplacingTrack<Value: Interpolatable>: Sendable {
  package private(set) var model: ModelHistory<Value>
  /// Sorted by start; the last one that has started counts.
  private var animations: [(timeframe: Timeframe, from: Value)] = []

  package init(_ initial: Value) { model = ModelHistory(initial) }

  /// - Parameter timeframe: nil changes the model at once; an animation that runs goes on, toward
  ///   the new value.
  package mutating func set(_ value: Value, at time: Nanoseconds, _ timeframe: Timeframe?) {
    if let timeframe {
      animations.append((timeframe, shown(at: FrameTime(time))))
    }
    model.set(value, at: time)
  }

  package func shown(at time: FrameTime) -> Value {
    let model = model.value(at: time)
    guard let running = animations.last(where: { time.hasReached($0.timeframe.start) }) else {
      return model
    }
    let progress = running.timeframe.progress(at: time)
    return progress == 1 ? model : running.from + (model - running.from) * progress
  }
}
