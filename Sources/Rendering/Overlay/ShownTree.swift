import AutoLayout
import Presentation
import Primitives
import TimelineModel

/// Where every view is shown at one instant.
struct ShownTree {
  let views: [PresentedView]
  private let superviews: [ViewIndex?]
  /// By view: its own coordinates on the canvas.
  let spaces: [ViewSpace]

  /// Whether layout takes a view that is turned as the box around it.
  let isBoxed: Bool

  /// - Parameter views: of the plan, as they are at the instant.
  init(_ plan: AnimationPlan, _ views: [PresentedView]) {
    self.views = views
    isBoxed = plan.timeline.compatibility == .iOS7
    superviews = plan.timeline.views.map(\.superview)
    var spaces: [ViewSpace] = []
    for (view, superview) in zip(views, superviews) {
      spaces.append(superview.map { spaces[$0.rawValue].inside(view) } ?? .upright(Point()))
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

  /// From a view's own coordinates to those of an ancestor.
  func matrix(from view: ViewIndex, to ancestor: ViewIndex) -> AffineTransform {
    var path: [ViewIndex] = []
    var next = view
    while next != ancestor, let superview = superviews[next.rawValue] {
      path.append(next)
      next = superview
    }
    return path.reversed().reduce(ViewSpace.upright(Point())) { $0.inside(views[$1.rawValue]) }
      .matrix
  }
}
