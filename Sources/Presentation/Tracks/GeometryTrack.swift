import Primitives
import Timing

/// `position` or `bounds.size` over time: animations that add up since iOS 8, and replaced each
/// other before.
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

  /// Until iOS 7 an animation of geometry begins at the old model value, whatever is shown, unless
  /// it is told to begin from the current state.
  mutating func set(_ value: Value, at time: Nanoseconds, _ timeframe: Timeframe?) {
    // Consumed, so that the track is changed in place rather than copied first.
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
