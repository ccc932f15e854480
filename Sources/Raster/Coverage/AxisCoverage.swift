/// How much of each pixel of one axis an interval covers, exactly.
///
/// Only the first and the last pixel can be covered in part, so two numbers suffice. A rectangle's
/// coverage of a pixel is the product of the covered parts along both axes.
///
///     from 1.25 to 4.5     pixel   1     2     3     4
///                          part  0.75    1     1    0.5
struct AxisCoverage: Hashable, Sendable {
  /// The pixels of the axis that are touched; empty if the interval is empty or outside of the axis.
  let pixels: Range<Int>
  /// The covered part of the first and of the last pixel, above 0 and at most 1. They are equal if
  /// there is only one pixel.
  let first: Double
  let last: Double

  static let none = AxisCoverage(pixels: 0..<0, first: 0, last: 0)

  /// The coverage by the interval `low..<high` on an axis of `count` pixels. Any numbers are valid: an
  /// interval with its ends in reverse order, or with a NaN, covers nothing.
  static func interval(from low: Double, to high: Double, count: Int) -> AxisCoverage {
    guard low < high else { return none }
    let (start, end) = (max(low, 0), min(high, Double(count)))
    guard start < end else { return none }
    let pixels = pixels(from: start, to: end, count: count)
    return AxisCoverage(
      pixels: pixels, first: min(end, Double(pixels.lowerBound + 1)) - start,
      last: end - max(start, Double(pixels.upperBound - 1)))
  }

  /// The coverage by an interval that covers pixels with their centres in it, and no other.
  ///
  /// - Parameter low: in 256ths of a pixel, as `high`.
  static func centers(from low: Int, to high: Int, count: Int) -> AxisCoverage {
    AxisCoverage(
      pixels: DevicePoint.centers(from: low, to: high, count: count), first: 1, last: 1)
  }

  /// The pixels of an axis that the interval touches. An interval of a single point touches the pixel
  /// that contains it, and none if the point is the edge between two pixels.
  static func pixels(from low: Double, to high: Double, count: Int) -> Range<Int> {
    // Clipped before the conversion: an infinity or 1e300 does not fit an Int.
    let start = min(max(low, 0), Double(count))
    let end = max(start, min(high, Double(count)))
    // Neither is negative, so the conversion rounds down.
    return Int(start)..<pixelEdge(atOrAfter: end)
  }

  private static func pixelEdge(atOrAfter end: Double) -> Int {
    let below = Int(end)
    return Double(below) < end ? below + 1 : below
  }
}
