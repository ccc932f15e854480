import Primitives

/// A running animation of one property.
struct TrackMotion<Value: Interpolatable>: Sendable {
  var timeframe: Timeframe
  var from: Value
  var to: Value
  /// The animation's contribution to the difference between the value shown and the model value.
  var remaining: Value
}
