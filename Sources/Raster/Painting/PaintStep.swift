import Primitives

/// One step of painting a row of a picture.
struct PaintStep: Hashable, Sendable {
  enum Kind: UInt8 {
    case fill
    /// Fills the outline with the index `outline`.
    case fillOutline
    /// Fills the pixels of the sampled quad with the index `outline`.
    case fillSamples
    /// Fills the polygon with the index `outline`.
    case fillShape
    /// Fills the blurred mask with the index `outline`.
    case fillShadow
    /// As `fill`, with a pattern in place of a colour.
    case fillPattern
    /// What follows is painted on a transparent picture of its own.
    case beginGroup
    /// Composites what was painted since the group began, at `opacity`.
    case endGroup
    /// Composites it within the polygon with the index `outline`.
    case endClip
  }

  var kind: Kind
  var opacity: UInt8 = 255
  /// Of the areas that an outline covers.
  var scale = CoverageScale.nearest
  /// The number of groups around it, not counting one that it begins or ends.
  var depth = 0
  var color = Pixel.clear
  var outline = 0
  /// The index of what paints in place of the colour; −1 if the colour does.
  var pattern = -1
  /// The columns that it touches; those of a group are those of its content. So are `rows`.
  var columns: Range<Int> = 0..<0
  var rows: Range<Int> = 0..<0
  /// The cells of the columns.
  var cells: Range<Int> = 0..<0
  /// The coverage of a fill in its first row, its last row, and the rows between.
  var first = RowCoverage.whole
  var middle = RowCoverage.whole
  var last = RowCoverage.whole

  /// Added to a column within an outline, gives its cell: there every column is a cell.
  var cellOffset: Int { cells.lowerBound - columns.lowerBound }

  /// The coverage of a fill in one of its rows.
  func coverage(ofRow row: Int) -> RowCoverage {
    if row == rows.lowerBound { return first }
    return row == rows.upperBound &- 1 ? last : middle
  }

  /// Whether an opaque fill outside of groups completely covers the cells, so that earlier steps do
  /// not show.
  func hides(_ cells: Range<Int>, row: Int) -> Bool {
    guard kind == .fill, depth == 0, color.alpha == 255 else { return false }
    let coverage = coverage(ofRow: row)
    let start = self.cells.lowerBound + (coverage.left == 255 ? 0 : 1)
    let end = self.cells.upperBound - (coverage.right == 255 ? 0 : 1)
    return coverage.interior == 255 && start <= cells.lowerBound && cells.upperBound <= end
  }
}

/// How much of the cells of a row a rectangle covers, in 255ths: of its first cell, its last, and
/// those between. If there is only one cell, `left` applies.
///
/// Coverages are rounded here, once for all rows that share them.
struct RowCoverage: Hashable, Sendable {
  var left: UInt8
  var interior: UInt8
  var right: UInt8

  static let whole = RowCoverage(left: 255, interior: 255, right: 255)

  init(left: UInt8, interior: UInt8, right: UInt8) {
    self.left = left
    self.interior = interior
    self.right = right
  }

  /// Whether the cell at an edge has the coverage of those between the edges.
  var isUniformAtLeft: Bool { left == interior }
  var isUniformAtRight: Bool { right == interior }

  /// - Parameter part: the covered part of the row's height, 0…1.
  init(_ columns: AxisCoverage, part: Double, _ scale: CoverageScale) {
    left = scale.level(columns.first * part)
    interior = scale.level(part)
    right = scale.level(columns.last * part)
  }
}
