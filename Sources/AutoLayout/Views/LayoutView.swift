package import Primitives

/// The properties of a view that affect layout.
package struct LayoutView: Hashable, Sendable {
  /// Nil for `root` only.
  package var superview: ViewIndex?
  /// A rectangle that no constraint of the caller can change, in the superview's coordinates; nil
  /// for a view that constraints position, and for `root`, whose rectangle is the canvas.
  package var frame: Rect?
  /// How `frame` changes with the superview's size. Without flags it does not change.
  package var autoresizingMask: AutoresizingMask = []
  package var content: ContentSize
  /// The view's own margins, before the safe area and the superview's margins are added.
  package var layoutMargins: LayoutInsets
  package var preservesSuperviewLayoutMargins = false
  package var insetsLayoutMarginsFromSafeArea = true
  /// The distances from the frame to the alignment rectangle, to which constraints apply.
  package var alignmentRectInsets = LayoutInsets()
  /// The distance of the first baseline below the top of the alignment rectangle, in points.
  package var firstBaselineOffset = 0.0
  /// The distance of the last baseline above the bottom of the alignment rectangle, in points.
  package var lastBaselineOffset = 0.0
  package var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// Whether the view has a content layout guide. Views inside a scroll view have no safe area.
  package var isScrollView = false
  /// The point of the content that is shown at the view's origin (`UIScrollView.contentOffset`), in points.
  /// Coordinates inside the view are those of its content, in which its own edges begin here.
  package var contentOffset = Point()
  /// Only the stack view that arranges the view uses this.
  package var isHidden = false
  package var stack: StackArrangement?
  /// Applied about the centre. Only the legacy style uses it for layout.
  package var transform: AffineTransform

  package init(
    superview: ViewIndex?, frame: Rect? = nil, content: ContentSize = ContentSize(),
    layoutMargins: EdgeInsets = EdgeInsets(), transform: AffineTransform = .identity
  ) {
    self.superview = superview
    self.frame = frame
    self.content = content
    self.layoutMargins = LayoutInsets(layoutMargins)
    self.transform = transform
  }
}

/// The rectangle of `root`, which no constraint can change, with its safe area and direction.
package struct LayoutCanvas: Hashable, Sendable {
  /// In points.
  package var size: Size
  package var safeAreaInsets: LayoutInsets
  package var layoutDirection: LayoutDirection

  package init(
    size: Size, safeAreaInsets: EdgeInsets = EdgeInsets(),
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.size = size
    self.safeAreaInsets = LayoutInsets(safeAreaInsets)
    self.layoutDirection = layoutDirection
  }
}
