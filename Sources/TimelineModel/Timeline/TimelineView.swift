package import AutoLayout
package import Primitives

/// One view as declared.
package struct TimelineView: Sendable {
  package var id: String
  /// Everything that layout has to know; of `root` its margins and direction only, with those of
  /// the first canvas.
  package var layout: LayoutView
  package var appearance: Appearance
  /// Whether it is in the tree before the first keyframe.
  package var isInitial: Bool
  /// Where it is declared; nil for `root` in a file that does not mention it.
  package var location: SourceLocation?

  package init(
    id: String, superview: ViewIndex?, appearance: Appearance = Appearance(),
    frame: Rect? = nil, content: ContentSize = ContentSize(),
    layoutMargins: EdgeInsets = EdgeInsets(), isInitial: Bool = true,
    location: SourceLocation? = nil
  ) {
    self.id = id
    layout = LayoutView(
      superview: superview, frame: frame, content: content, layoutMargins: layoutMargins)
    self.appearance = appearance
    self.isInitial = isInitial
    self.location = location
  }

  /// Nil for `root` only.
  package var superview: ViewIndex? { layout.superview }

  /// A rectangle that no constraint of the file can move, in the superview's coordinates and
  /// before the transform (`translatesAutoresizingMaskIntoConstraints`); nil for a view whose place
  /// the constraints find.
  package var frame: Rect? {
    get { layout.frame }
    set { layout.frame = newValue }
  }

  package var content: ContentSize {
    get { layout.content }
    set { layout.content = newValue }
  }
}

/// A `UILayoutGuide` as declared.
package struct TimelineGuide: Sendable {
  package var id: String
  package var owner: ViewIndex

  package init(id: String, owner: ViewIndex) {
    self.id = id
    self.owner = owner
  }
}

/// The properties that are painted and do not enter layout.
package struct Appearance: Hashable, Sendable {
  package var backgroundColor: Color
  /// 0…1.
  package var alpha: Double
  package var isHidden: Bool
  /// About the view's centre.
  package var transform: AffineTransform

  package init(
    backgroundColor: Color = .clear, alpha: Double = 1, isHidden: Bool = false,
    transform: AffineTransform = .identity
  ) {
    self.backgroundColor = backgroundColor
    self.alpha = alpha
    self.isHidden = isHidden
    self.transform = transform
  }
}
