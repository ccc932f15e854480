/// How solved values are converted to a view's geometry and back.
///
/// UIKit has two styles, selected by the SDK that an app is linked against. They differ, for example,
/// for a view that is constrained at its top and leading edges and translated by (−20, 20): it was
/// observed to move by (−10, 10) on iOS 7 and by (−20, 20) on iOS 8.
package enum SolutionStyle: Hashable, Sendable {
  /// Since iOS 8: a view's transform does not affect layout.
  case modern
  /// Until iOS 7: the engine's rectangle of a view is the bounding box of its transformed bounds.
  /// Observed for translations; for rotations and scales this model agrees with public reports.
  case legacy
}
