import Raster

/// Makes the zlib stream of a picture's image data from its runs, without its pixels.
///
/// Every row has the filter Up, which leaves zeros wherever a row is like the one above; runs of
/// equal residuals are literals of one pixel and matches at its distance, zeros are matches at
/// distance 1. One block with codes of its own follows, or with deflate's fixed ones if that is
/// shorter. The time goes with the runs and with the bytes written, not with the pixels.
struct RunDeflater: ~Copyable {
  private var rows = ResidualRows()
  private var tally = TokenTally()
  private var codes = TokenCodes()
  private var storage = Scratch<UInt8>()
  private var byteCount = 0

  /// What `deflate` made last: a stream as RFC 1950 defines it. Valid until the next call.
  var stream: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: storage.buffer[..<byteCount])
  }

  mutating func deflate(_ picture: borrowing PictureRuns, _ coding: borrowing PixelCoding) {
    rows.build(picture, coding)
    tally.count(rows)
    let literals = CodeLengths(counts: tally.literals.buffer, limit: TokenCodes.longestCode).lengths
    let distances = CodeLengths(counts: tally.distances.buffer, limit: TokenCodes.longestCode)
      .lengths
    let header = DeflateBlockHeader(literals: literals, distances: distances)
    let bits = tally.bitCounts(literals, distances)
    let ownCount = header.bitCount + bits.own
    let fixedCount = DeflateBlockHeader.fixedBitCount + bits.fixed
    if ownCount <= fixedCount {
      write(header, literals, distances, bitCount: ownCount)
    } else {
      write(
        nil, PrefixCode.fixedLiteralLengths, PrefixCode.fixedDistanceLengths, bitCount: fixedCount)
    }
  }

  /// Two bytes come before the block and four behind it.
  private mutating func write(
    _ header: DeflateBlockHeader?, _ literals: [UInt8], _ distances: [UInt8], bitCount: Int
  ) {
    codes.assign(
      PrefixCode(lengths: literals), PrefixCode(lengths: distances), for: tally,
      bytesPerPixel: rows.bytesPerPixel)
    byteCount = 2 + (bitCount + 7) / 8 + 4
    storage.reserve(byteCount + BitWriter.slack)
    guard let memory = storage.buffer.baseAddress else { return }
    var writer = BitWriter(memory, capacity: storage.buffer.count)
    // Deflate with a window of 32 KiB, packed fast (RFC 1950, 2.2).
    writer.append(BitString(0x0178, count: 16))
    writer.flush()
    if let header { header.write(to: &writer) } else { DeflateBlockHeader.writeFixed(to: &writer) }
    writer = rows(writtenTo: writer)
    writer.append(codes.end)
    writer.alignToByte()
    writer.append(BitString(UInt64(rows.adler.value.byteSwapped), count: 32))
    writer.flush()
    assert(writer.bitCount == 8 * byteCount, "\(writer.bitCount) bits in \(byteCount) bytes")
  }

  /// Takes a copy of the writer and gives it back: only a local one stays in registers.
  private func rows(writtenTo begun: BitWriter) -> BitWriter {
    var writer = begun
    let table = codes.table
    let filter = table.literals[Int(ResidualRows.filter)]
    let blankRow = BlankRow(filter, Blank(count: rows.byteCount, isAfterZero: false), table)
    let runs = rows.runs
    var start = 0
    for row in rows.rows {
      writer.append(filter)
      for run in UnsafeBufferPointer(rebasing: runs[start..<row.runEnd]) {
        table.append(run, to: &writer)
      }
      table.append(row.blank, to: &writer)
      blankRow.write(times: row.blankRowCount, to: &writer)
      start = row.runEnd
    }
    return writer
  }
}
