/// A nonbasic row whose residual reaches zero when a basic row leaves: a candidate to enter the
/// basis.
struct Breakpoint: Sendable {
  var member: BasisMember
  /// The index in `Workspace.movingRows`; -1 for a stay.
  var movingIndex = -1
  /// The step, in units of the leaving row's residual, at which the residual is zero.
  var stepLength: Double
  /// The change of the residual per unit of the step.
  var rate: Double
  /// The magnitude of the rate for a row scaled to a largest coefficient of 1; a large pivot is
  /// stable.
  var scaledPivot: Double
}
