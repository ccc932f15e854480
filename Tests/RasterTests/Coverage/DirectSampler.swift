import Primitives

/// Decides for every pixel by itself whether its centre is inside a quad, for comparison: no spans, no
/// clipping, and integers that are wide enough for everything.
struct DirectSampler {
  private let corners: [(x: Int128, y: Int128)]

  /// - Parameter quad: with corners within 2³⁶ pixels.
  init(_ quad: Quad) {
    let corners = quad.corners.map { (Self.rounded($0.x), Self.rounded($0.y)) }
    self.corners = Self.doubledArea(corners) < 0 ? corners.reversed() : corners
  }

  /// In 256ths of a pixel, halves up, from a count of 512ths.
  private static func rounded(_ pixels: Double) -> Int128 {
    (Int128((Double(Float(pixels)) * 512).rounded(.down)) + 1) >> 1
  }

  private static func doubledArea(_ corners: [(x: Int128, y: Int128)]) -> Int128 {
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    return (c.x - a.x) * (d.y - b.y) - (d.x - b.x) * (c.y - a.y)
  }

  func paints(_ column: Int, _ row: Int) -> Bool {
    if Self.doubledArea(corners) == 0 { return false }
    let (x, y) = (Int128(256 * column + 128), Int128(256 * row + 128))
    return (0..<4).allSatisfy { index in
      let (start, end) = (corners[index], corners[(index + 1) % 4])
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let side = dx * (y - start.y) - dy * (x - start.x)
      let isLeftOrTop = dy < 0 || (dy == 0 && dx > 0)
      return isLeftOrTop ? side >= 0 : side > 0
    }
  }

  func picture(width: Int, height: Int) -> [[UInt8]] {
    (0..<height).map { y in (0..<width).map { x in paints(x, y) ? 255 : 0 } }
  }
}
