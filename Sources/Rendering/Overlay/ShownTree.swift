import AutoLayout
import Presentation
import Primitives
import TimelineModel

/// The presented geometry of every view at one instant.
struct ShownTree {
  let views: [PresentedView]
  private let superviews: [ViewIndex?]
  /// By view: its coordinate space on the canvas.
  let spaces: [ViewSpace]

  /// Whether layout uses the bounding box of a rotated view.
  let isBoxed: Bool

  /// - Parameter views: the views of the plan at the instant.
  init(_ plan: AnimationPlan, _ views: [PresentedView]) {
    self.views = views
    isBoxed = plan.timeline.compatibility == .iOS7
    superviews = plan.timeline.views.map(\.superview)
    var spaces: [ViewSpace] = []
    for (view, superview) in zip(views, superviews) {
      let content = superview.map {
        spaces[$0.rawValue].scrolled(by: views[$0.rawValue].contentOffset)
      }
      spaces.append(content?.inside(view) ?? .upright(Point()))
    }
    self.spaces = spaces
  }

  /// A rectangle inside a view, in its own coordinates.
  func rect(in view: ViewIndex, _ insets: EdgeInsets) -> Rect {
    let size = views[view.rawValue].geometry.size
    return Rect(
      x: insets.left, y: insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// The transform from a view's own coordinates to those of an ancestor.
  func matrix(from view: ViewIndex, to ancestor: ViewIndex) -> AffineTransform {
    var path: [ViewIndex] = []
    var next = view
    while next != ancestor, let superview = superviews[next.rawValue] {
      path.append(next)
      next = superview
    }
    var (space, superview) = (ViewSpace.upright(Point()), ancestor)
    for view in path.reversed() {
      space = space.scrolled(by: views[superview.rawValue].contentOffset)
        .inside(views[view.rawValue])
      superview = view
    }
    return space.matrix
  }
}
