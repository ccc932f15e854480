import Primitives
import TestSupport

/// The kinds of quads that are tested.
enum QuadKind: CaseIterable, Sendable {
  /// About as large as the picture, in and around it.
  case mid
  /// Smaller than a pixel, inside the picture.
  case tiny
  /// Some 10⁹ pixels wide and high, their sides near and in the picture.
  case huge
  /// As long as the picture, and much less than a pixel wide.
  case sliver
  /// With all corners on corners of pixels, so that sides lie on edges and meet corners.
  case whole
  /// Not a parallelogram.
  case irregular
  /// With all corners on one line.
  case flat

  /// The possible error of the reference, which also computes in `Double`, in 255ths.
  var tolerance: Double { self == .huge ? 1e-3 : 1e-9 }

  func random(width: Int, height: Int, using generator: inout SeededGenerator) -> Quad {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    func vector(_ reach: Double) -> Point {
      Point(x: number(-reach...reach), y: number(-reach...reach))
    }
    let inside = Point(x: number(0...Double(width)), y: number(0...Double(height)))
    switch self {
    case .mid: return Quad(center: inside, vector(6), vector(6))
    case .tiny: return Quad(center: inside, vector(0.4), vector(0.4))
    case .huge:
      // The middle of one side is inside the picture.
      let (along, across) = (vector(1e9), vector(1e9))
      return Quad(center: inside + across, along, across)
    case .sliver:
      let along = vector(8)
      let thickness = number(-0.05...0.05)
      return Quad(center: inside, along, Point(x: -along.y, y: along.x) * thickness)
    case .whole:
      let (start, first, second) = (inside.rounded, vector(8).rounded, vector(8).rounded)
      return Quad(start, start + first, start + first + second, start + second)
    case .irregular:
      return irregular(inside, vector(5), vector(5), number(0.1...2), number(0.1...2))
    case .flat:
      let along = vector(8)
      return Quad(center: inside, along, along * number(-2...2))
    }
  }

  /// Corners on two crossing lines, one on each side of the crossing, give a convex quad.
  private func irregular(
    _ crossing: Point, _ first: Point, _ second: Point, _ a: Double, _ b: Double
  ) -> Quad {
    Quad(crossing + first, crossing + second, crossing - first * a, crossing - second * b)
  }
}

extension Quad {
  /// From its centre to the middles of two sides that meet.
  init(center: Point, _ u: Point, _ v: Point) {
    self.init(center - u - v, center + u - v, center + u + v, center - u + v)
  }

  /// The same quad, beginning with any corner and in either direction.
  var cornerOrders: [Quad] {
    [
      Quad(p0, p1, p2, p3), Quad(p1, p2, p3, p0), Quad(p2, p3, p0, p1), Quad(p3, p0, p1, p2),
      Quad(p3, p2, p1, p0), Quad(p2, p1, p0, p3), Quad(p1, p0, p3, p2), Quad(p0, p3, p2, p1),
    ]
  }
}

extension Point {
  fileprivate var rounded: Point { Point(x: x.rounded(), y: y.rounded()) }
}
