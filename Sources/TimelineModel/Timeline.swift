package import AutoLayout
package import Primitives
package import Timing

/// A checked timeline: every reference is an index and every default is filled in.
package struct Timeline: Sendable {
  package var name: String?
  package var canvas: Canvas
  package var compatibility: Compatibility
  /// 1…1000.
  package var framesPerSecond: Int
  /// The document's `duration`; nil means the end of the last animation or keyframe.
  package var duration: Nanoseconds?
  /// Every view that is ever in the tree: those of the initial tree in pre-order, siblings back to
  /// front, then those that keyframes add, in file order. Parents precede children; `views[0]` is
  /// `root`.
  package var views: [TimelineView]
  /// By `GuideIndex`.
  package var guides: [TimelineGuide]
  /// Every constraint that the initial layout or any keyframe declares, in file order.
  package var constraints: [TimelineConstraint]
  /// The constraints that exist before the first keyframe, in file order.
  package var initialConstraints: [Int]
  /// Sorted by time; those of one time stay in file order.
  package var keyframes: [Keyframe]

  package init(
    name: String? = nil, canvas: Canvas, compatibility: Compatibility = .modern,
    framesPerSecond: Int = 60, duration: Nanoseconds? = nil, views: [TimelineView],
    guides: [TimelineGuide] = [], constraints: [TimelineConstraint], initialConstraints: [Int],
    keyframes: [Keyframe]
  ) {
    self.name = name
    self.canvas = canvas
    self.compatibility = compatibility
    self.framesPerSecond = framesPerSecond
    self.duration = duration
    self.views = views
    self.guides = guides
    self.constraints = constraints
    self.initialConstraints = initialConstraints
    self.keyframes = keyframes
  }
}

/// Which UIKit an app is linked against.
package enum Compatibility: Hashable, Sendable {
  /// iOS 8 and later: transforms do not enter layout, animations of geometry add up.
  case modern
  /// Transforms take part in layout, and an animation of geometry replaces the one before.
  case iOS7
}

/// `root`'s size and what surrounds it.
package struct Canvas: Hashable, Sendable {
  /// In points; times `scale` it is whole pixels.
  package var size: Size
  /// 1, 2 or 3 pixels a point; one for the whole run.
  package var scale: Int
  package var safeAreaInsets: LayoutInsets
  /// Nil for UIKit's: 0 at the top and bottom, 16 at the sides, 20 from a width of 400.
  package var layoutMargins: LayoutInsets?
  package var insetsLayoutMarginsFromSafeArea: Bool
  package var layoutDirection: LayoutDirection

  package init(
    size: Size, scale: Int = 1, safeAreaInsets: EdgeInsets = EdgeInsets(),
    layoutMargins: LayoutInsets? = nil, insetsLayoutMarginsFromSafeArea: Bool = true,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = LayoutInsets(safeAreaInsets)
    self.layoutMargins = layoutMargins
    self.insetsLayoutMarginsFromSafeArea = insetsLayoutMarginsFromSafeArea
    self.layoutDirection = layoutDirection
  }

  /// As the engine wants it.
  package var layout: LayoutCanvas {
    var layout = LayoutCanvas(size: size, layoutDirection: layoutDirection)
    layout.safeAreaInsets = safeAreaInsets
    return layout
  }

  /// What `root`'s margins are, before the safe area.
  package var rootMargins: LayoutInsets {
    let side: Double = size.width < 400 ? 16 : 20
    return layoutMargins ?? LayoutInsets(near: side, far: side)
  }
}

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

/// A constraint of the file with the name people know it by.
package struct TimelineConstraint: Sendable {
  /// The declared id, `set#n` for a member of a set; nil if it has none.
  package var id: String?
  /// As it is called in messages: the id, or its text and line.
  package var name: String
  package var constraint: LayoutConstraint
  /// Of a constraint that a keyframe adds: an expression in place of `constraint.constant`.
  package var constant: Expression?
  package var isActive: Bool
  /// Where it is declared.
  package var location: SourceLocation

  package init(
    id: String?, name: String, constraint: LayoutConstraint, constant: Expression? = nil,
    isActive: Bool = true, location: SourceLocation
  ) {
    self.id = id
    self.name = name
    self.constraint = constraint
    self.constant = constant
    self.isActive = isActive
    self.location = location
  }
}

/// A place in the timeline's file: one-based line and column, and the UTF-8 offsets.
package struct SourceLocation: Hashable, Sendable {
  package var line: Int
  package var column: Int
  package var lowerOffset: Int
  package var upperOffset: Int

  package init(line: Int, column: Int, lowerOffset: Int, upperOffset: Int) {
    self.line = line
    self.column = column
    self.lowerOffset = lowerOffset
    self.upperOffset = upperOffset
  }
}
