package import Primitives

/// The device pixels that a layout's edges are rounded to.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels a point.
  package var scale: Double

  package init(scale: Int) { self.scale = Double(scale) }

  /// The nearest pixel edge, halves upward: `floor(v·scale + 0.5 + 1e-6) / scale`.
  ///
  /// The small term makes up for the solver's rounding at exact halves. That
  /// each edge is rounded by itself was seen in frames that Interface Builder recorded.
  package func rounded(_ value: Double) -> Double {
    (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  /// Rounds every edge by itself: the size is the difference of rounded edges.
  ///
  /// - Parameter rect: in root coordinates.
  package func rounded(_ rect: Rect) -> Rect {
    let x = rounded(rect.minX)
    let y = rounded(rect.minY)
    return Rect(
      x: x, y: y, width: rounded(rect.maxX) - x, height: rounded(rect.maxY) - y)
  }
}
