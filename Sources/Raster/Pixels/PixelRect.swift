/// Whole pixels of a picture: a range of columns by a range of rows.
package struct PixelRect: Hashable, Sendable {
  package var columns: Range<Int>
  package var rows: Range<Int>

  package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  static let empty = PixelRect(columns: 0..<0, rows: 0..<0)

  package var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// The smallest rectangle that contains both; an empty one is ignored.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(columns: columns.hull(other.columns), rows: rows.hull(other.rows))
  }

  /// The pixels that both contain; empty if there are none.
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }
}

extension Range<Int> {
  func moved(by offset: Int) -> Range<Int> { lowerBound + offset..<upperBound + offset }

  /// The smallest range that contains both, and any gap between them.
  func hull(_ other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
