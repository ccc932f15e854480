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

  /// - Parameter columns: those that are drawn.
  init?(_ sides: borrowing PolygonSides, within columns: Range<Int>) {
    let parts = sides.sides.span
    guard sides.areWhole, parts.count == 2,
      parts[0].edge.direction != parts[1].edge.direction
    else { return nil }
    let first = parts[0].columns.lowerBound <= parts[1].columns.lowerBound ? 0 : 1
    (left, right) = (Part(parts[first]), Part(parts[1 - first]))
    guard left.columns.upperBound <= right.columns.lowerBound, !left.columns.isEmpty,
      !right.columns.isEmpty, left.columns.lowerBound >= columns.lowerBound,
      right.columns.upperBound <= columns.upperBound
    else { return nil }
  }

  var mostRuns: Int { left.columns.count + right.columns.count + 1 }

  /// - Precondition: there is room for `mostRuns`.
  /// - Returns: the number of runs.
  func sum(_ scale: CoverageScale, into runs: inout MutableSpan<LevelRun>) -> Int {
    precondition(mostRuns <= runs.count)
    var levels = LevelRunWriter()
    Self.add(left, scale, isLeft: true, &levels, &runs)
    let (start, end) = (left.columns.upperBound, right.columns.lowerBound)
    if start < end { levels.append(start, end, scale.level(twiceArea: Self.whole), &runs) }
    Self.add(right, scale, isLeft: false, &levels, &runs)
    return levels.count
  }

  /// Twice the area of a pixel, in square units of the grid.
  private static let whole = 1 << (2 * GridPoint.bits + 1)

  /// Adds what is at the right of the left side, or at the left of the right one.
  private static func add(
    _ side: Part, _ scale: CoverageScale, isLeft: Bool,
    _ levels: inout LevelRunWriter, _ runs: inout MutableSpan<LevelRun>
  ) {
    let isForward = side.to.x >= side.from.x
    var point = isForward ? side.from : side.to
    let end = isForward ? side.to : side.from
    let last = side.columns.upperBound - 1
    var cover = 0
    for column in side.columns {
      let edge = (column + 1) << GridPoint.bits
      let next =
        column < last ? GridPoint(x: edge, y: OpenRow.y(at: edge, side.from, side.to)) : end
      let height = abs(next.y - point.y)
      let widths = point.x + next.x - 2 * (column << GridPoint.bits)
      cover += height
      let area = cover << (GridPoint.bits + 1) - height * widths
      levels.append(
        column, column + 1, scale.level(twiceArea: isLeft ? area : whole - area), &runs)
      point = next
    }
  }
}
