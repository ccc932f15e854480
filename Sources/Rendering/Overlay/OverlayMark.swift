package import Primitives

/// What shows a constraint in a picture.
package struct OverlayMark: Hashable, Sendable {
  package enum Shape: String, Hashable, Sendable {
    /// An I-beam: a distance or a length.
    case span
    /// Along edges that lie on one another.
    case line
  }

  package enum Style: String, Hashable, Sendable {
    case required, optional
    /// Deactivated, or not activated yet.
    case inactive
    /// Left out, because it cannot hold together with others.
    case broken
  }

  /// The number of the constraint as declared.
  package var constraint: Int
  package var shape: Shape
  package var style: Style
  /// What the constraint asks for, in short; empty for edges that are to lie on one another.
  package var label: String
  /// On the canvas, in points: of a span the second item's place, or the near end of a length.
  package var from: Point
  package var to: Point
}
