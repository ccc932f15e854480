/// A row like the one above: nothing but zeros remain of it, and its bits are always the same.
struct BlankRow {
  private let words: [BitString]
  private let bitCount: Int
  /// In bytes: the bits of some rows.
  private let period: Int
  /// How many rows are written before they can be copied.
  private let writtenCount: Int

  /// - Parameters:
  ///   - filter: what the row begins with.
  ///   - blank: its pixels.
  init(_ filter: BitString, _ blank: Blank, _ table: TokenTable) {
    let (whole, left) = blank.copyCount.quotientAndRemainder(dividingBy: TokenTally.longestMatch)
    var words = [filter]
    func append(_ string: BitString) {
      let last = words[words.count - 1]
      if last.count + string.count > BitString.longest { return words.append(string) }
      words[words.count - 1] = last + string
    }
    if blank.literalCount > 0 { append(table.literals[0]) }
    for _ in 0..<whole { append(table.wholeBlank.once) }
    append(table.blankTails[left])
    self.words = words
    bitCount = words.reduce(0) { $0 + $1.count }
    // Eight rows are as many bytes as one has bits. Words are copied, and 8 bytes must lie between.
    period = bitCount * ((7 + bitCount) / bitCount)
    // One byte more, for the copy to begin anywhere in one.
    writtenCount = (8 * period + 8 + bitCount - 1) / bitCount
  }

  func write(times: Int, to writer: inout BitWriter) {
    for _ in 0..<min(times, writtenCount) {
      for word in words {
        writer.append(word)
        writer.flush()
      }
    }
    if writtenCount < times {
      writer.repeatLast(period: period, bits: bitCount * (times - writtenCount))
    }
  }
}
