extension Pixmap {
  package var bounds: PixelRect { PixelRect(columns: 0..<width, rows: 0..<height) }

  /// The smallest rectangle that contains every pixel in which the pictures differ; empty if there is
  /// none.
  ///
  /// - Precondition: the sizes are equal.
  package func difference(from other: borrowing Pixmap) -> PixelRect {
    precondition(
      width == other.width && height == other.height,
      "\(width)×\(height) pixels compared with \(other.width)×\(other.height)")
    var difference = PixelRect.empty
    var (own, others) = (0, 0)
    while own < bands.count {
      let rows = bands[own].clamped(to: other.bands[others])
      let columns = row(rows.lowerBound).difference(from: other.row(rows.lowerBound))
      difference = difference.union(PixelRect(columns: columns, rows: rows))
      if rows.upperBound == other.bands[others].upperBound { others += 1 }
      if rows.upperBound == bands[own].upperBound { own += 1 }
    }
    return difference
  }
}

extension ArraySlice<Pixel> {
  /// The range from the first pixel that differs to the last, counted from the start of the row.
  fileprivate func difference(from other: ArraySlice<Pixel>) -> Range<Int> {
    var (lower, upper) = (0, count)
    while lower < upper, self[startIndex + lower] == other[other.startIndex + lower] { lower += 1 }
    while upper > lower, self[startIndex + upper - 1] == other[other.startIndex + upper - 1] {
      upper -= 1
    }
    return lower..<upper
  }
}
