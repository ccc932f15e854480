package import Primitives

/// The device pixels that a layout's edges are rounded to.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels a point.
  package var scale: Double

  package init(scale: Int) { self.scale = Double(scale) }

  /// The nearest pixel edge, halves upward: `floor(v·scale + 0.5 + 10⁻⁶) / scale`.
  ///
  /// The small term makes up for the solver's rounding at exact halves. That
  /// each edge is rounded by itself was seen in frames that Interface Builder recorded.
  package func rounded(_ value: Double) -> Double { pixels(value) / scale }

  /// The same in pixels, a whole number.
  func pixels(_ value: Double) -> Double {
    (value * scale + 0.5 + LayoutTolerance.halfPixel).rounded(.down)
  }

  /// Rounds every edge by itself: the size is the difference of rounded edges.
  ///
  /// - Parameter rect: in root coordinates.
  package func rounded(_ rect: Rect) -> Rect { points(pixels(rect)) }

  /// The same in pixels. Differences are taken of these, because thirds of a point are not exact:
  /// what has the same size in pixels is to have the same size in points, wherever it lies.
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
