/// A row that reaches zero on the way of a departing one.
struct Breakpoint: Sendable {
  var member: BasisMember
  /// Its movingIndex among the moving rows; -1 for a variable.
  var movingIndex = -1
  /// The stepLength of the way, in units of the departing row's residual.
  var stepLength: Double
  /// The change of the row's residual on each unit of the way.
  var rate: Double
  /// The same, for a row whose largest coefficient is 1.
  var scaledPivot: Double
}
