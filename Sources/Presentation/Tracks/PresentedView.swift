package import AutoLayout
package import Primitives
package import TimelineModel
import Timing

/// The presentation values of a view at a time.
package struct PresentedView: Hashable, Sendable {
  /// In the superview's coordinates, in points; while an animation runs, not rounded to pixels.
  package var geometry: LayoutGeometry
  package var backgroundColor: ColorComponents
  /// In 0…1 unless a curve overshoots; it is clamped when painted.
  package var alpha: Double
  /// True also for a view that is not in the tree.
  package var isHidden: Bool
  /// Whether the view is in the tree, which keyframes change by adding and removing views.
  package var isPresent: Bool
  /// Applied about the anchor point.
  package var transform: AffineTransform
  /// In unit coordinates of the bounds.
  package var anchorPoint: Point
  package var layer: PresentedLayer
  /// The point of the content that is shown at the view's origin (`bounds.origin`), in points.
  package var contentOffset: Point
  /// Painted over the background colour; nil if there is none.
  package var gradient: GradientComponents?
  /// Nil if it always has the defaults, with which it is transparent.
  package var shadow: ShadowComponents?
  /// Nil for a view that is not a label.
  package var label: TypesetLabel?
  /// Painted over the background colour and the gradient; nil if there is none.
  package var image: ViewImage?

  /// Whether it draws anything of its own where it is not hidden or transparent.
  package var isDrawn: Bool {
    backgroundColor.alpha > 0 || gradient != nil || image != nil
      || layer.borderWidth > 0 && layer.borderColor.alpha > 0
      || label.map { !$0.lines.isEmpty } ?? false
  }

  /// Whether it has anything that few views have: all but its geometry, its background colour and its
  /// alpha.
  package var isDecorated: Bool {
    layer != .plain || contentOffset != Point() || gradient != nil || shadow != nil || label != nil
      || image != nil
  }

  /// The same transform, applied about the centre of the geometry.
  package var transformAboutCenter: AffineTransform {
    transform.aboutCenter(anchorPoint: anchorPoint, size: geometry.size)
  }
}
