/// A nonbasic row whose residual changes along the direction in the workspace.
struct MovingRow: Sendable {
  var row: Int
  var rate: Double
  /// Copies of the row's priority and gradient.
  var priority: Float
  var gradient: Double
  /// Whether the step took the residual to its other sign.
  var hasFlipped = false
}
