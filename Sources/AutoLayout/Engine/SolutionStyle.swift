/// How solved values and a view's geometry are turned into each other.
///
/// UIKit has two ways, chosen by the SDK an app is linked against (article 004).
package enum SolutionStyle: Hashable, Sendable {
  /// Since iOS 8: a view's transform plays no part.
  case modern
  /// Until iOS 7: the engine's rectangle of a view begins at its origin and is as large as the box
  /// around its transformed bounds. Observed for translations; for rotations and scales it is the
  /// model that agrees with what was reported.
  case legacy
}
