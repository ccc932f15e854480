import Primitives

/// A part of a letter: what one movement of a round pen draws, or a dot. y grows upward from the
/// baseline, in thousandths of the font's size.
enum Stroke: Hashable, Sendable {
  case path([Piece], isClosed: Bool)
  case dot(Point, radius: Double)

  enum Piece: Hashable, Sendable {
    /// Straight to a point; where it comes first, the start.
    case line(Point)
    /// Straight to the start of an elliptic arc, then along it.
    case arc(EllipticArc)
  }
}

/// A part of an ellipse with axes along x and y, by angles in degrees, counterclockwise from the x
/// axis. An end that is less than the start runs clockwise.
struct EllipticArc: Hashable, Sendable {
  var center: Point
  var radiusX: Double
  var radiusY: Double
  var start: Double
  var end: Double

  func point(at degrees: Double) -> Point {
    let (cosine, sine) = ElementaryFunctions.cosineAndSine(degrees: degrees)
    return Point(x: center.x + radiusX * cosine, y: center.y + radiusY * sine)
  }

  /// The arc whose box is that of this one after a map of corners, which must keep it upright.
  func mapped(_ map: (Point) -> Point) -> EllipticArc {
    let low = map(Point(x: center.x - radiusX, y: center.y - radiusY))
    let high = map(Point(x: center.x + radiusX, y: center.y + radiusY))
    return EllipticArc(
      center: (low + high) * 0.5, radiusX: (high.x - low.x) / 2, radiusY: (high.y - low.y) / 2,
      start: start, end: end)
  }
}

extension Stroke {
  /// The stroke with its points mapped, and its dots' radii separately.
  func mapped(_ map: (Point) -> Point, radius: (Double) -> Double) -> Stroke {
    switch self {
    case .dot(let center, let own): return .dot(map(center), radius: radius(own))
    case .path(let pieces, let isClosed):
      let mapped: [Piece] = pieces.map { piece in
        switch piece {
        case .line(let point): .line(map(point))
        case .arc(let arc): .arc(arc.mapped(map))
        }
      }
      return .path(mapped, isClosed: isClosed)
    }
  }
}
