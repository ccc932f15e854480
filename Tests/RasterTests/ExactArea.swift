import Primitives

extension Quad {
  /// The area of the quad within one pixel, by another way than the picture takes: the polygon is
  /// clipped to the pixel side by side (Sutherland and Hodgman, "Reentrant Polygon Clipping",
  /// 1974, doi:10.1145/360767.360802), and the area is that of triangles from one corner of what is
  /// left, which keeps it exact to some units in the last place however small it is.
  func area(inPixel column: Int, _ row: Int) -> Double {
    let (left, top) = (Double(column), Double(row))
    var polygon = [p0, p1, p2, p3]
    polygon = clip(polygon, along: \.x, from: left, across: \.y)
    polygon = clip(polygon, along: \.y, from: top, across: \.x)
    polygon = clip(polygon, along: \.x, upTo: left + 1, across: \.y)
    polygon = clip(polygon, along: \.y, upTo: top + 1, across: \.x)
    return area(of: polygon)
  }

  typealias Axis = WritableKeyPath<Point, Double>

  private func clip(
    _ polygon: [Point], along axis: Axis, from low: Double = -.infinity,
    upTo high: Double = .infinity, across other: Axis
  ) -> [Point] {
    let limit = low.isFinite ? low : high
    func isInside(_ point: Point) -> Bool {
      low <= point[keyPath: axis] && point[keyPath: axis] <= high
    }
    var kept: [Point] = []
    for (index, point) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      if isInside(point) { kept.append(point) }
      guard isInside(point) != isInside(next) else { continue }
      let share =
        (limit - point[keyPath: axis]) / (next[keyPath: axis] - point[keyPath: axis])
      var crossing = Point()
      crossing[keyPath: axis] = limit
      crossing[keyPath: other] =
        point[keyPath: other] + (next[keyPath: other] - point[keyPath: other]) * share
      kept.append(crossing)
    }
    return kept
  }

  private func area(of polygon: [Point]) -> Double {
    guard let corner = polygon.first else { return 0 }
    var twice = 0.0
    for (first, second) in zip(polygon.dropFirst(), polygon.dropFirst(2)) {
      let (a, b) = (first - corner, second - corner)
      twice += a.x * b.y - a.y * b.x
    }
    return twice.magnitude / 2
  }
}
