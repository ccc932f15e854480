/// An area in a layer's own space, with the map from there to pixels.
///
/// Curves are not flattened here: how finely depends on their size in pixels and on how edges are
/// drawn.
package struct Shape: Hashable, Sendable {
  package enum Outline: Hashable, Sendable {
    case rounded(RoundedRect)
    /// The ring between the edges of a rounded rectangle and those of the same rectangle inset by the
    /// width, which is not negative.
    case border(RoundedRect, width: Double)
    /// Contours whose areas are added where they run the same way round and subtracted where they run
    /// the opposite way. Within a pixel the sum of areas counts, at most the whole pixel, so that the
    /// union of contours that run the same way is exact except in pixels where their edges overlap.
    case contours([Contour])
  }

  package var outline: Outline
  /// From the layer's own space to pixels.
  package var transform: AffineTransform

  package init(_ outline: Outline, _ transform: AffineTransform = .identity) {
    self.outline = outline
    self.transform = transform
  }
}
