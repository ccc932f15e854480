import Primitives

/// A mask blurred by a Gaussian: first its rows, rounded to 8 bits, then its columns, rounded again.
///
/// Rows that are equal are blurred once, and a row is computed from bands of equal rows, so that the
/// shadow of an upright rectangle costs what its corners cost, whatever its size.
struct BlurredMask: Sendable {
  /// Equal rows, blurred along the row.
  private struct Band: Sendable {
    var rows: Range<Int>
    /// By cell.
    var levels: [UInt8]
  }

  /// The columns and rows of the picture that the mask may cover.
  let pixels: PixelRect
  /// The first column of each cell: neighbouring columns that are equal in every row.
  let cells: [Int]
  private let bands: [Band]
  private let kernel: GaussianKernel

  /// - Parameters:
  ///   - mask: the rows that the mask covers; those above and below are empty.
  ///   - runs: by row of the mask, its runs from left to right.
  ///   - picture: the pixels that are of interest.
  init(
    _ mask: Range<Int>, _ kernel: GaussianKernel, in picture: PixelRect, runs: (Int) -> [LevelRun]
  ) {
    self.kernel = kernel
    let reach = kernel.reach
    var distinct: [(rows: Range<Int>, runs: [LevelRun])] = []
    for row in mask {
      let own = runs(row)
      if let last = distinct.last, last.rows.upperBound == row, last.runs == own {
        distinct[distinct.count - 1].rows = last.rows.lowerBound..<row + 1
      } else if !own.isEmpty {
        distinct.append((row..<row + 1, own))
      }
    }
    let lefts = distinct.map { $0.runs[0].range.lowerBound }
    let rights = distinct.compactMap { $0.runs.last?.range.upperBound }
    let columns = ((lefts.min() ?? 0) - reach..<(rights.max() ?? 0) + reach)
      .clamped(to: picture.columns)
    let rows =
      ((distinct.first?.rows.lowerBound ?? 0) - reach..<(distinct.last?.rows.upperBound ?? 0)
      + reach).clamped(to: picture.rows)
    pixels =
      distinct.isEmpty || columns.isEmpty || rows.isEmpty
      ? .empty : PixelRect(columns: columns, rows: rows)
    let starts = Self.cells(distinct.map(\.runs), reach, pixels.columns)
    cells = starts
    bands = distinct.map { rows, runs in
      var first = 0
      return Band(rows: rows, levels: starts.map { runs.blurred($0, kernel, from: &first) })
    }
  }

  /// The columns whose neighbour to the left may differ in some row: those within reach of the ends of
  /// runs.
  private static func cells(
    _ rows: [[LevelRun]], _ reach: Int, _ columns: Range<Int>
  ) -> [Int] {
    if columns.isEmpty { return [] }
    var begins = [Bool](repeating: false, count: columns.count)
    begins[0] = true
    for end in rows.joined().lazy.flatMap({ [$0.range.lowerBound, $0.range.upperBound] }) {
      let near = (end - reach..<end + reach + 1).clamped(to: columns)
      for column in near { begins[column - columns.lowerBound] = true }
    }
    return columns.filter { begins[$0 - columns.lowerBound] }
  }

  /// Whether a row is the same as the row above it.
  func repeatsRowAbove(_ row: Int) -> Bool {
    let window = row - 1 - kernel.reach..<row + kernel.reach + 1
    return bands.contains { band in
      band.rows.lowerBound <= window.lowerBound && window.upperBound <= band.rows.upperBound
    }
  }

  /// Replaces `levels` by the coverage of the cells in a row.
  func copyLevels(ofRow row: Int, to levels: inout [UInt8]) {
    levels.removeAll(keepingCapacity: true)
    let window = row - kernel.reach..<row + kernel.reach + 1
    let near = bands.filter { $0.rows.overlaps(window) }
    let weights = near.map { kernel.weight(of: $0.rows, around: row) }
    for cell in cells.indices {
      var sum = 0.0
      for (band, weight) in zip(near, weights) { sum += Double(band.levels[cell]) * weight }
      levels.append(sum.level)
    }
  }
}
