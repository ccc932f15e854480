package import Primitives
package import Timing

/// A property whose animations are additive, as those of `position` and `bounds` are since iOS 8:
/// shown = model + Σ (old − new) · (1 − progress).
package struct AdditiveTrack<Value: Interpolatable>: Sendable {
  package private(set) var model: ModelHistory<Value>
  private(set) var animations: [(timeframe: Timeframe, difference: Value)] = []
  /// By animation: when it and all before it have ended, and with that their contributions.
  private var ends: [Nanoseconds] = []
  /// Whether the last animations are steps that await `joinSteps`.
  private var hasLooseSteps = false

  package init(_ initial: Value) { model = ModelHistory(initial) }

  /// Sets the model value.
  ///
  /// - Parameter timeframe: nil changes the value without animation; running animations continue.
  package mutating func set(_ value: Value, at time: Nanoseconds, _ timeframe: Timeframe?) {
    if let timeframe { add(timeframe, model.last - value) }
    model.set(value, at: time)
  }

  /// - Parameter excess: by how much the value at which the animation begins exceeds that shown.
  mutating func set(
    _ value: Value, at time: Nanoseconds, _ timeframe: Timeframe?, excess: Value
  ) {
    if let timeframe { add(timeframe, model.last - value + excess) }
    model.set(value, at: time)
  }

  private mutating func add(_ timeframe: Timeframe, _ difference: Value) {
    if !continues(timeframe) { joinSteps() }
    animations.append((timeframe, difference))
    ends.append(max(timeframe.end, ends.last ?? timeframe.end))
    hasLooseSteps = timeframe.step != nil
  }

  private func continues(_ timeframe: Timeframe) -> Bool {
    animations.last.map { timeframe.continues($0.timeframe) } ?? false
  }

  mutating func joinSteps() {
    var joined = JoinedSteps()
    joinSteps(&joined)
  }

  /// Times the steps that were added last through each other.
  mutating func joinSteps(_ joined: inout JoinedSteps) {
    guard hasLooseSteps, let last = animations.last?.timeframe else { return }
    hasLooseSteps = false
    let first = animations.lastIndex { !last.continues($0.timeframe) }.map { $0 + 1 } ?? 0
    let timeframes = joined.join(
      animations[first...].map(\.timeframe), changing: animations[first...].map(\.difference))
    for (index, timeframe) in timeframes.enumerated() {
      animations[first + index].timeframe = timeframe
    }
  }

  package func shown(at time: FrameTime) -> Value {
    assert(!hasLooseSteps, "steps that are not joined")
    var value = model.value(at: time)
    // A view may have an animation in each of thousands of keyframes.
    let first = ends.indices.partitioningIndex { !time.hasReached(ends[$0]) }
    for animation in animations[first...] where time.hasReached(animation.timeframe.start) {
      let remaining = 1 - animation.timeframe.progress(at: time)
      if remaining != 0 { value = value + animation.difference * remaining }
    }
    return value
  }

  /// The animations that run at a time, in order of their start, each with its own values, without
  /// the contributions of the others.
  func motions(at time: FrameTime) -> [TrackMotion<Value>] {
    animations.indices.compactMap { index in
      let animation = animations[index]
      let timeframe = animation.timeframe
      guard time.hasReached(timeframe.start), !time.hasReached(timeframe.end) else { return nil }
      let later = animations[(index + 1)...].prefix { $0.timeframe.continues(timeframe) }
      let target = later.reduce(model.value(at: FrameTime(timeframe.start))) { $0 + $1.difference }
      return TrackMotion(
        timeframe: timeframe, from: target + animation.difference, to: target,
        remaining: animation.difference * (1 - timeframe.progress(at: time)))
    }
  }
}
