package import Primitives

/// What layout has to know about a view.
package struct LayoutView: Hashable, Sendable {
  /// Nil for `root` only.
  package var superview: ViewIndex?
  /// A rectangle that nothing in a layout can move, in the superview's coordinates; nil for a view
  /// that constraints place. `root` has the canvas's.
  package var frame: Rect?
  package var content: ContentSize
  /// How far the margin attributes lie inside the edges; for `root` with the safe area added.
  package var layoutMargins: EdgeInsets
  /// About the centre; only the legacy style looks at it.
  package var transform: AffineTransform

  package init(
    superview: ViewIndex?, frame: Rect? = nil, content: ContentSize = ContentSize(),
    layoutMargins: EdgeInsets = EdgeInsets(), transform: AffineTransform = .identity
  ) {
    self.superview = superview
    self.frame = frame
    self.content = content
    self.layoutMargins = layoutMargins
    self.transform = transform
  }
}

/// `root`'s rectangle, which nothing in a layout can move.
package struct LayoutCanvas: Hashable, Sendable {
  /// In points.
  package var size: Size
  package var safeAreaInsets: EdgeInsets

  package init(size: Size, safeAreaInsets: EdgeInsets = EdgeInsets()) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
  }
}
