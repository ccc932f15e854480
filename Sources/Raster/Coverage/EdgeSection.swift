import Primitives

/// The part of a quad's side within one row of pixels.
struct EdgeSection: Hashable, Sendable {
  /// Its horizontal extent.
  private let low: Double
  private let high: Double
  /// The part of the row's height that it spans, at most 1; negative if the corners follow the side
  /// upward. Never 0.
  let height: Double
  /// The columns that it passes through; an empty range at its place if it runs along the edge
  /// between two columns or outside of all.
  let pixels: Range<Int>

  /// Nil if the side does not reach into the row.
  init?(of edge: QuadEdge, row: Int, columns: Range<Int>) {
    let top = max(edge.top.y, Double(row))
    let bottom = min(edge.bottom.y, Double(row + 1))
    guard top < bottom else { return nil }
    let ends = (edge.x(at: top), edge.x(at: bottom))
    // How far outside a side passes does not affect coverage, and must not affect comparisons.
    let (first, last) = (Double(columns.lowerBound), Double(columns.upperBound))
    let (low, high) = (min(ends.0, ends.1), max(ends.0, ends.1))
    self.low = high <= first ? first : min(low, last)
    self.high = low >= last ? last : max(high, first)
    height = (bottom - top) * edge.direction
    pixels = AxisCoverage.pixels(from: low, to: high, count: columns.upperBound)
  }

  /// The area of a pixel to the left of the section, within the part of the row's height that the
  /// section spans. Negative if the height is.
  func areaToTheLeft(in column: Int) -> Double {
    height * meanPart(from: low - Double(column), to: high - Double(column))
  }

  /// The mean of `x`, limited to 0…1, over an interval: the mean of a ramp between its ends where
  /// they are within the limits, and of 1 beyond them.
  private func meanPart(from start: Double, to end: Double) -> Double {
    if start >= 1 { return 1 }
    if end <= 0 { return 0 }
    if start == end { return start }
    let (first, last) = (max(start, 0), min(end, 1))
    let ramp = (last - first) * (first + last) / 2
    return (ramp + max(0, end - 1)) / (end - start)
  }
}
