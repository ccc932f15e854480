/// The bits of every token of a picture: of a pixel's bytes, and of what is left of zeros and of
/// repeated pixels once the longest matches are written.
struct TokenCodes: ~Copyable {
  /// No code is longer, though deflate allows 15: so the four bytes of a pixel go into one word
  /// of a `BitWriter`. A bit shorter takes less than a thousandth more space.
  static let longestCode = 14

  /// Of the bytes 0…255.
  private(set) var literals = Scratch<BitString>(repeating: .empty, count: 256)
  /// By the number of bytes, 0..<258; of repeated pixels not 1 and 2, which are literals.
  private(set) var blankTails = Scratch<BitString>(repeating: .empty, count: 258)
  private(set) var repeatTails = Scratch<BitString>(repeating: .empty, count: 258)
  private(set) var wholeBlank = RepeatedString(BitString(0, count: 1))
  private(set) var wholeRepeat = RepeatedString(BitString(0, count: 1))
  private(set) var end = BitString.empty

  mutating func assign(
    _ literalCode: PrefixCode, _ distanceCode: PrefixCode, for tally: borrowing TokenTally,
    bytesPerPixel: Int
  ) {
    for byte in 0..<256 { literals.buffer[byte] = literalCode.codes[byte] }
    end = literalCode.codes[256]
    let near = distanceCode.codes[DistanceSymbol.symbol(1)]
    let far = distanceCode.codes[DistanceSymbol.symbol(bytesPerPixel)]
    assignTails(blankTails.buffer, tally.blankTails.buffer, literalCode, near)
    assignTails(repeatTails.buffer, tally.repeatTails.buffer, literalCode, far)
    let zero = literals.buffer[0]
    (blankTails.buffer[1], blankTails.buffer[2]) = (zero, zero + zero)
    wholeBlank = whole(literalCode, near)
    wholeRepeat = whole(literalCode, far)
  }

  /// Only those that occur: most do not.
  private func assignTails(
    _ tails: UnsafeMutableBufferPointer<BitString>, _ counts: UnsafeMutableBufferPointer<UInt32>,
    _ literalCode: PrefixCode, _ distance: BitString
  ) {
    for length in LengthSymbol.range.dropLast() where counts[length] > 0 {
      let symbol = LengthSymbol(length)
      tails[length] = literalCode.codes[symbol.symbol] + symbol.extraBits + distance
    }
  }

  /// The longest match; of any bits if it does not occur and has none.
  private func whole(_ literalCode: PrefixCode, _ distance: BitString) -> RepeatedString {
    let string = literalCode.codes[285] + distance
    return RepeatedString(string.count > 0 ? string : BitString(0, count: 1))
  }

  func bitCount(of blank: Blank) -> Int {
    let (whole, left) = blank.copyCount.quotientAndRemainder(dividingBy: TokenTally.longestMatch)
    return blank.literalCount * literals.buffer[0].count + whole * wholeBlank.once.count
      + blankTails.buffer[left].count
  }

  /// The four bytes of a pixel, or as many as it has.
  @inline(__always)
  func append(_ residual: UInt32, bytesPerPixel: Int, to writer: inout BitWriter) {
    writer.append(literals.buffer[residual.byte(0)])
    if bytesPerPixel == 1 { return }
    writer.append(literals.buffer[residual.byte(1)])
    writer.append(literals.buffer[residual.byte(2)])
    if bytesPerPixel == 4 { writer.append(literals.buffer[residual.byte(3)]) }
  }

  /// Flushed afterwards.
  @inline(__always)
  func append(_ blank: Blank, to writer: inout BitWriter) {
    var left = blank.copyCount
    if blank.literalCount > 0 { writer.append(literals.buffer[0]) }
    if left >= TokenTally.longestMatch {
      writer.flush()
      writer.append(wholeBlank, times: left / TokenTally.longestMatch)
      left %= TokenTally.longestMatch
    }
    writer.append(blankTails.buffer[left])
    writer.flush()
  }

  /// Flushed afterwards.
  @inline(__always)
  func appendRepeats(
    _ run: ResidualRows.Run, bytesPerPixel: Int, to writer: inout BitWriter
  ) {
    var left = Int(run.repeatCount)
    if left >= TokenTally.longestMatch {
      writer.append(wholeRepeat, times: left / TokenTally.longestMatch)
      left %= TokenTally.longestMatch
    }
    if 1...2 ~= left {
      appendTail(run, left, bytesPerPixel: bytesPerPixel, to: &writer)
    } else {
      writer.append(repeatTails.buffer[left])
    }
    writer.flush()
  }

  private func appendTail(
    _ run: ResidualRows.Run, _ left: Int, bytesPerPixel: Int, to writer: inout BitWriter
  ) {
    let tail = run.tail(left, bytesPerPixel: bytesPerPixel)
    if let first = tail.first { writer.append(literals.buffer[first]) }
    writer.append(literals.buffer[tail.last])
  }
}
