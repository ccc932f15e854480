/// The only two sides of a row, if both pass through its whole height and not through the same column:
/// most rows of most shapes. From the left to the right their parts need neither be stored nor sorted;
/// the areas are those of `PolygonRow`.
struct SidePair {
  /// What is needed of a side; copying all of it would take a call.
  private struct Part {
    let columns: Range<Int>
    let from: GridPoint
    let to: GridPoint

    @inline(__always)
    init(_ side: borrowing PolygonSides.Side) {
      columns = side.columns
      (from, to) = (side.from, side.to)
    }
  }

  private let left: Part
  private let right: Part

  /// - Parameters:
  ///   - sides: begin with the two, which pass through the whole height of the row.
  ///   - columns: those that are drawn.
  @inline(__always)
  init?(_ sides: borrowing [PolygonSides.Side], within columns: Range<Int>) {
    let parts = sides.span.extracting(first: 2)
    guard parts[0].direction != parts[1].direction else { return nil }
    let first = parts[0].columns.lowerBound <= parts[1].columns.lowerBound ? 0 : 1
    (left, right) = (Part(parts[first]), Part(parts[1 - first]))
    guard left.columns.upperBound <= right.columns.lowerBound, !left.columns.isEmpty,
      !right.columns.isEmpty, left.columns.lowerBound >= columns.lowerBound,
      right.columns.upperBound <= columns.upperBound
    else { return nil }
  }

  /// One more is written for a level of 0.
  var mostRuns: Int { left.columns.count + right.columns.count + 2 }

  /// - Parameter picture: what columns are grouped into; each that a side passes is a cell.
  /// - Precondition: there is room for `mostRuns`.
  /// - Returns: the number of runs.
  @inline(__always)
  func sum(
    _ scale: CoverageScale, groupedInto picture: borrowing RowCells,
    into runs: inout MutableSpan<LevelRun>
  ) -> Int {
    precondition(mostRuns <= runs.count)
    var levels = LevelRunWriter()
    let start = picture.cell(at: left.columns.lowerBound)
    let end = picture.cell(at: right.columns.lowerBound)
    Self.add(left, start, scale, from: 0, sign: 1, &levels, &runs)
    let inside = Int(start) &+ left.columns.count
    if inside < end { levels.append(inside, Int(end), scale.level(ofTwiceArea: Self.whole), &runs) }
    Self.add(right, end, scale, from: Self.whole, sign: -1, &levels, &runs)
    return levels.count
  }

  /// Twice the area of a pixel, in square units of the grid.
  private static let whole = 1 << (2 * GridPoint.bits + 1)

  /// Adds what is at the right of the left side, or at the left of the right one.
  ///
  /// - Parameters:
  ///   - first: the cell of its first column.
  ///   - outside: twice the area at its left, to which with a sign that at its right is added.
  private static func add(
    _ side: Part, _ first: Int32, _ scale: CoverageScale, from outside: Int, sign: Int,
    _ levels: inout LevelRunWriter, _ runs: inout MutableSpan<LevelRun>
  ) {
    let isForward = side.to.x >= side.from.x
    let (start, end) = isForward ? (side.from, side.to) : (side.to, side.from)
    var area = SideArea(y: start.y, outside: outside, sign: sign)
    let left = side.columns.lowerBound << GridPoint.bits
    var widths = start.x &- left
    if side.columns.count > 1 {
      let (width, height) = (Double(side.to.x &- side.from.x), Double(side.to.y &- side.from.y))
      var distance = Double(left &- side.from.x)
      widths &+= GridPoint.pixel
      for column in 0..<side.columns.count &- 1 {
        // Exact, as all sums of whole units are.
        distance += Double(GridPoint.pixel)
        let y = side.from.y &+ PolygonEdge.rounded(small: height * (distance / width))
        let cell = first &+ Int32(truncatingIfNeeded: column)
        levels.append(cell, scale.level(ofTwiceArea: area.next(y, widths)), &runs)
        widths = GridPoint.pixel
      }
      widths = 0
    }
    let last = side.columns.count &- 1
    widths &+= end.x &- left &- last << GridPoint.bits
    let cell = first &+ Int32(truncatingIfNeeded: last)
    levels.append(cell, scale.level(ofTwiceArea: area.next(end.y, widths)), &runs)
  }
}

/// Sums what is beside a side, column by column.
private struct SideArea {
  var y: Int
  private var cover = 0
  private let outside: Int
  private let sign: Int

  init(y: Int, outside: Int, sign: Int) {
    self.y = y
    self.outside = outside
    self.sign = sign
  }

  /// Twice the area within the next column.
  ///
  /// - Parameters:
  ///   - next: where the side leaves it.
  ///   - widths: the distances of the side's ends within the column from its left edge, added.
  @inline(__always)
  mutating func next(_ next: Int, _ widths: Int) -> Int {
    let height = abs(next &- y)
    y = next
    cover &+= height
    return outside &+ sign &* (cover << (GridPoint.bits + 1) &- height &* widths)
  }
}
