import Primitives

/// One step of painting a row of a picture.
struct PaintStep: Hashable, Sendable {
  enum Kind: UInt8 {
    case fill
    /// `outline` says which.
    case fillOutline
    /// What follows is painted by itself.
    case beginGroup
    /// `opacity` is that of what was painted since.
    case endGroup
  }

  var kind: Kind
  var opacity: UInt8 = 255
  /// How many groups are open when it is taken, itself not counted.
  var depth = 0
  var color = Pixel.clear
  var outline = 0
  /// All that it touches, and for a group all that its content touches.
  var columns: Range<Int> = 0..<0
  var rows: Range<Int> = 0..<0
  /// The cells of the columns.
  var cells: Range<Int> = 0..<0
  /// Of a fill: what it covers of its first row, of its last, and of those between.
  var first = RowCoverage.whole
  var middle = RowCoverage.whole
  var last = RowCoverage.whole

  /// From a column within an outline to its cell: each is one of its own.
  var cellOffset: Int { cells.lowerBound - columns.lowerBound }

  /// What a fill covers of one of its rows.
  func coverage(ofRow row: Int) -> RowCoverage {
    if row == rows.lowerBound { return first }
    return row == rows.upperBound - 1 ? last : middle
  }

  /// Whether a fill, laid on the picture itself, hides all that lies below it there.
  func hides(_ cells: Range<Int>, row: Int) -> Bool {
    guard kind == .fill, depth == 0, color.alpha == 255 else { return false }
    let coverage = coverage(ofRow: row)
    let start = self.cells.lowerBound + (coverage.left == 255 ? 0 : 1)
    let end = self.cells.upperBound - (coverage.right == 255 ? 0 : 1)
    return coverage.interior == 255 && start <= cells.lowerBound && cells.upperBound <= end
  }
}

/// How much of the pixels of a row a rectangle covers, in 255ths: of its first cell, of its last,
/// and of those between. The first counts where there is one cell only.
///
/// Coverages are rounded here, once for all rows that have them.
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

  /// Whether an edge's cell is covered as those between the edges.
  var isEvenAtLeft: Bool { left == interior }
  var isEvenAtRight: Bool { right == interior }

  /// - Parameter part: how much of the row's height is covered.
  init(_ columns: AxisCoverage, part: Double) {
    left = Self.rounded(columns.first * part)
    interior = Self.rounded(part)
    right = Self.rounded(columns.last * part)
  }

  /// A coverage of 0…1 in 255ths, the nearest, a tie upward.
  static func rounded(_ coverage: Double) -> UInt8 {
    UInt8(255 * coverage + 0.5)
  }
}
