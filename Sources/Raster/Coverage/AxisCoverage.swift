/// How an interval covers the pixels of one axis: exactly, in parts of a pixel.
///
/// Only the first and the last pixel can be covered in part, so two numbers say all. The coverage
/// of a pixel by a rectangle is the product of its parts along both axes.
///
///     from 1.25 to 4.5     pixel   1     2     3     4
///                          part  0.75    1     1    0.5
struct AxisCoverage: Hashable, Sendable {
  /// The pixels touched that exist; empty if the interval is, or lies outside.
  let pixels: Range<Int>
  /// The covered part of the first and of the last pixel, above 0 and at most 1. They are the
  /// same number when there is one pixel.
  let first: Double
  let last: Double

  static let none = AxisCoverage(pixels: 0..<0, first: 0, last: 0)

  /// The interval `low..<high` on an axis of `count` pixels. Any numbers will do: one that is
  /// not in order, or has a NaN for an end, covers nothing.
  static func interval(from low: Double, to high: Double, count: Int) -> AxisCoverage {
    guard low < high else { return none }
    let (start, end) = (max(low, 0), min(high, Double(count)))
    guard start < end else { return none }
    let pixels = pixels(from: start, to: end, count: count)
    return AxisCoverage(
      pixels: pixels, first: min(end, Double(pixels.lowerBound + 1)) - start,
      last: end - max(start, Double(pixels.upperBound - 1)))
  }

  /// The pixels of an axis with some of the interval inside, and that of an interval's only point
  /// unless it lies between two pixels.
  static func pixels(from low: Double, to high: Double, count: Int) -> Range<Int> {
    // Clipped before it is converted: an infinity, or 1e300, is no Int.
    let start = min(max(low, 0), Double(count))
    let end = max(start, min(high, Double(count)))
    // Neither is negative, so conversion rounds down.
    return Int(start)..<pixelEdge(atOrAfter: end)
  }

  private static func pixelEdge(atOrAfter end: Double) -> Int {
    let below = Int(end)
    return Double(below) < end ? below + 1 : below
  }
}
