import Primitives

/// A cubic Bézier curve in pixels.
struct CubicCurve {
  /// The length of the handles that Core Graphics gives a quarter of a circle, in radii.
  static let circleHandle = 0.5522847498

  private let p0: Point
  private let p1: Point
  private let p2: Point
  private let p3: Point

  init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// Appends the ends of its chords. It is halved until the second differences of its control points
  /// are small: at most 1/15 pixel as Core Graphics does (`Documentation/Pixels.md`), or so small that
  /// a chord is less than 1/700 pixel from the curve.
  func appendChords(to points: inout [Point], _ edges: EdgeRasterization) {
    appendChords(to: &points, limit: edges == .coreGraphics ? 1.0 / 15 : 1.0 / 768, depth: 0)
  }

  private func appendChords(to points: inout [Point], limit: Double, depth: Int) {
    if depth == Self.deepest || isFlat(limit) { return points.append(p3) }
    let (first, second) = halves
    first.appendChords(to: &points, limit: limit, depth: depth + 1)
    second.appendChords(to: &points, limit: limit, depth: depth + 1)
  }

  private func isFlat(_ limit: Double) -> Bool {
    let (first, second) = (p0 - p1 * 2 + p2, p1 - p2 * 2 + p3)
    return max(
      max(first.x.magnitude, first.y.magnitude), max(second.x.magnitude, second.y.magnitude))
      <= limit
  }

  /// De Casteljau's construction at 1/2.
  private var halves: (CubicCurve, CubicCurve) {
    let (a, b, c) = ((p0 + p1) * 0.5, (p1 + p2) * 0.5, (p2 + p3) * 0.5)
    let (d, e) = ((a + b) * 0.5, (b + c) * 0.5)
    let middle = (d + e) * 0.5
    return (CubicCurve(p0, a, d, middle), CubicCurve(middle, e, c, p3))
  }

  /// 4,096 chords: beyond that a curve is too large for differences to be visible.
  private static let deepest = 12
}
