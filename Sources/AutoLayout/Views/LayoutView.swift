package import Primitives

/// What layout has to know about a view.
package struct LayoutView: Hashable, Sendable {
  /// Nil for `root` only.
  package var superview: ViewIndex?
  /// A rectangle that no constraint of the caller can move, in the superview's coordinates; nil for
  /// a view that constraints place. `root` has the canvas's.
  package var frame: Rect?
  /// How the given frame follows the superview's size; without flags not at all.
  package var autoresizingMask: AutoresizingMask = []
  package var content: ContentSize
  /// The view's own, before the safe area and what the superview's margins add.
  package var layoutMargins: LayoutInsets
  package var preservesSuperviewLayoutMargins = false
  package var insetsLayoutMarginsFromSafeArea = true
  /// How far the alignment rectangle, on which constraints act, lies inside the frame.
  package var alignmentRectInsets = LayoutInsets()
  /// Of the first line of text from the top of the alignment rectangle, in points.
  package var firstBaselineOffset = 0.0
  /// Of the last line of text from its bottom, upward.
  package var lastBaselineOffset = 0.0
  package var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// Whether it has a content guide; what is inside a scroll view has no safe area.
  package var isScrollView = false
  /// Only a stack view looks at it.
  package var isHidden = false
  package var stack: StackArrangement?
  /// About the centre; only the legacy style looks at it.
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

/// `root`'s rectangle, which nothing in a layout can move.
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
