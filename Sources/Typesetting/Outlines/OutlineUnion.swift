import Primitives

/// The union of polygons as contours that neither cross nor overlap, by a sweep from the lowest y to
/// the highest.
///
/// The sweep goes in bands that are bounded by all corners and crossings. Inside a band no two sides
/// cross, so that in order of x they alternate between entering and leaving the union. (Bentley and
/// Ottmann, "Algorithms for reporting and counting geometric intersections", IEEE Transactions on
/// Computers C-28, 1979, without their queues: a letter has few polygons.)
struct OutlineUnion {
  /// Levels and sides that are closer than this are one. The font's size is 1,000.
  static let epsilon = 1e-7

  private var sides: [PolygonSide] = []

  /// The contours with the area on their left where y grows upward: outer ones run counterclockwise.
  ///
  /// - Parameter polygons: counterclockwise; they may overlap and touch.
  static func contours(of polygons: [[Point]]) -> [[Point]] {
    var union = OutlineUnion()
    for polygon in polygons {
      for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
        if let side = PolygonSide(from: start, to: end) { union.sides.append(side) }
      }
    }
    union.sides.sort { $0.low.y < $1.low.y }
    return union.contours()
  }

  private func contours() -> [[Point]] {
    var chains = BoundaryChains()
    let levels = levels()
    var active: [Int] = []
    var next = 0
    for (low, high) in zip(levels, levels.dropFirst()) {
      active.removeAll { sides[$0].high.y < high - Self.epsilon }
      while next < sides.count, sides[next].low.y <= low + Self.epsilon {
        if sides[next].high.y >= high - Self.epsilon { active.append(next) }
        next += 1
      }
      chains.addBand(boundaries(among: active, from: low, to: high))
    }
    chains.addBand([])
    return chains.contours()
  }

  /// The heights of all corners and crossings, from the lowest.
  private func levels() -> [Double] {
    var levels = sides.flatMap { [$0.low.y, $0.high.y] }
    for (index, side) in sides.enumerated() {
      for other in sides[(index + 1)...] {
        if other.low.y >= side.high.y { break }
        if let crossing = side.crossing(with: other) { levels.append(crossing) }
      }
    }
    levels.sort()
    var distinct: [Double] = []
    for level in levels where level > (distinct.last ?? -.infinity) + Self.epsilon {
      distinct.append(level)
    }
    return distinct
  }

  /// The sides of a band between outside and inside, from left to right. Sides at one place count
  /// together.
  private func boundaries(among active: [Int], from low: Double, to high: Double) -> [Boundary] {
    let middle = (low + high) / 2
    let ordered = active.map { (x: sides[$0].x(at: middle), side: $0) }
      .sorted { ($0.x, $0.side) < ($1.x, $1.side) }
    var boundaries: [Boundary] = []
    var (winding, wasInside) = (0, false)
    for (index, entry) in ordered.enumerated() {
      winding += sides[entry.side].direction
      let isLast =
        index + 1 == ordered.count || ordered[index + 1].x > entry.x + Self.epsilon
      guard isLast, (winding != 0) != wasInside else { continue }
      wasInside = winding != 0
      boundaries.append(
        Boundary(
          side: entry.side, opens: wasInside,
          low: Point(x: sides[entry.side].x(at: low), y: low),
          high: Point(x: sides[entry.side].x(at: high), y: high)))
    }
    return boundaries
  }
}

/// A side of a polygon that is not level.
struct PolygonSide {
  var low: Point
  var high: Point
  /// 1 if the polygon's side runs downward, so that its area is where x is greater; -1 if upward.
  var direction: Int

  init?(from start: Point, to end: Point) {
    guard abs(start.y - end.y) > OutlineUnion.epsilon else { return nil }
    (low, high) = start.y < end.y ? (start, end) : (end, start)
    direction = start.y < end.y ? -1 : 1
  }

  func x(at y: Double) -> Double {
    if y <= low.y { return low.x }
    if y >= high.y { return high.x }
    return low.x + (high.x - low.x) * ((y - low.y) / (high.y - low.y))
  }

  /// The height at which two sides cross, if they do.
  func crossing(with other: PolygonSide) -> Double? {
    let (from, to) = (max(low.y, other.low.y), min(high.y, other.high.y))
    guard from < to, max(low.x, high.x) >= min(other.low.x, other.high.x),
      max(other.low.x, other.high.x) >= min(low.x, high.x)
    else { return nil }
    let (first, last) = (x(at: from) - other.x(at: from), x(at: to) - other.x(at: to))
    guard first * last < 0 else { return nil }
    return from + (to - from) * (first / (first - last))
  }
}
