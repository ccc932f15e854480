import Primitives

extension Inspection {
  /// The state of the layout engine at a moment: the model after the last turn at or before it,
  /// also while animations are running.
  package struct Layout: Hashable, Sendable {
    /// In the order of the inspection's views.
    package let views: [ViewLayout]
    /// Active constraints that are ignored because they conflict with older ones, in order of
    /// activation.
    package let brokenConstraints: [BrokenConstraint]
  }

  /// The layout of one view; lengths are in points.
  package struct ViewLayout: Hashable, Sendable {
    /// The rectangle on which constraints act, in the superview's coordinates: the frame of the
    /// inspection, inset by the alignment rectangle insets.
    package let alignmentRect: Rect
    /// The effective margins, including the safe area and those preserved from the superview.
    package let layoutMargins: Insets
    /// The part of the canvas's safe area insets that overlaps the view.
    package let safeAreaInsets: Insets
    /// Horizontal before vertical, size before position.
    package let ambiguities: [Ambiguity]
    /// The names of the broken constraints that refer to the view or to a guide of it.
    package let brokenConstraints: [String]
    /// In the order of the file.
    package let guides: [Guide]
  }

  /// Distances inward from the edges of a rectangle, in points.
  package struct Insets: Hashable, Sendable {
    package let top: Double
    package let left: Double
    package let bottom: Double
    package let right: Double

    init(_ insets: EdgeInsets) {
      top = insets.top
      left = insets.left
      bottom = insets.bottom
      right = insets.right
    }
  }

  /// A position or size for which several values satisfy the constraints equally well.
  package struct Ambiguity: Hashable, Sendable {
    package enum Axis: String, CaseIterable, Hashable, Sendable { case horizontal, vertical }
    package enum Aspect: String, CaseIterable, Hashable, Sendable { case position, size }

    package let axis: Axis
    package let aspect: Aspect
  }

  /// A layout guide of a view.
  package struct Guide: Hashable, Sendable {
    package let id: String
    /// In the view's own coordinates, not rounded to pixels.
    package let frame: Rect
  }

  /// A required constraint that is ignored because of a conflict.
  package struct BrokenConstraint: Hashable, Sendable {
    /// The id, or the text and line; for a system constraint, a description.
    package let name: String
    /// With its current constant; nil for a system constraint.
    package let equation: String?
    /// Where it is declared; nil for a system constraint.
    package let line: Int?
    package let column: Int?
  }
}
