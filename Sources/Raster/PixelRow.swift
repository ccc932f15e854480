/// Pixels of a row being painted: of the picture, or of one group.
extension MutableSpan<Pixel> {
  /// Paints what a rectangle covers of some columns of this row.
  mutating func fill(
    _ color: Pixel, _ rect: Range<Int>, _ coverage: RowCoverage, in columns: Range<Int>, at base: Int
  ) {
    let last = rect.upperBound - 1
    if rect.lowerBound >= columns.lowerBound {
      paint(color, rect.lowerBound..<rect.lowerBound + 1, coverage: coverage.left, at: base)
    }
    let start = Swift.max(rect.lowerBound + 1, columns.lowerBound)
    let end = Swift.min(last, columns.upperBound)
    if start < end { paint(color, start..<end, coverage: coverage.interior, at: base) }
    if rect.count > 1, last < columns.upperBound {
      paint(color, last..<last + 1, coverage: coverage.right, at: base)
    }
  }

  /// Paints what a quad covers of some columns of this row.
  mutating func fill(_ color: Pixel, _ quad: borrowing QuadRow, in columns: Range<Int>, at base: Int) {
    var column = Swift.max(quad.columns.lowerBound, columns.lowerBound)
    let end = Swift.min(quad.columns.upperBound, columns.upperBound)
    while column < end {
      let run = quad.run(from: column)
      let coverage = RowCoverage.rounded(quad.coverage(of: column))
      paint(color, column..<Swift.min(run.upperBound, end), coverage: coverage, at: base)
      column = run.upperBound
    }
  }

  private mutating func paint(
    _ color: Pixel, _ columns: Range<Int>, coverage: UInt8, at base: Int
  ) {
    let source = SourceOver(color, coverage: coverage)
    let start = base + columns.lowerBound
    if source.replaces {
      replace(start, columns.count, by: color)
    } else {
      mix(start, columns.count, with: source)
    }
  }

  mutating func replace(_ start: Int, _ count: Int, by color: Pixel) {
    for index in start..<start + count { self[unchecked: index] = color }
  }

  /// Neighbours are mostly alike: what a pixel becomes is reckoned again only where one differs.
  private mutating func mix(_ start: Int, _ count: Int, with source: SourceOver) {
    var below = self[start]
    var mixed = source.over(below)
    for index in start..<start + count {
      if self[index] != below {
        below = self[index]
        mixed = source.over(below)
      }
      self[index] = mixed
    }
  }

  /// Paints columns of the row that begins at `group` on that at `base` at an opacity, every pixel
  /// as it stands.
  mutating func composite(_ group: Int, _ columns: Range<Int>, opacity: UInt8, at base: Int) {
    var (above, below) = (self[group + columns.lowerBound], self[base + columns.lowerBound])
    var mixed = SourceOver(above, coverage: opacity).over(below)
    for column in columns {
      if self[group + column] != above || self[base + column] != below {
        (above, below) = (self[group + column], self[base + column])
        mixed = SourceOver(above, coverage: opacity).over(below)
      }
      self[base + column] = mixed
    }
  }
}

extension [Pixel] {
  mutating func replace(_ columns: Range<Int>, by color: Pixel) {
    var span = mutableSpan
    span.replace(columns.lowerBound, columns.count, by: color)
  }
}
