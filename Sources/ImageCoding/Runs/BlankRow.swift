/// A row like the one above: nothing but zeros remain of it, and its bits are always the same.
struct BlankRow {
  private let filter: BitString
  private let blank: Blank
  private let bitCount: Int
  /// In bytes: the bits of some rows.
  private let period: Int

  init(_ filter: BitString, _ blank: Blank, _ codes: borrowing TokenCodes) {
    self.filter = filter
    self.blank = blank
    bitCount = filter.count + codes.bitCount(of: blank)
    // Eight rows are as many bytes as one has bits. Words are copied, and 8 bytes must lie between.
    period = bitCount * ((7 + bitCount) / bitCount)
  }

  func write(times: Int, _ codes: borrowing TokenCodes, to writer: inout BitWriter) {
    // With one byte more, for the copy to begin anywhere in one.
    let written = min(times, (8 * period + 8 + bitCount - 1) / bitCount)
    for _ in 0..<written {
      writer.append(filter)
      codes.append(blank, to: &writer)
    }
    if written < times {
      writer.repeatLast(period: period, bits: bitCount * (times - written))
    }
  }
}
