import Primitives

/// A quad's sides, and the pixels of a picture that it may touch.
struct QuadOutline: Sendable {
  /// Within this range differences of coordinates stay finite. A quad with a corner outside of it, or
  /// with a NaN, is not painted.
  private static let largestCoordinate = 1e300

  let edges: [QuadEdge]
  let columns: Range<Int>
  let rows: Range<Int>

  /// Nil if the quad touches no pixel.
  init?(_ quad: Quad, width: Int, height: Int) {
    let corners = quad.corners
    guard corners.allSatisfy(Self.isInRange) else { return nil }
    columns = Self.pixels(between: corners.map(\.x), count: width)
    rows = Self.pixels(between: corners.map(\.y), count: height)
    if columns.isEmpty || rows.isEmpty { return nil }
    edges = corners.indices.compactMap { index in
      QuadEdge(from: corners[index], to: corners[(index + 1) % corners.count])
    }
  }

  private static func isInRange(_ corner: Point) -> Bool {
    corner.x.magnitude <= largestCoordinate && corner.y.magnitude <= largestCoordinate
  }

  private static func pixels(between values: [Double], count: Int) -> Range<Int> {
    guard let low = values.min(), let high = values.max() else { return 0..<0 }
    return AxisCoverage.pixels(from: low, to: high, count: count)
  }
}
