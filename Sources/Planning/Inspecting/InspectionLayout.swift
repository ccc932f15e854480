import Primitives

extension Inspection {
  /// What the layout engine knows of a moment: the model as the last turn at or before it left it,
  /// even while animations run.
  public struct Layout: Hashable, Sendable {
    /// In the order of the inspection's views.
    public let views: [ViewLayout]
    /// What is active and left out because it cannot hold together with older constraints, in order
    /// of activation.
    public let brokenConstraints: [BrokenConstraint]
  }

  /// What layout knows of one view; lengths are points.
  public struct ViewLayout: Hashable, Sendable {
    /// The rectangle on which constraints act, in the superview's coordinates: the frame that the
    /// inspection has, less the insets.
    public let alignmentRect: Rect
    /// With the safe area, and what the superview's margins add, as solved.
    public let layoutMargins: Insets
    /// What of the canvas's safe area insets reaches the view, as solved.
    public let safeAreaInsets: Insets
    /// Horizontal before vertical, size before position.
    public let ambiguities: [Ambiguity]
    /// The names of the broken constraints that refer to the view or to a guide of it.
    public let brokenConstraints: [String]
    /// In the order of the file.
    public let guides: [Guide]
  }

  /// Distances inward from the edges of a rectangle, in points.
  public struct Insets: Hashable, Sendable {
    public let top: Double
    public let left: Double
    public let bottom: Double
    public let right: Double

    init(_ insets: EdgeInsets) {
      top = insets.top
      left = insets.left
      bottom = insets.bottom
      right = insets.right
    }
  }

  /// What more than one answer would satisfy equally well.
  public struct Ambiguity: Hashable, Sendable {
    public enum Axis: String, CaseIterable, Hashable, Sendable { case horizontal, vertical }
    public enum Aspect: String, CaseIterable, Hashable, Sendable { case position, size }

    public let axis: Axis
    public let aspect: Aspect
  }

  /// A layout guide of a view.
  public struct Guide: Hashable, Sendable {
    public let id: String
    /// In the view's own coordinates, as solved: not rounded to pixels.
    public let frame: Rect
  }

  /// A required constraint that is left out.
  public struct BrokenConstraint: Hashable, Sendable {
    /// The id, or the text and line; of a constraint that the system makes, what it is.
    public let name: String
    /// With its present constant; nil for one of the system's.
    public let equation: String?
    /// Where it is declared; nil for one of the system's.
    public let line: Int?
    public let column: Int?
  }
}
