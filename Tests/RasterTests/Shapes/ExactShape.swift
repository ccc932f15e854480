import Primitives
import Raster

import func Foundation.cos
import func Foundation.sin

/// The area of a shape within pixels, computed differently than by the painter: every circle is a
/// polygon of 1,024 sides, and convex polygons are clipped to rows, then to columns (Sutherland and
/// Hodgman, "Reentrant Polygon Clipping", 1974, doi:10.1145/360767.360802).
struct ExactShape {
  /// Convex outlines with the sign of their areas.
  private let outlines: [(sign: Double, points: [Point])]

  init(_ rounded: RoundedRect, borderWidth: Double? = nil, _ transform: AffineTransform) {
    var outlines = [(1.0, Self.polygon(rounded, transform))]
    if let width = borderWidth, 2 * width < min(rounded.rect.width, rounded.rect.height) {
      let (rect, inner) = (rounded.rect, max(0, rounded.radius - width))
      let inset = Rect(
        x: rect.minX + width, y: rect.minY + width, width: rect.width - 2 * width,
        height: rect.height - 2 * width)
      outlines.append(
        (-1, Self.polygon(RoundedRect(inset, radius: inner, corners: rounded.corners), transform)))
    }
    self.outlines = outlines
  }

  private static func polygon(_ rounded: RoundedRect, _ transform: AffineTransform) -> [Point] {
    let (rect, radius) = (rounded.rect, rounded.radius)
    let corners: [(RectCorners, x: Double, y: Double, start: Double)] = [
      (.topLeft, rect.minX, rect.minY, .pi), (.topRight, rect.maxX, rect.minY, 1.5 * .pi),
      (.bottomRight, rect.maxX, rect.maxY, 0), (.bottomLeft, rect.minX, rect.maxY, 0.5 * .pi),
    ]
    return corners.flatMap { corner, x, y, start in
      guard rounded.corners.contains(corner), radius > 0 else {
        return [transform(Point(x: x, y: y))]
      }
      let center = Point(
        x: x == rect.minX ? x + radius : x - radius, y: y == rect.minY ? y + radius : y - radius)
      return (0...256).map { index in
        let angle = start + Double(index) / 256 * .pi / 2
        return transform(
          Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
      }
    }
  }

  /// By row and column, the area within each pixel of a picture.
  func areas(width: Int, height: Int) -> [[Double]] {
    (0..<height).map { row in
      let parts = outlines.map { (sign: $0.sign, points: Self.clipped($0.points, \.y, to: row)) }
      return (0..<width).map { column in
        parts.reduce(0) { sum, part in
          sum + part.sign * Self.area(of: Self.clipped(part.points, \.x, to: column))
        }
      }
    }
  }

  /// The part of a convex polygon within a pixel along one axis.
  private static func clipped(
    _ points: [Point], _ axis: KeyPath<Point, Double>, to pixel: Int
  ) -> [Point] {
    let low = clipped(points) { $0[keyPath: axis] - Double(pixel) }
    return clipped(low) { Double(pixel + 1) - $0[keyPath: axis] }
  }

  private static func clipped(_ points: [Point], _ distance: (Point) -> Double) -> [Point] {
    var kept: [Point] = []
    for (index, point) in points.enumerated() {
      let next = points[index + 1 < points.count ? index + 1 : 0]
      let (own, following) = (distance(point), distance(next))
      if own >= 0 { kept.append(point) }
      guard (own >= 0) != (following >= 0) else { continue }
      kept.append(point + (next - point) * (own / (own - following)))
    }
    return kept
  }

  private static func area(of points: [Point]) -> Double {
    guard let first = points.first else { return 0 }
    var twice = 0.0
    for (second, third) in zip(points.dropFirst(), points.dropFirst(2)) {
      let (a, b) = (second - first, third - first)
      twice += a.x * b.y - a.y * b.x
    }
    return twice.magnitude / 2
  }
}
