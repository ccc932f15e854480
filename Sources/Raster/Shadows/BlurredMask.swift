import Primitives

/// A mask blurred by a Gaussian: first its rows, rounded to 8 bits, then its columns, rounded again.
///
/// Rows that are equal are blurred once, and a row is computed from bands of equal rows, so that the
/// shadow of an upright rectangle costs what its corners cost, whatever its size.
struct BlurredMask: Sendable {

  /// The columns and rows of the picture that the mask may cover.
  let pixels: PixelRect
  /// The first column of each cell: neighbouring columns that are equal in every row.
  let cells: [Int]
  /// From the top down, the rows of the mask that are equal.
  private let bands: [Range<Int>]
  /// By band, the levels of each cell, blurred along the row: whole numbers.
  private let levels: [Double]
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
    bands = distinct.map(\.rows)
    var levels: [Double] = []
    levels.reserveCapacity(distinct.count * starts.count)
    for (_, runs) in distinct { runs.appendBlurred(starts, kernel, to: &levels) }
    self.levels = levels
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
    return bands.contains { rows in
      rows.lowerBound <= window.lowerBound && window.upperBound <= rows.upperBound
    }
  }

  /// Replaces `sums` by the coverage of the cells in a row, not rounded.
  func sum(row: Int, into sums: inout [Double]) {
    sums.removeAll(keepingCapacity: true)
    sums.append(contentsOf: repeatElement(0, count: cells.count))
    let window = row - kernel.reach..<row + kernel.reach + 1
    for (band, rows) in bands.enumerated() where rows.overlaps(window) {
      add(band, times: kernel.weight(of: rows, around: row), to: &sums)
    }
  }

  /// Cell by cell without a test, so that the processor adds several at a time: that is half of the work
  /// of a shadow.
  private func add(_ band: Int, times weight: Double, to sums: inout [Double]) {
    let count = cells.count
    let levels = levels.span.extracting(band * count..<(band + 1) * count)
    var sums = sums.mutableSpan
    precondition(sums.count == count)
    for cell in 0..<count {
      sums[unchecked: cell] += levels[unchecked: cell] * weight
    }
  }
}
