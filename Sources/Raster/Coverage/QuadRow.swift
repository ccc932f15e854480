/// How a quad covers the pixels of one row: exactly, but for the rounding of `Double`.
///
/// The area to the left of a side within a pixel, counted positive along a side that runs down and
/// negative along one that runs up, adds up over all sides to the area of the quad within that
/// pixel. No polygon is clipped, and every pixel is reckoned by itself from at most four sides, so
/// no error accumulates along the row, as it would in running sums of differences. This is the box
/// filter of Tom Duff, "Polygon Scan Conversion by Exact Convolution" (Raster Imaging and Digital
/// Typography 1989, Cambridge University Press), the area to the left taken for that below.
///
/// Between the pixels that a side passes through, coverage does not change; `run(from:)` finds
/// those spans, so that work is proportional to the length of the outline.
struct QuadRow {
  private var sections: [EdgeSection] = []
  /// The pixels that may be covered.
  private(set) var columns = 0..<0

  /// Replaces what is known by a row of the outline.
  mutating func cut(_ outline: QuadOutline, row: Int) {
    sections.removeAll(keepingCapacity: true)
    for edge in outline.edges {
      guard let section = EdgeSection(of: edge, row: row, columns: outline.columns) else {
        continue
      }
      columns = sections.isEmpty ? section.pixels : columns.hull(section.pixels)
      sections.append(section)
    }
    if sections.isEmpty { columns = 0..<0 }
  }

  /// Calls with the columns that may be covered otherwise than in the row above.
  ///
  /// Where the same sides run through both rows, or through as much of their heights, coverage can
  /// differ only where one of them passes: of the rest each side has all to its left, or nothing.
  func forEachChange(from above: QuadRow, _ body: (Range<Int>) -> Void) {
    guard hasHeights(of: above) else { return body(columns.hull(above.columns)) }
    for index in sections.indices where sections[index] != above.sections[index] {
      body(sections[index].pixels.hull(above.sections[index].pixels))
    }
  }

  private func hasHeights(of other: QuadRow) -> Bool {
    guard sections.count == other.sections.count else { return false }
    for index in sections.indices where sections[index].height != other.sections[index].height {
      return false
    }
    return true
  }

  /// The part of a pixel that the quad covers, 0…1. The sum is negative where the corners run
  /// counterclockwise.
  func coverage(of column: Int) -> Double {
    let sections = sections.span
    var area = 0.0
    for index in sections.indices { area += sections[index].areaToTheLeft(in: column) }
    return min(1, area.magnitude)
  }

  /// The pixels from a column on that are covered alike: those up to the next side, or just one
  /// that a side passes through.
  func run(from column: Int) -> Range<Int> {
    let sections = sections.span
    var end = columns.upperBound
    for index in sections.indices where sections[index].pixels.upperBound > column {
      let pixels = sections[index].pixels
      if pixels.isEmpty { continue }
      if pixels.lowerBound <= column { return column..<column + 1 }
      end = min(end, pixels.lowerBound)
    }
    return column..<end
  }
}
