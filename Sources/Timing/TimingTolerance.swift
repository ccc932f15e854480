/// The thresholds of curves and springs, each with its unit and its reason.
enum TimingTolerance {
  /// A share of the spring's distance. A spring counts as at rest when it stays within this.
  /// With a thousandth, `UIView`'s springs and `CASpringAnimation.settlingDuration` come out as
  /// observed.
  static let restingDistance = 0.001

  /// x per unit of the Bézier parameter. On a flatter curve a Newton step leaves the bracket, so
  /// the interval is halved instead.
  static let flattestSlope = 1e-6

  /// Newton steps and halvings together. A few suffice; the limit guarantees termination.
  static let newtonSteps = 80

  /// x = bt in the motion of an overdamped spring, without unit. Up to here sinh x / x is summed as a
  /// series, whose error stays below 3·10⁻¹⁴, because a difference of exponentials would cancel.
  static let nearlyCritical = 0.25
}
