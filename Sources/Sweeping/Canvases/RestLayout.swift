import AutoLayout
import Presentation
import Primitives
import Timing

/// The positions of all visible views at a rest.
struct RestLayout: Sendable {
  /// The size of a view and the bounding boxes of the transformed view.
  struct Place: Hashable, Sendable {
    /// Before the transform.
    var size: Size
    /// The bounding box in the superview's coordinates.
    var box: Rect
    /// The bounding box in `root`'s coordinates.
    var canvasBox: Rect
    var superview: ViewIndex
    /// The superview's size before its own transform.
    var room: Size
  }

  let rest: Rest
  /// The size of `root`.
  let canvas: Size
  /// By view; nil for `root` and for views that are hidden, transparent or not in the tree.
  private(set) var places: [Place?]
  /// By view: the subviews that have a place, back to front.
  private(set) var subviews: [[ViewIndex]]

  init(_ plan: AnimationPlan, at rest: Rest) {
    let time = FrameTime(rest.instant)
    let views = plan.model(at: time)
    self.rest = rest
    canvas = views[0].geometry.size
    places = views.map { _ in nil }
    subviews = plan.subviews(at: time).map { children in
      children.filter { views[$0.rawValue].isSeen }
    }
    var spaces = views.map { _ in AffineTransform.identity }
    var waiting = [ViewIndex.root]
    while let superview = waiting.popLast() {
      for child in subviews[superview.rawValue] {
        let view = views[child.rawValue]
        let own = view.space
        spaces[child.rawValue] = own.concatenating(spaces[superview.rawValue])
        places[child.rawValue] = Place(
          size: view.geometry.size, box: view.box(in: own),
          canvasBox: view.box(in: spaces[child.rawValue]), superview: superview,
          room: views[superview.rawValue].geometry.size)
        waiting.append(child)
      }
    }
  }

  subscript(view: ViewIndex) -> Place? { places[view.rawValue] }

  /// The places of other views in place of its own.
  ///
  /// - Parameter views: nil for a view without a place.
  func reordered(by views: [ViewIndex?]) -> RestLayout {
    var layout = self
    layout.places = views.map { view in view.flatMap { places[$0.rawValue] } }
    return layout
  }
}

extension PresentedView {
  fileprivate var isSeen: Bool { isPresent && !isHidden && alpha > 0 }

  /// The mapping from the view's own coordinates to its superview's.
  fileprivate var space: AffineTransform {
    let half = Point(x: geometry.size.width / 2, y: geometry.size.height / 2)
    return AffineTransform(translation: half * -1).concatenating(transformAboutCenter)
      .concatenating(AffineTransform(translation: geometry.center))
  }

  fileprivate func box(in space: AffineTransform) -> Rect {
    let (width, height) = (geometry.size.width, geometry.size.height)
    let corners = [
      Point(), Point(x: width), Point(y: height), Point(x: width, y: height),
    ].map { space($0) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let origin = Point(x: xs.min() ?? 0, y: ys.min() ?? 0)
    return Rect(
      x: origin.x, y: origin.y, width: (xs.max() ?? 0) - origin.x,
      height: (ys.max() ?? 0) - origin.y)
  }
}
