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
  /// Pre-order: parents precede children, siblings back to front. `views[0]` is `root`.
  package var views: [TimelineView]
  /// Every constraint that the initial layout or any keyframe declares, in file order.
  package var constraints: [TimelineConstraint]
  /// The constraints that exist before the first keyframe, in file order.
  package var initialConstraints: [Int]
  /// Sorted by time; those of one time stay in file order.
  package var keyframes: [Keyframe]

  package init(
    name: String? = nil, canvas: Canvas, compatibility: Compatibility = .modern,
    framesPerSecond: Int = 60, duration: Nanoseconds? = nil, views: [TimelineView],
    constraints: [TimelineConstraint], initialConstraints: [Int],
    keyframes: [Keyframe]
  ) {
    self.name = name
    self.canvas = canvas
    self.compatibility = compatibility
    self.framesPerSecond = framesPerSecond
    self.duration = duration
    self.views = views
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

/// The picture's size and what surrounds it.
package struct Canvas: Hashable, Sendable {
  /// In points; times `scale` it is whole pixels.
  package var size: Size
  /// 1, 2 or 3 pixels a point.
  package var scale: Int
  package var safeAreaInsets: EdgeInsets

  package init(size: Size, scale: Int = 1, safeAreaInsets: EdgeInsets = EdgeInsets()) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
  }
}

/// One view as declared.
package struct TimelineView: Sendable {
  package var id: String
  /// Nil for `root` only.
  package var superview: ViewIndex?
  package var appearance: Appearance
  /// A rectangle that no constraint of the file can move, in the superview's coordinates and
  /// before the transform (`translatesAutoresizingMaskIntoConstraints`); nil for a view whose place
  /// the constraints find.
  package var frame: Rect?
  package var content: ContentSize
  /// What the view's margin attributes are inset by: 8 on each side unless declared; for `root`
  /// with the safe area already added.
  package var layoutMargins: EdgeInsets
  /// Where it is declared; nil for `root` in a file that does not mention it.
  package var location: SourceLocation?

  package init(
    id: String, superview: ViewIndex?, appearance: Appearance = Appearance(),
    frame: Rect? = nil, content: ContentSize = ContentSize(),
    layoutMargins: EdgeInsets = EdgeInsets(),
    location: SourceLocation? = nil
  ) {
    self.id = id
    self.superview = superview
    self.appearance = appearance
    self.frame = frame
    self.content = content
    self.layoutMargins = layoutMargins
    self.location = location
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
