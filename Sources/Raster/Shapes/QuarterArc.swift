import Primitives

/// A quarter of the unit circle as a polyline whose area within any pixel is that of the arc to within
/// a sixth of a 255th, from (1, 0) to (0, 1). A pixel may contain parts of several arcs.
///
/// The vertices between the ends are slightly outside of the circle, so that every chord has as much
/// area outside as inside, and the errors of neighbouring chords do not add up. The first and the last
/// chord begin on the circle, and are shorter by √2 for the same reason. Directions come from the
/// rational parametrization ((1 − t²) / (1 + t²), 2t / (1 + t²)), t up to tan 22.5°, and its reflection,
/// so that no trigonometric function is needed.
enum QuarterArc {
  /// The tangent of 22.5°.
  private static let lastParameter = 2.0.squareRoot() - 1
  /// The first and the last chord in units of the others.
  private static let endChord = 0.5.squareRoot()

  /// - Parameter radius: of the largest circle or ellipse, in pixels.
  static func points(radius: Double) -> [Point] {
    let count = chords(radius: radius)
    let step = lastParameter / (Double(count - 1) + endChord)
    var points = [Point(x: 1, y: 0)]
    points.reserveCapacity(2 * count + 1)
    for index in 0..<count {
      let isMiddle = index == count - 1
      points.append(vertex(at: isMiddle ? lastParameter : (Double(index) + endChord) * step, step))
    }
    for index in (0..<count).reversed() {
      points.append(Point(x: points[index].y, y: points[index].x))
    }
    return points
  }

  /// A chord of the angle θ has the area of its arc if its ends are at the distance 1 + θ²/12; here
  /// θ = 2 `step` / (1 + t²).
  private static func vertex(at t: Double, _ step: Double) -> Point {
    let share = 1 / (1 + t * t)
    let distance = 1 + (step * share) * (step * share) / 3
    return Point(x: (1 - t * t) * share * distance, y: 2 * t * share * distance)
  }

  /// The number of chords of an eighth of a circle, of which the first is shorter. With chords of the
  /// length l, a pixel is off by at most l³ / 62r, if it contains a part of a chord between its
  /// crossings of the arc, and by less than l² / 8r in any case.
  private static func chords(radius: Double) -> Int {
    let radius = min(radius, largestRadius)
    var count = endChord
    while count * count * count < 15 * radius * radius && count * count < 140 * radius {
      count += 1
    }
    return Int(count + 1)
  }

  /// In pixels. Of larger circles a picture shows less than a pixel of curvature in any row.
  private static let largestRadius = 1e6
}
