package import Primitives

/// The device pixels to which the edges of a layout are rounded.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  package var scale: Double

  package init(scale: Int) { self.scale = Double(scale) }

  /// The nearest pixel edge, halves upward: `floor(v·scale + 0.5 + 10⁻⁶) / scale`.
  ///
  /// The small term compensates for the solver's rounding at exact halves. Frames recorded by Interface
  /// Builder show that each edge is rounded independently.
  package func rounded(_ value: Double) -> Double { pixels(value) / scale }

  /// The nearest pixel edge in pixels, a whole number.
  func pixels(_ value: Double) -> Double {
    (value * scale + 0.5 + LayoutTolerance.halfPixel).rounded(.down)
  }

  /// Rounds every edge independently: the size is the difference of rounded edges.
  ///
  /// - Parameter rect: in root coordinates.
  package func rounded(_ rect: Rect) -> Rect { points(pixels(rect)) }

  /// The rounded rectangle in pixels. Sizes are differences of pixels, because thirds of a point are
  /// not exact: the same size in pixels must be the same size in points, regardless of the position.
  func pixels(_ rect: Rect) -> Rect {
    let (x, y) = (pixels(rect.minX), pixels(rect.minY))
    return Rect(x: x, y: y, width: pixels(rect.maxX) - x, height: pixels(rect.maxY) - y)
  }

  func points(_ pixels: Rect) -> Rect {
    Rect(
      x: pixels.minX / scale, y: pixels.minY / scale, width: pixels.width / scale,
      height: pixels.height / scale)
  }
}
