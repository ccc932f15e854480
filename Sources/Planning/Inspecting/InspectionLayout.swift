import Primitives

extension Inspection {
  /// What the layout engine knows of a moment: the model as the last turn at or before it left it,
  /// even while animations run.
  package struct Layout: Hashable, Sendable {
    /// In the order of the inspection's views.
    package let views: [ViewLayout]
    /// What is active and left out because it cannot hold together with older constraints, in order
    /// of activation.
    package let brokenConstraints: [BrokenConstraint]
  }

  /// What layout knows of one view; lengths are points.
  package struct ViewLayout: Hashable, Sendable {
    /// The rectangle on which constraints act, in the superview's coordinates: the frame that the
    /// inspection has, less the insets.
    package let alignmentRect: Rect
    /// With the safe area, and what the superview's margins add, as solved.
    package let layoutMargins: Insets
    /// What of the canvas's safe area insets reaches the view, as solved.
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

  /// What more than one answer would satisfy equally well.
  package struct Ambiguity: Hashable, Sendable {
    package enum Axis: String, CaseIterable, Hashable, Sendable { case horizontal, vertical }
    package enum Aspect: String, CaseIterable, Hashable, Sendable { case position, size }

    package let axis: Axis
    package let aspect: Aspect
  }

  /// A layout guide of a view.
  package struct Guide: Hashable, Sendable {
    package let id: String
    /// In the view's own coordinates, as solved: not rounded to pixels.
    package let frame: Rect
  }

  /// A required constraint that is left out.
  package struct BrokenConstraint: Hashable, Sendable {
    /// The id, or the text and line; of a constraint that the system makes, what it is.
    package let name: String
    /// With its present constant; nil for one of the system's.
    package let equation: String?
    /// Where it is declared; nil for one of the system's.
    package let line: Int?
    package let column: Int?
  }
}
