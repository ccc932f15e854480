/// A row equal to the one above: its residual is all zeros, so its bits are always the same.
struct BlankRow {
  private let words: [BitString]
  private let bitCount: Int
  /// The distance in bytes after which the bits of blank rows repeat: some whole rows.
  private let period: Int
  /// The number of rows that are written before the others can be copied.
  private let writtenCount: Int

  /// - Parameters:
  ///   - filter: the code of the filter's byte.
  ///   - blank: the zeros after it.
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
    append(table.blanks[Blank.index(copyCount: left)])
    self.words = words
    bitCount = words.reduce(0) { $0 + $1.count }
    // Eight rows take as many bytes as one row takes bits. Words of 8 bytes are copied, so the period is
    // at least 8.
    period = bitCount * ((7 + bitCount) / bitCount)
    // One byte more, because the copy may begin within a byte.
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
