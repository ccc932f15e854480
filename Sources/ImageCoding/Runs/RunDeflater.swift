import Raster

/// Makes the zlib stream of a picture's image data from its runs, without its pixels.
///
/// A row has the filter Up, which gives zeros wherever a row equals the one above, or Sub, which gives
/// zeros wherever a pixel equals the one at the left, if that leaves clearly fewer pixels. A run of equal
/// residuals is one pixel as literals, then matches at the distance of a pixel; zeros are matches at
/// distance 1. Blocks have dynamic codes, or deflate's fixed ones if those are shorter. The time
/// depends on the runs and on the bytes written, not on the pixels.
struct RunDeflater: ~Copyable {
  /// A block ends with the row in which it reaches this number of runs, because other colours may be
  /// common further down. This saves 0.3 % of a picture of a hundred turned rectangles; frames of a
  /// thousand upright ones are smaller as one block.
  static let runsInBlock = 16_384

  private var rows = ResidualRows()
  private var tally = TokenTally()
  private var codes = TokenCodes()
  private var storage = Scratch<UInt8>()
  private var byteCount = 0

  /// The zlib stream (RFC 1950) of the last call of `deflate`. Valid until the next call.
  var stream: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: storage.buffer[..<byteCount])
  }

  mutating func deflate(_ picture: borrowing PictureRuns, _ coding: borrowing PixelCoding) {
    rows.build(picture, coding)
    guard var writer = writer(at: nil, bits: 16) else { return }
    // Deflate with a window of 32 KiB, fast compression (RFC 1950, 2.2).
    writer.append(BitString(0x0178, count: 16))
    writer.flush()
    var first = 0
    repeat {
      let end = blockEnd(from: first)
      write(first..<end, to: &writer)
      first = end
    } while first < rows.rowCount
    writer.alignToByte()
    writer.append(BitString(UInt64(rows.adler.value.byteSwapped), count: 32))
    writer.flush()
    byteCount = writer.bitCount / 8
  }

  private func blockEnd(from first: Int) -> Int {
    let full = rows.runStart(of: first) + Self.runsInBlock
    var end = first
    while end < rows.rowCount && rows.runStart(of: end) < full { end += 1 }
    return end
  }

  /// The writer, with room for `bits` more bits and for the end of the stream.
  private mutating func writer(at current: BitWriter?, bits: Int) -> BitWriter? {
    let written = current?.bitCount ?? 0
    let needed = (written + bits) / 8 + 1 + 4 + BitWriter.slack
    storage.reserve(needed, keeping: (written + 7) / 8)
    guard let memory = storage.buffer.baseAddress else { return nil }
    var writer = current ?? BitWriter(memory, capacity: storage.buffer.count)
    writer.move(to: memory, capacity: storage.buffer.count)
    return writer
  }

  private mutating func write(_ range: Range<Int>, to writer: inout BitWriter) {
    tally.count(rows, range)
    let literals = CodeLengths(counts: tally.literals.buffer, limit: TokenCodes.longestCode).lengths
    let distances = CodeLengths(counts: tally.distances.buffer, limit: TokenCodes.longestCode)
      .lengths
    let header = DeflateBlockHeader(literals: literals, distances: distances)
    let bits = tally.bitCounts(literals, distances)
    let ownCount = header.bitCount + bits.own
    let fixedCount = DeflateBlockHeader.fixedBitCount + bits.fixed
    guard let grown = self.writer(at: writer, bits: min(ownCount, fixedCount)) else { return }
    writer = grown
    let isLast = range.upperBound == rows.rowCount
    if ownCount <= fixedCount {
      header.write(isLast: isLast, to: &writer)
      assignCodes(literals, distances)
    } else {
      DeflateBlockHeader.writeFixed(isLast: isLast, to: &writer)
      assignCodes(PrefixCode.fixedLiteralLengths, PrefixCode.fixedDistanceLengths)
    }
    writer = rowsWritten(range, by: writer)
    writer.append(codes.end)
    writer.flush()
    // Memory was reserved for this many bits, so a wrong count would mean a write beyond its end.
    precondition(writer.bitCount == grown.bitCount + min(ownCount, fixedCount), "\(range)")
  }

  private mutating func assignCodes(_ literals: [UInt8], _ distances: [UInt8]) {
    codes.assign(
      PrefixCode(lengths: literals), PrefixCode(lengths: distances), for: tally,
      bytesPerPixel: rows.bytesPerPixel)
  }

  /// Most pictures have three bytes a pixel, for which the loop over runs asks nothing.
  private func rowsWritten(_ range: Range<Int>, by begun: BitWriter) -> BitWriter {
    let bytesPerPixel = rows.bytesPerPixel
    return bytesPerPixel == 3
      ? rowsWritten(range, bytesPerPixel: 3, by: begun)
      : rowsWritten(range, bytesPerPixel: bytesPerPixel, by: begun)
  }

  /// Copies and returns the writer, because only a local one stays in registers.
  @inline(__always)
  private func rowsWritten(
    _ range: Range<Int>, bytesPerPixel: Int, by begun: BitWriter
  ) -> BitWriter {
    var writer = begun
    let table = codes.table
    let blankRow = BlankRow(
      table.literals[Int(ResidualRows.Filter.up.rawValue)],
      Blank(count: rows.byteCount, isAfterZero: false), table)
    let runs = rows.runs
    var start = rows.runStart(of: range.lowerBound)
    for row in rows.rows[range] {
      writer.append(table.literals[Int(row.filter.rawValue)])
      for run in UnsafeBufferPointer(rebasing: runs[start..<row.runEnd]) {
        table.append(run, bytesPerPixel: bytesPerPixel, to: &writer)
      }
      table.append(row.blank, to: &writer)
      blankRow.write(times: row.blankRowCount, to: &writer)
      start = row.runEnd
    }
    return writer
  }
}
