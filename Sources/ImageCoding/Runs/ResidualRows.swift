import Raster

/// A picture's rows after the filter Up, as what is to be packed: runs of pixels between zeros.
struct ResidualRows: ~Copyable {
  /// The byte that tells a row's filter.
  static let filter: UInt8 = 2

  struct Run: BitwiseCopyable {
    /// The zeros before it.
    var blank: Blank
    /// What remains of the pixel, the first byte lowest; not 0.
    var residual: UInt32
    /// How many more bytes repeat it.
    var repeatCount: UInt32

    /// The last bytes of the run.
    ///
    /// - Parameter count: 1 or 2.
    func tail(_ count: Int, bytesPerPixel: Int) -> (first: Int?, last: Int) {
      let first = count == 2 ? residual.byte(max(0, bytesPerPixel - 2)) : nil
      return (first, residual.byte(bytesPerPixel - 1))
    }
  }

  /// One row, and how many rows of nothing but zeros follow.
  struct Row: BitwiseCopyable {
    var runEnd: Int
    /// The zeros behind the last run.
    var blank: Blank
    var blankRowCount: Int
  }

  private(set) var bytesPerPixel = 4
  /// Without the filter's.
  private(set) var byteCount = 0
  private(set) var adler = Adler32()
  private var runStorage = Scratch<Run>()
  private var rowStorage = Scratch<Row>()
  private(set) var runCount = 0
  private(set) var rowCount = 0

  var runs: UnsafeBufferPointer<Run> { UnsafeBufferPointer(runStorage.buffer) }
  var rows: UnsafeBufferPointer<Row> {
    UnsafeBufferPointer(rebasing: rowStorage.buffer.prefix(rowCount))
  }

  /// - Precondition: a band's runs are in its columns, ascending, and apart.
  mutating func build(_ picture: borrowing PictureRuns, _ coding: borrowing PixelCoding) {
    bytesPerPixel = coding.type.bytesPerPixel
    byteCount = bytesPerPixel * picture.width
    adler = Adler32()
    (runCount, rowCount) = (0, 0)
    runStorage.reserve(picture.runs.count)
    rowStorage.reserve(picture.bands.count)
    var start = 0
    for band in picture.bands {
      let end = Int(band.runEnd)
      picture.runs.withUnsafeBufferPointer { appendRow($0[start..<end], coding) }
      appendBlankRows(Int(band.rowCount) - 1)
      start = end
    }
  }

  private mutating func appendBlankRows(_ count: Int) {
    rowStorage.buffer[rowCount].blankRowCount = count
    rowCount += 1
    adler.append(filter: UInt64(Self.filter), byteCount: byteCount + 1, rowCount: count)
  }

  /// The loop over all runs: a run that goes on where one with the same residual ended, though
  /// from other colours, makes that one longer.
  private mutating func appendRow(
    _ picture: Slice<UnsafeBufferPointer<PictureRuns.Run>>, _ coding: borrowing PixelCoding
  ) {
    let size = bytesPerPixel
    // A residual below that ends with a zero byte.
    let leastEnd: UInt32 = 1 << UInt32(8 * (size - 1))
    let runs = runStorage.buffer
    var count = runCount
    var sums = Adler32.Row(filter: UInt64(Self.filter), byteCount: byteCount + 1)
    var column = 0
    var residual: UInt32 = 0
    for run in UnsafeBufferPointer(rebasing: picture) {
      let start = size &* Int(run.start)
      let length = size &* Int(run.count)
      precondition(
        start >= column && length > 0 && byteCount &- start >= length,
        "\(run.count) pixels from column \(run.start)")
      let next = coding.residual(of: run)
      // In the first row, black where there is no alpha, or the first colour of a palette.
      if next == 0 { continue }
      sums.add(
        next, count: Int(run.count), bytesPerPixel: size, remaining: byteCount &- start)
      if next == residual && start == column {
        runs[count &- 1].repeatCount &+= UInt32(truncatingIfNeeded: length)
      } else {
        let blank = Blank(
          count: start &- column, isAfterZero: residual != 0 && residual < leastEnd)
        runs[count] = Run(
          blank: blank, residual: next,
          repeatCount: UInt32(truncatingIfNeeded: length &- size))
        count &+= 1
      }
      residual = next
      column = start &+ length
    }
    runCount = count
    adler.append(sums)
    let isAfterZero = residual != 0 && residual < leastEnd
    rowStorage.buffer[rowCount] = Row(
      runEnd: count, blank: Blank(count: byteCount - column, isAfterZero: isAfterZero),
      blankRowCount: 0)
  }
}

extension UInt32 {
  /// The lowest has the index 0.
  @inline(__always)
  func byte(_ index: Int) -> Int { Int(self &>> UInt32(truncatingIfNeeded: 8 &* index) & 255) }
}
