package import Primitives

/// The mark of a constraint in a picture.
package struct OverlayMark: Hashable, Sendable {
  package enum Shape: String, Hashable, Sendable {
    /// An I-beam: a distance or a length.
    case span
    /// A line along aligned edges.
    case line
  }

  package enum Style: String, Hashable, Sendable {
    case required, optional
    /// Deactivated, or not activated yet.
    case inactive
    /// Ignored, because it conflicts with others.
    case broken
  }

  /// The index of the constraint in the timeline.
  package var constraint: Int
  package var shape: Shape
  package var style: Style
  /// A short description of the constraint; empty for aligned edges.
  package var label: String
  /// On the canvas, in points: for a span, the edge of the second item, or the lower end of a
  /// length.
  package var from: Point
  package var to: Point
}
