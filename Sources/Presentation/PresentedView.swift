package import AutoLayout
package import Primitives
import TimelineModel
import Timing

/// What a view shows at one instant.
package struct PresentedView: Hashable, Sendable {
  /// In the superview's coordinates, in points; between two layouts not rounded.
  package var geometry: LayoutGeometry
  package var backgroundColor: ColorComponents
  /// 0…1.
  package var alpha: Double
  package var isHidden: Bool
  /// About the view's centre.
  package var transform: AffineTransform
}

/// A view's properties over time.
struct ViewTracks: Sendable {
  var center: AdditiveTrack<Point>
  var size: AdditiveTrack<Size>
  var backgroundColor: ReplacingTrack<ColorComponents>
  var alpha: ReplacingTrack<Double>
  /// 1 while hidden: a switch is never blended.
  var isHidden: ModelHistory<Double>

  init(_ geometry: LayoutGeometry, _ appearance: Appearance) {
    center = AdditiveTrack(geometry.center)
    size = AdditiveTrack(geometry.size)
    backgroundColor = ReplacingTrack(ColorComponents(appearance.backgroundColor))
    alpha = ReplacingTrack(appearance.alpha)
    isHidden = ModelHistory(appearance.isHidden ? 1 : 0)
  }

  func shown(at time: FrameTime) -> PresentedView {
    PresentedView(
      geometry: .init(center: center.shown(at: time), size: size.shown(at: time)),
      backgroundColor: backgroundColor.shown(at: time), alpha: alpha.shown(at: time),
      isHidden: isHidden.value(at: time) != 0, transform: .identity)
  }

  func model(at time: FrameTime) -> PresentedView {
    PresentedView(
      geometry: .init(center: center.model.value(at: time), size: size.model.value(at: time)),
      backgroundColor: backgroundColor.model.value(at: time), alpha: alpha.model.value(at: time),
      isHidden: isHidden.value(at: time) != 0, transform: .identity)
  }
}
