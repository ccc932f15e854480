/// A quad's coverage of the pixels of one row, exact except for the rounding of `Double`.
///
/// The areas to the left of the sides within a pixel, positive for sides directed downward and
/// negative for those directed upward, add up to the area of the quad within that pixel. No polygon
/// is clipped, and every pixel is computed independently from at most four sides, so no error
/// accumulates along the row, as it would in running sums of differences. This is the box filter of
/// Tom Duff, "Polygon Scan Conversion by Exact Convolution" (Raster Imaging and Digital Typography
/// 1989, Cambridge University Press), with the area to the left in place of the area below.
///
/// Between the pixels that sides pass through, coverage is constant; `run(from:)` finds these spans,
/// so that the work is proportional to the length of the outline.
struct QuadRow {
  private var sections: [EdgeSection] = []
  /// The pixels that may be covered.
  private(set) var columns = 0..<0

  /// Replaces the coverage by that of a row of the outline.
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

  /// Calls `body` with each range of columns whose coverage may differ from the row above.
  ///
  /// If the sides span the same part of both rows' heights, coverage can differ only in columns that
  /// a side passes through: every other pixel is completely to the left of a side, or not at all.
  func forEachChange(from above: QuadRow, _ body: (Range<Int>) -> Void) {
    guard hasSameHeights(as: above) else { return body(columns.hull(above.columns)) }
    for index in sections.indices where sections[index] != above.sections[index] {
      body(sections[index].pixels.hull(above.sections[index].pixels))
    }
  }

  private func hasSameHeights(as other: QuadRow) -> Bool {
    guard sections.count == other.sections.count else { return false }
    for index in sections.indices where sections[index].height != other.sections[index].height {
      return false
    }
    return true
  }

  /// The part of a pixel that the quad covers, 0…1. The sum of areas is negative if the corners run
  /// counterclockwise.
  func coverage(of column: Int) -> Double {
    let sections = sections.span
    var area = 0.0
    for index in sections.indices { area += sections[index].areaToTheLeft(in: column) }
    return min(1, area.magnitude)
  }

  /// The pixels from a column on with equal coverage: up to the next side, or a single pixel if a side
  /// passes through it.
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
