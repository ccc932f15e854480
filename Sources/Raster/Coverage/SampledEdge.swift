/// One side of a sampled quad, from corner to corner, clockwise around the quad.
struct SampledEdge: Hashable, Sendable {
  let start: DevicePoint
  /// To the next corner, in 256ths of a pixel. A side that rises (`rise < 0`) has the quad at its right,
  /// one that falls at its left.
  let run: Int
  let rise: Int

  init(from start: DevicePoint, to end: DevicePoint) {
    self.start = start
    (run, rise) = (end.x - start.x, end.y - start.y)
  }

  /// The first pixel of a row whose centre is on the line through the side or at the right of it.
  ///
  /// - Parameters:
  ///   - y: the row's centre in 256ths of a pixel.
  ///   - Number: an integer that holds twice the product of two coordinates.
  /// - Precondition: the side is not level.
  @inline(__always)
  func firstColumn<Number: FixedWidthInteger & SignedInteger>(
    at y: Int, as _: Number.Type
  ) -> Number {
    let sign: Number = rise < 0 ? -1 : 1
    let (run, rise) = (Number(run) * sign, Number(rise) * sign)
    let dividend = Number(start.x - 128) * rise + run * Number(y - start.y)
    let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: rise * 256)
    return rest > 0 ? quotient + 1 : quotient
  }

  /// For a level side: whether a row's centre is at the side that belongs to the quad.
  func hasInside(at y: Int) -> Bool { run > 0 ? y >= start.y : y < start.y }
}
