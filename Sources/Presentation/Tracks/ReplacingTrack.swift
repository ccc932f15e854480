package import Primitives
package import Timing

/// A property with one animation at a time, such as `opacity` and `backgroundColor`: a new
/// animation replaces the running one, starts at the value shown and moves to the model value.
package struct ReplacingTrack<Value: Interpolatable>: Sendable {
  package private(set) var model: ModelHistory<Value>
  /// Sorted by start; the last one that has started determines the value, with the steps of the same
  /// keyframe animation before it.
  private(set) var animations: [Animation] = []
  /// Whether the last animations are steps that await `joinSteps`.
  private var hasLooseSteps = false

  struct Animation: Sendable {
    var timeframe: Timeframe
    /// The value at which the animation starts; of a step before the last of a keyframe animation, that
    /// minus the value to which it leads.
    var from: Value
    /// The number of animations directly before that are earlier steps of the same keyframe animation.
    var earlierSteps = 0
  }

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
    let isContinued = timeframe.map(continues) ?? false
    if !isContinued { joinSteps() }
    if let timeframe {
      let start = start ?? (isContinued ? model.last : shown(at: FrameTime(time)))
      var animation = Animation(
        timeframe: timeframe, from: start.limited(to: Self.farthestStart))
      if isContinued { animation.earlierSteps = endLastStep() }
      animations.append(animation)
      hasLooseSteps = isContinued
    }
    model.set(value, at: time)
  }

  /// Whether an animation is a step of the keyframe animation that was added last.
  func continues(_ timeframe: Timeframe) -> Bool {
    animations.last.map { timeframe.continues($0.timeframe) } ?? false
  }

  /// Makes the last animation a step before the last.
  ///
  /// - Returns: the number of steps.
  private mutating func endLastStep() -> Int {
    let last = animations.count - 1
    animations[last].from = animations[last].from - model.last
    return animations[last].earlierSteps + 1
  }

  mutating func joinSteps() {
    var joined = JoinedSteps()
    joinSteps(&joined)
  }

  /// Times the steps that were added last through each other.
  mutating func joinSteps(_ joined: inout JoinedSteps) {
    guard hasLooseSteps else { return }
    hasLooseSteps = false
    let first = animations.count - 1 - animations[animations.count - 1].earlierSteps
    var changes = animations[first...].map(\.from)
    changes[changes.count - 1] = changes[changes.count - 1] - model.last
    let timeframes = joined.join(animations[first...].map(\.timeframe), changing: changes)
    for (index, timeframe) in timeframes.enumerated() {
      animations[first + index].timeframe = timeframe
    }
  }

  /// Changes the start value of a running animation from a time on; what it showed before is
  /// unchanged.
  mutating func resume(at time: Nanoseconds, from start: (Value) -> Value) {
    let now = FrameTime(time)
    guard isMoving(at: now), let latest = latestIndex(at: now) else { return }
    for index in (latest - animations[latest].earlierSteps)...latest {
      var animation = animations[index]
      animation.timeframe.start = time
      if index == latest { animation.from = start(animation.from) }
      animations.append(animation)
    }
  }

  package func shown(at time: FrameTime) -> Value {
    assert(!hasLooseSteps, "steps that are not joined")
    let model = model.value(at: time)
    guard let latest = latestIndex(at: time) else { return model }
    let (timeframe, from) = (animations[latest].timeframe, animations[latest].from)
    let progress = timeframe.progress(at: time)
    var value = progress == 1 ? model : from + (model - from) * progress
    for step in animations[(latest - animations[latest].earlierSteps)..<latest] {
      value = value + step.from * (1 - step.timeframe.progress(at: time))
    }
    return value
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

  private func latest(at time: FrameTime) -> Animation? {
    latestIndex(at: time).map { animations[$0] }
  }

  private func latestIndex(at time: FrameTime) -> Int? {
    animations.lastIndex { time.hasReached($0.timeframe.start) }
  }
}
