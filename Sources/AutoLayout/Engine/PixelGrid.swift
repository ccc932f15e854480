/// The device pixels to which the edges of a layout are rounded.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  package var scale: Double

  package init(scale: Int) { self.scale = Double(scale) }

  /// The nearest pixel edge to a coordinate in points, halves upward: `floor(v·scale + 0.5 + 10⁻⁶)`.
  ///
  /// The small term compensates for the solver's rounding at exact halves. Frames recorded by Interface
  /// Builder show that each edge is rounded independently. The result is in pixels, a whole number,
  /// because thirds of a point are not exact: sizes are differences of pixels, so that the same size in
  /// pixels is the same size in points at every position.
  ///
  /// - Parameter value: in root coordinates.
  func pixels(_ value: Double) -> Double {
    (value * scale + 0.5 + LayoutTolerance.halfPixel).rounded(.down)
  }
}
