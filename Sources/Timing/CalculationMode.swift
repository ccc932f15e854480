/// How an animation gets from each of its values to the next: `CAAnimationCalculationMode`.
package enum CalculationMode: String, CaseIterable, Sendable {
  /// In straight lines.
  case linear
  /// Jumping to each value when its time comes.
  case discrete
  /// In straight lines at constant speed, whatever the times of the values.
  case paced
  /// Along a spline through the values.
  case cubic
  /// Along a spline through the values at constant speed.
  case cubicPaced
}
