import Raster

/// A picture's rows after the filter Up, ready for compression: runs of equal pixels between zeros.
struct ResidualRows: ~Copyable {
  /// The byte that selects the filter Up for a row.
  static let filter: UInt8 = 2

  struct Run: BitwiseCopyable {
    /// The zeros before it.
    var blank: Blank
    /// The filtered pixel, the first byte lowest; not 0.
    var residual: UInt32
    /// The number of bytes that repeat the pixel after its first occurrence.
    var repeatCount: UInt32

    /// The last one or two bytes of the run.
    ///
    /// - Parameter count: 1 or 2.
    func tail(_ count: Int, bytesPerPixel: Int) -> (first: Int?, last: Int) {
      let first = count == 2 ? residual.byte(max(0, bytesPerPixel - 2)) : nil
      return (first, residual.byte(bytesPerPixel - 1))
    }
  }

  /// One row, and the number of rows of only zeros after it.
  struct Row: BitwiseCopyable {
    var runEnd: Int
    /// The zeros after the last run.
    var blank: Blank
    var blankRowCount: Int
  }

  private(set) var bytesPerPixel = 4
  /// Bytes per row, without the filter's.
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

  /// The first run of a row.
  func runStart(of row: Int) -> Int { row == 0 ? 0 : rowStorage.buffer[row - 1].runEnd }

  /// - Precondition: the bands have as many rows as the picture; the runs of a band are within its
  ///   width, ascending, and do not overlap.
  mutating func build(_ picture: borrowing PictureRuns, _ coding: borrowing PixelCoding) {
    bytesPerPixel = coding.type.bytesPerPixel
    byteCount = bytesPerPixel * picture.width
    adler = Adler32()
    (runCount, rowCount) = (0, 0)
    runStorage.reserve(picture.runs.count)
    rowStorage.reserve(picture.bands.count)
    var start = 0
    let height = picture.bands.reduce(0) { $0 + Int($1.rowCount) }
    precondition(height == picture.height, "bands of \(height) rows for \(picture.height)")
    for band in picture.bands {
      let end = Int(band.runEnd)
      precondition(end <= picture.runs.count, "\(end) of \(picture.runs.count) runs")
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

  private mutating func appendRow(
    _ picture: Slice<UnsafeBufferPointer<PictureRuns.Run>>, _ coding: borrowing PixelCoding
  ) {
    var row = OpenRow(
      runs: runStorage.buffer, count: runCount, bytesPerPixel: bytesPerPixel, byteCount: byteCount)
    for run in UnsafeBufferPointer(rebasing: picture) {
      row.append(run, residual: coding.residual(of: run))
    }
    runCount = row.count
    adler.append(row.sums)
    rowStorage.buffer[rowCount] = Row(
      runEnd: row.count, blank: row.blank(to: byteCount), blankRowCount: 0)
  }
}

/// A row whose runs are being appended.
private struct OpenRow {
  private let runs: UnsafeMutableBufferPointer<ResidualRows.Run>
  private(set) var count: Int
  private(set) var sums: Adler32.Row
  private let bytesPerPixel: Int
  private let byteCount: Int
  /// A residual of at least this value does not end with a zero byte.
  private let leastEnd: UInt32
  /// The end of the last run, in bytes, and its residual; both are 0 before the first run.
  private var column = 0
  private var residual: UInt32 = 0

  init(
    runs: UnsafeMutableBufferPointer<ResidualRows.Run>, count: Int, bytesPerPixel: Int,
    byteCount: Int
  ) {
    self.runs = runs
    self.count = count
    self.bytesPerPixel = bytesPerPixel
    self.byteCount = byteCount
    leastEnd = 1 << UInt32(8 * (bytesPerPixel - 1))
    sums = Adler32.Row(filter: UInt64(ResidualRows.filter), byteCount: byteCount + 1)
  }

  /// The zeros from the last run to a byte of the row.
  @inline(__always)
  func blank(to start: Int) -> Blank {
    Blank(count: start &- column, isAfterZero: residual != 0 && residual < leastEnd)
  }

  /// Appends a run, or extends the last one if this one touches it and has the same residual, although
  /// their colours differ.
  @inline(__always)
  mutating func append(_ run: PictureRuns.Run, residual next: UInt32) {
    let start = bytesPerPixel &* Int(run.start)
    let length = bytesPerPixel &* Int(run.count)
    precondition(
      start >= column && length > 0 && byteCount &- start >= length,
      "\(run.count) pixels from column \(run.start)")
    // A residual of 0 occurs in the first row: black without alpha, or the first colour of a palette.
    if next == 0 { return }
    sums.add(
      next, count: Int(run.count), bytesPerPixel: bytesPerPixel, remaining: byteCount &- start)
    if next == residual && start == column {
      runs[count &- 1].repeatCount &+= UInt32(truncatingIfNeeded: length)
    } else {
      runs[count] = ResidualRows.Run(
        blank: blank(to: start), residual: next,
        repeatCount: UInt32(truncatingIfNeeded: length &- bytesPerPixel))
      count &+= 1
    }
    residual = next
    column = start &+ length
  }
}

extension UInt32 {
  /// The byte at an index; the lowest has the index 0.
  @inline(__always)
  func byte(_ index: Int) -> Int { Int(self &>> UInt32(truncatingIfNeeded: 8 &* index) & 255) }
}
