/// A row that is not tight, and how its residual changes on each unit of a direction.
struct MovingRow: Sendable {
  var row: Int
  var rate: Double
  /// The row's.
  var priority: Float
  var gradient: Double
  /// Whether following the direction brought it to the other sign.
  var hasFlipped = false
}
