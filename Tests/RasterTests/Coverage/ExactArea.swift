import Primitives

extension Quad {
  /// The area of the quad within one pixel, computed differently than by the painter: the polygon
  /// is clipped to each side of the pixel in turn (Sutherland and Hodgman, "Reentrant Polygon
  /// Clipping", 1974, doi:10.1145/360767.360802), and the rest is divided into triangles from one
  /// corner, which keeps the areas of small polygons exact to some units in the last place.
  func area(inPixel column: Int, _ row: Int) -> Double {
    let origin = Point(x: Double(column), y: Double(row))
    var polygon = [p0 - origin, p1 - origin, p2 - origin, p3 - origin]
    // Clips at the left side of the pixel, then turns the next side to its place.
    for _ in 0..<4 {
      polygon = rightOfTheOrigin(polygon)
      if polygon.isEmpty { return 0 }
      polygon = polygon.map { Point(x: $0.y, y: 1 - $0.x) }
    }
    return area(of: polygon)
  }

  private func rightOfTheOrigin(_ polygon: [Point]) -> [Point] {
    if polygon.allSatisfy({ $0.x >= 0 }) { return polygon }
    var kept: [Point] = []
    for (index, point) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      if point.x >= 0 { kept.append(point) }
      if (point.x >= 0) == (next.x >= 0) { continue }
      let share = point.x / (point.x - next.x)
      kept.append(Point(x: 0, y: point.y + (next.y - point.y) * share))
    }
    return kept
  }

  private func area(of polygon: [Point]) -> Double {
    var twice = 0.0
    for (first, second) in zip(polygon.dropFirst(), polygon.dropFirst(2)) {
      let (a, b) = (first - polygon[0], second - polygon[0])
      twice += a.x * b.y - a.y * b.x
    }
    return twice.magnitude / 2
  }
}
