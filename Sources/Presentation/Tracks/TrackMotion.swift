import Primitives

/// An animation of one property while it runs.
struct TrackMotion<Value: Interpolatable>: Sendable {
  var timeframe: Timeframe
  var from: Value
  var to: Value
  /// What is shown beyond the model because of it.
  var remaining: Value
}
