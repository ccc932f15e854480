import Primitives

/// A straight line in pixels, with a direction and a thickness.
struct OverlayStroke {
  let start: Point
  /// In pixels.
  let length: Double
  let thickness: Double
  /// The unit vector along the line.
  let direction: Point
  /// The unit vector across the line.
  var normal: Point { Point(x: -direction.y, y: direction.x) }

  /// Horizontal and vertical lines are aligned to whole pixels, and moved inside the picture if
  /// they are at its edge.
  ///
  /// - Parameters:
  ///   - from: in pixels, as `to`; both are finite.
  ///   - picture: the size of the picture in pixels.
  init(from: Point, to: Point, thickness: Double, in picture: Size) {
    self.thickness = thickness
    var (start, end) = (from, to)
    let (width, height) = (abs(to.x - from.x), abs(to.y - from.y))
    if height < 1e-6, height <= width {
      start = Point(
        x: Self.rounded(from.x), y: Self.center(from.y, thickness, within: picture.height))
      end = Point(x: Self.rounded(to.x), y: start.y)
    } else if width < 1e-6 {
      start = Point(
        x: Self.center(from.x, thickness, within: picture.width), y: Self.rounded(from.y))
      end = Point(x: start.x, y: Self.rounded(to.y))
    }
    self.start = start
    length = (end - start).length
    let direction = (end - start).unit
    // A line without length takes the direction of its larger extent before rounding.
    self.direction =
      direction != Point() ? direction : width < height ? Point(x: 0, y: 1) : Point(x: 1, y: 0)
  }

  private static func rounded(_ number: Double) -> Double { (number + 0.5).rounded(.down) }

  /// The centre of a line that covers whole pixels.
  private static func center(
    _ place: Double, _ thickness: Double, within side: Double
  ) -> Double {
    var edge = rounded(place - thickness / 2)
    if place >= -0.5 && place <= side + 0.5 { edge = max(0, min(edge, side - thickness)) }
    return edge + thickness / 2
  }

  /// The part between two distances from the start, with a margin on every side.
  func piece(from: Double, to: Double, margin: Double = 0) -> Quad {
    let side = normal * (thickness / 2 + margin)
    let near = start + direction * (from - margin)
    let far = start + direction * (to + margin)
    return Quad(near + side, far + side, far - side, near - side)
  }

  /// The caps of an I-beam, inside its ends.
  func caps(_ extent: Double, margin: Double = 0) -> [Quad] {
    let side = normal * (extent / 2 + margin)
    return [0, max(0, length - thickness)].map { place in
      let near = start + direction * (place - margin)
      let far = start + direction * (place + thickness + margin)
      return Quad(near + side, far + side, far - side, near - side)
    }
  }

  func point(at distance: Double) -> Point { start + direction * distance }

  /// The distances from the start between which the line is in the picture or within a margin of
  /// it; nil if it is outside.
  func visible(in picture: Size, margin: Double) -> ClosedInterval? {
    var range = ClosedInterval(lower: 0, upper: length)
    for (place, way, side) in [
      (start.x, direction.x, picture.width), (start.y, direction.y, picture.height),
    ] {
      let (low, high) = (-margin - place, side + margin - place)
      if abs(way) < 1e-9 {
        guard low <= 0, high >= 0 else { return nil }
        continue
      }
      range.lower = max(range.lower, min(low / way, high / way))
      range.upper = min(range.upper, max(low / way, high / way))
    }
    return range.lower <= range.upper ? range : nil
  }
}
