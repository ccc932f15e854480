package import Primitives

/// What layout has to know about a view.
package struct LayoutView: Hashable, Sendable {
  /// Nil for `root` only.
  package var superview: ViewIndex?
  package var content: ContentSize
  /// How far the margin attributes lie inside the edges; for `root` with the safe area added.
  package var layoutMargins: EdgeInsets

  package init(
    superview: ViewIndex?, content: ContentSize = ContentSize(),
    layoutMargins: EdgeInsets = EdgeInsets()
  ) {
    self.superview = superview
    self.content = content
    self.layoutMargins = layoutMargins
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
