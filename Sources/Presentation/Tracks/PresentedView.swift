package import AutoLayout
package import Primitives
import TimelineModel
import Timing

/// What a view shows at one instant.
package struct PresentedView: Hashable, Sendable {
  /// In the superview's coordinates, in points; between two layouts not rounded.
  package var geometry: LayoutGeometry
  package var backgroundColor: ColorComponents
  /// 0…1 but for curves that overshoot; what is beyond is painted as the nearer end.
  package var alpha: Double
  /// Also of a view that is not in the tree.
  package var isHidden: Bool
  /// Whether it is in the tree, as keyframes that add and remove views leave it.
  package var isPresent: Bool
  /// About the view's centre.
  package var transform: AffineTransform
}
