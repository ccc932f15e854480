import Primitives
import Timing

/// `position` or `bounds.size` over time. Its animations are additive since iOS 8; before, a new
/// one replaced the previous one.
enum GeometryTrack<Value: Interpolatable>: Sendable {
  case additive(AdditiveTrack<Value>)
  case replacing(ReplacingTrack<Value>)

  init(_ initial: Value, isAdditive: Bool) {
    self = isAdditive ? .additive(AdditiveTrack(initial)) : .replacing(ReplacingTrack(initial))
  }

  var model: ModelHistory<Value> {
    switch self {
    case .additive(let track): track.model
    case .replacing(let track): track.model
    }
  }

  /// Sets the model value. Until iOS 7 an animation of geometry starts at the old model value, not
  /// at the value shown, unless it begins from the current state.
  mutating func set(_ value: Value, at time: Nanoseconds, _ timeframe: Timeframe?) {
    // Consuming `self` lets the track be changed in place; otherwise it would be copied first.
    switch consume self {
    case .additive(var track):
      track.set(value, at: time, timeframe)
      self = .additive(track)
    case .replacing(var track):
      let takesOver = timeframe?.beginsFromCurrentState ?? true
      track.set(value, at: time, timeframe, from: takesOver ? nil : track.model.last)
      self = .replacing(track)
    }
  }

  mutating func joinSteps(_ joined: inout JoinedSteps) {
    switch consume self {
    case .additive(var track):
      track.joinSteps(&joined)
      self = .additive(track)
    case .replacing(var track):
      track.joinSteps(&joined)
      self = .replacing(track)
    }
  }

  /// Starts an animation that begins at a value that something else shows.
  mutating func set(
    _ value: Value, at time: Nanoseconds, _ timeframe: Timeframe?, showing shown: Value
  ) {
    switch consume self {
    case .additive(var track):
      track.joinSteps()
      let excess = shown - track.shown(at: FrameTime(time))
      track.set(value, at: time, timeframe, excess: excess)
      self = .additive(track)
    case .replacing(var track):
      track.set(value, at: time, timeframe, from: shown)
      self = .replacing(track)
    }
  }

  func shown(at time: FrameTime) -> Value {
    switch self {
    case .additive(let track): track.shown(at: time)
    case .replacing(let track): track.shown(at: time)
    }
  }

  func motions(at time: FrameTime) -> [TrackMotion<Value>] {
    switch self {
    case .additive(let track): track.motions(at: time)
    case .replacing(let track): track.motions(at: time)
    }
  }
}
