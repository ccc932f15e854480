/// Rows of pixels that are being painted, one pixel per cell: the picture's, and one for each group.
/// `base` is the index where a row begins.
///
/// Loops check their bounds once and then access elements unchecked: a check for every element would
/// keep the compiler from vectorizing.
extension MutableSpan<Pixel> {
  /// Paints the cells of a range that a fill covers in a row of the picture. No place overflows, and each
  /// is checked where it is painted.
  @inline(__always)
  mutating func fill(_ step: PaintStep, row: Int, in cells: Range<Int>, at base: Int) {
    let (start, end, color) = (step.cells.lowerBound, step.cells.upperBound, step.color)
    let coverage = step.coverage(ofRow: row)
    if start >= cells.lowerBound { paint(color, base &+ start, coverage: coverage.left) }
    let from = Swift.max(start &+ 1, cells.lowerBound)
    let count = Swift.min(end &- 1, cells.upperBound) &- from
    if count > 0 { paint(color, base &+ from, count, coverage: coverage.interior) }
    if end &- start > 1, end <= cells.upperBound {
      paint(color, base &+ end &- 1, coverage: coverage.right)
    }
  }

  /// Paints cells that are covered completely.
  mutating func fill(_ color: Pixel, _ cells: Range<Int>, at base: Int) {
    if cells.isEmpty { return }
    paint(color, base + cells.lowerBound, cells.count, coverage: 255)
  }

  /// Paints the columns of a range that a quad covers. Each of them is a cell.
  mutating func fill(
    _ color: Pixel, _ quad: QuadRow, _ scale: CoverageScale, in columns: Range<Int>, at base: Int
  ) {
    var column = Swift.max(quad.columns.lowerBound, columns.lowerBound)
    let end = Swift.min(quad.columns.upperBound, columns.upperBound)
    while column < end {
      let next = Swift.min(quad.run(from: column).upperBound, end)
      let coverage = scale.level(quad.coverage(of: column))
      paint(color, base + column, next - column, coverage: coverage)
      column = next
    }
  }

  mutating func fill(_ color: Pixel, _ runs: LevelRuns, in cells: Range<Int>, at base: Int) {
    fill(color, runs.storage.span.extracting(first: runs.count), in: cells, at: base)
  }

  mutating func fill(_ color: Pixel, _ runs: [LevelRun], in cells: Range<Int>, at base: Int) {
    fill(color, runs.span, in: cells, at: base)
  }

  private mutating func fill(
    _ color: Pixel, _ runs: Span<LevelRun>, in cells: Range<Int>, at base: Int
  ) {
    let (first, end) = (
      Int32(truncatingIfNeeded: cells.lowerBound), Int32(truncatingIfNeeded: cells.upperBound)
    )
    var index = 0
    while index < runs.count, runs[index].end <= first { index += 1 }
    while index < runs.count, runs[index].start < end {
      let run = runs[index]
      let (from, to) = (Int(Swift.max(run.start, first)), Int(Swift.min(run.end, end)))
      if to - from == 1 {
        paint(color, base + from, coverage: run.level)
      } else {
        paintMany(color, base + from, to - from, coverage: run.level)
      }
      index += 1
    }
  }

  /// Composites the cells of a range that runs cover, of the row that begins at `group`, onto those of
  /// the row at `base`.
  mutating func composite(
    _ group: Int, _ runs: LevelRuns, in cells: Range<Int>, at base: Int
  ) {
    let runs = runs.storage.span.extracting(first: runs.count)
    for index in runs.indices {
      composite(group, runs[index].range.clamped(to: cells), opacity: runs[index].level, at: base)
    }
  }

  @inline(__always)
  mutating func paint(_ color: Pixel, _ start: Int, _ count: Int, coverage: UInt8) {
    if coverage == 0 { return }
    if color.alpha == 255, coverage == 255 {
      replace(start, count, by: color)
    } else if color.alpha == 255 || coverage == 255 {
      PlainOver(color, coverage: coverage).over(start, count, in: &self)
    } else {
      mix(start, count, with: SourceOver(color, coverage: coverage))
    }
  }

  /// Not inlined, because what its loops keep in registers would be computed for every single cell, too.
  @inline(never)
  mutating func paintMany(
    _ color: Pixel, _ start: Int, _ count: Int, coverage: UInt8
  ) {
    paint(color, start, count, coverage: coverage)
  }

  /// Paints one cell. Most edges are a single cell; without the loop they take six tenths of the
  /// instructions.
  @inline(__always)
  mutating func paint(_ color: Pixel, _ index: Int, coverage: UInt8) {
    if color.alpha < 255, coverage < 255 {
      self[index] = SourceOver(color, coverage: coverage).over(self[index])
    } else {
      self[index] = PlainOver(color, coverage: coverage).over(self[index])
    }
  }

  @inline(__always)
  mutating func replace(_ start: Int, _ count: Int, by color: Pixel) {
    checkBounds(start, count)
    for index in start..<start + count { self[unchecked: index] = color }
  }

  private func checkBounds(_ start: Int, _ count: Int) {
    precondition(start >= 0 && start + count <= self.count, "\(count) pixels from \(start)")
  }

  /// Neighbours are mostly equal: a result is computed again only where a pixel differs.
  @inline(never)
  private mutating func mix(_ start: Int, _ count: Int, with source: SourceOver) {
    checkBounds(start, count)
    var below = self[start]
    var mixed = source.over(below)
    for index in start..<start + count {
      if self[unchecked: index] != below {
        below = self[unchecked: index]
        mixed = source.over(below)
      }
      self[unchecked: index] = mixed
    }
  }

  /// Composites cells of the row that begins at `group` onto those of the row at `base`.
  mutating func composite(_ group: Int, _ cells: Range<Int>, opacity: UInt8, at base: Int) {
    if cells.isEmpty { return }
    if opacity == 255 { return composite(group + cells.lowerBound, cells.count, at: base - group) }
    var (above, below) = (self[group + cells.lowerBound], self[base + cells.lowerBound])
    var mixed = SourceOver(above, coverage: opacity).over(below)
    for cell in cells {
      if self[group + cell] != above || self[base + cell] != below {
        (above, below) = (self[group + cell], self[base + cell])
        mixed = SourceOver(above, coverage: opacity).over(below)
      }
      self[base + cell] = mixed
    }
  }

  /// Composites what is covered completely.
  ///
  /// - Parameter distance: from a cell to the one that it is composited onto.
  private mutating func composite(_ start: Int, _ count: Int, at distance: Int) {
    checkBounds(start, count)
    checkBounds(start + distance, count)
    for index in start..<start + count {
      let above = self[unchecked: index]
      let below = self[unchecked: index + distance]
      self[unchecked: index + distance] =
        above.alpha == 255 ? above : PlainOver(above, coverage: 255).over(below)
    }
  }
}

extension [Pixel] {
  mutating func replace(_ cells: Range<Int>, by color: Pixel) {
    var span = mutableSpan
    span.replace(cells.lowerBound, cells.count, by: color)
  }
}

extension Span<Range<Int>> {
  /// The index of the first of ascending ranges that ends after a place.
  func firstIndex(endingAfter place: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low &+ high) &>> 1
      if self[unchecked: middle].upperBound > place { high = middle } else { low = middle &+ 1 }
    }
    return low
  }
}
