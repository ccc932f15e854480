package import AutoLayout
package import Primitives

/// A view as declared.
package struct TimelineView: Sendable {
  package var id: String
  /// The properties that affect layout; for `root` only its margins and direction, from the first
  /// canvas.
  package var layout: LayoutView
  package var appearance: Appearance
  /// Whether it is in the tree before the first keyframe.
  package var isInitial: Bool
  /// The location of the declaration; nil for `root` in a file that does not mention it.
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

  /// The frame of a view with `translatesAutoresizingMaskIntoConstraints`, which no constraint of
  /// the file can move, in the superview's coordinates and without the transform; nil for a view
  /// that constraints place.
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

/// The properties that are drawn. They do not affect layout, except that a stack skips hidden views
/// and that on iOS 7 transforms affect layout.
package struct Appearance: Hashable, Sendable {
  package var backgroundColor: Color
  /// In 0…1.
  package var alpha: Double
  package var isHidden: Bool
  /// Applied about the anchor point.
  package var transform: AffineTransform
  /// In unit coordinates of the bounds (`CALayer.anchorPoint`).
  package var anchorPoint: Point
  /// Painted over the background colour; nil if there is none.
  package var gradient: Gradient?
  /// Painted below the view and its subviews.
  package var shadow: Shadow
  /// Nil for a view that is not a label. It has the label's size as intrinsic content size.
  package var text: LabelText?
  /// Painted over the background colour and the gradient; nil if there is none. It gives the view its size
  /// as intrinsic content size, unless a text does.
  package var image: ViewImage?
  /// Whether the edges are drawn by area where those of other views are sampled
  /// (`CALayer.allowsEdgeAntialiasing`). It is declared, and no keyframe changes it.
  package var allowsEdgeAntialiasing: Bool
  package var layer: LayerStyle

  /// Whether it draws anything of its own where it is not hidden or transparent.
  package var isDrawn: Bool {
    backgroundColor.alpha > 0 || gradient != nil || image != nil
      || layer.borderWidth > 0 && layer.borderColor.alpha > 0
  }

  package init(
    backgroundColor: Color = .clear, alpha: Double = 1, isHidden: Bool = false,
    transform: AffineTransform = .identity, anchorPoint: Point = .middle,
    gradient: Gradient? = nil, shadow: Shadow = Shadow(), text: LabelText? = nil,
    image: ViewImage? = nil, allowsEdgeAntialiasing: Bool = false,
    layer: LayerStyle = .plain
  ) {
    self.backgroundColor = backgroundColor
    self.alpha = alpha
    self.isHidden = isHidden
    self.transform = transform
    self.anchorPoint = anchorPoint
    self.gradient = gradient
    self.shadow = shadow
    self.text = text
    self.image = image
    self.allowsEdgeAntialiasing = allowsEdgeAntialiasing
    self.layer = layer
  }
}
