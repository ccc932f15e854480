import Raster

/// A picture's rows after a filter, ready for compression: runs of equal pixels between zeros.
struct ResidualRows: ~Copyable {
  /// The byte that selects a filter for a row (PNG specification, 9.2).
  enum Filter: UInt8 {
    /// The difference from the pixel at the left.
    case sub = 1
    /// The difference from the pixel above.
    case up = 2
  }

  /// The least number of runs, on average in a row that differs from the row above, with which Sub is
  /// tried. Where fewer pixels change, those rows are a small part of the file, and the row would have
  /// to be kept only for them.
  static let leastRuns = 48

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
    var filter: Filter
    /// They have the filter Up.
    var blankRowCount: Int
  }

  private(set) var bytesPerPixel = 4
  /// Bytes per row, without the filter's.
  private(set) var byteCount = 0
  private(set) var adler = Adler32()
  private var runStorage = Scratch<Run>()
  private var rowStorage = Scratch<Row>()
  private var straight = StraightRow()
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
    let triesSub = Self.triesSub(picture, coding)
    if triesSub { straight.clear(width: picture.width) }
    var start = 0
    let height = picture.bands.reduce(0) { $0 + Int($1.rowCount) }
    precondition(height == picture.height, "bands of \(height) rows for \(picture.height)")
    for band in picture.bands {
      let end = Int(band.runEnd)
      precondition(end <= picture.runs.count, "\(end) of \(picture.runs.count) runs")
      picture.runs.withUnsafeBufferPointer { appendRow($0[start..<end], coding, triesSub) }
      appendBlankRows(Int(band.rowCount) - 1)
      start = end
    }
  }

  private mutating func appendBlankRows(_ count: Int) {
    rowStorage.buffer[rowCount].blankRowCount = count
    rowCount += 1
    adler.append(
      filter: UInt64(Filter.up.rawValue), byteCount: byteCount + 1, rowCount: count)
  }

  /// Indices of a palette that are near each other need not be of similar colours.
  private static func triesSub(
    _ picture: borrowing PictureRuns, _ coding: borrowing PixelCoding
  ) -> Bool {
    coding.type != .palette && picture.runs.count >= leastRuns * picture.bands.count
  }

  /// Appends a row with Sub if that leaves an eighth fewer pixels, else with Up: below that, to search the
  /// row takes more time than it saves bytes.
  private mutating func appendRow(
    _ picture: Slice<UnsafeBufferPointer<PictureRuns.Run>>, _ coding: borrowing PixelCoding,
    _ triesSub: Bool
  ) {
    let runs = UnsafeBufferPointer(rebasing: picture)
    if triesSub {
      straight.replace(runs)
      if 8 * straight.changeCount < 7 * runs.count { return appendSub(coding) }
    }
    if coding.type == .rgb {
      appendUp(runs, coding, bytesPerPixel: 3)
    } else {
      appendUp(runs, coding, bytesPerPixel: bytesPerPixel)
    }
  }

  /// Appends the row of `straight`.
  private mutating func appendSub(_ coding: borrowing PixelCoding) {
    if coding.type == .rgb {
      appendSub(coding, bytesPerPixel: 3)
    } else {
      appendSub(coding, bytesPerPixel: bytesPerPixel)
    }
  }

  /// - Parameter bytesPerPixel: that of the rows, where the compiler may know it.
  @inline(__always)
  private mutating func appendUp(
    _ runs: UnsafeBufferPointer<PictureRuns.Run>, _ coding: borrowing PixelCoding,
    bytesPerPixel: Int
  ) {
    var row = open(.up, bytesPerPixel: bytesPerPixel)
    for run in runs {
      let residual = coding.residual(of: run.pixel, from: run.above)
      row.append(residual, from: Int(run.start), count: Int(run.count))
    }
    append(row, .up)
  }

  /// The row of `straight` has fewer changes than the runs that memory is reserved for.
  @inline(__always)
  private mutating func appendSub(_ coding: borrowing PixelCoding, bytesPerPixel: Int) {
    var row = open(.sub, bytesPerPixel: bytesPerPixel)
    straight.forEachChange { column, pixel, left in
      row.append(coding.residual(of: pixel, from: left), from: column, count: 1)
    }
    append(row, .sub)
  }

  @inline(__always)
  private func open(_ filter: Filter, bytesPerPixel: Int) -> OpenRow {
    OpenRow(
      runs: runStorage.buffer, count: runCount, filter, bytesPerPixel: bytesPerPixel,
      byteCount: byteCount)
  }

  @inline(__always)
  private mutating func append(_ row: OpenRow, _ filter: Filter) {
    runCount = row.count
    adler.append(row.sums)
    rowStorage.buffer[rowCount] = Row(
      runEnd: row.count, blank: row.blank(to: byteCount), filter: filter, blankRowCount: 0)
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

  @inline(__always)
  init(
    runs: UnsafeMutableBufferPointer<ResidualRows.Run>, count: Int,
    _ filter: ResidualRows.Filter, bytesPerPixel: Int, byteCount: Int
  ) {
    self.runs = runs
    self.count = count
    self.bytesPerPixel = bytesPerPixel
    self.byteCount = byteCount
    leastEnd = 1 << UInt32(8 * (bytesPerPixel - 1))
    sums = Adler32.Row(filter: UInt64(filter.rawValue), byteCount: byteCount + 1)
  }

  /// The zeros from the last run to a byte of the row.
  @inline(__always)
  func blank(to start: Int) -> Blank {
    Blank(count: start &- column, isAfterZero: residual != 0 && residual < leastEnd)
  }

  /// Appends a run, or extends the last one if this one touches it and has the same residual, although
  /// their colours differ.
  @inline(__always)
  mutating func append(_ next: UInt32, from first: Int, count pixels: Int) {
    let start = bytesPerPixel &* first
    let length = bytesPerPixel &* pixels
    precondition(
      start >= column && length > 0 && byteCount &- start >= length,
      "\(pixels) pixels from column \(first)")
    // A residual of 0 occurs in the first row: black without alpha, or the first colour of a palette.
    if next == 0 { return }
    sums.add(
      next, count: pixels, bytesPerPixel: bytesPerPixel, remaining: byteCount &- start)
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
