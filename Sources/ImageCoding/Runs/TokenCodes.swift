/// The bits of every token of a picture: of single bytes, and of the matches that remain of zeros and
/// of repeated pixels after as many matches of the greatest length as possible.
struct TokenCodes: ~Copyable {
  /// The limit for code lengths. Deflate allows 15; with 14 the four bytes of a pixel fit one word of a
  /// `BitWriter`. Files do not become larger: the description of the codes becomes shorter by as much.
  static let longestCode = 14

  /// By byte, 0…255.
  private var literals = Scratch<BitString>(repeating: .empty, count: 256)
  /// By the number of remaining bytes, 0..<258; one or two bytes of repeated pixels are literals instead.
  private var blankTails = Scratch<BitString>(repeating: .empty, count: TokenTally.longestMatch)
  private var repeatTails = Scratch<BitString>(repeating: .empty, count: TokenTally.longestMatch)
  private(set) var end = BitString.empty
  private var wholeBlank = RepeatedString(BitString(0, count: 1))
  private var wholeRepeat = RepeatedString(BitString(0, count: 1))
  private var bytesPerPixel = 4

  mutating func assign(
    _ literalCode: PrefixCode, _ distanceCode: PrefixCode, for tally: borrowing TokenTally,
    bytesPerPixel: Int
  ) {
    self.bytesPerPixel = bytesPerPixel
    _ = literals.buffer.update(fromContentsOf: literalCode.codes[..<256])
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

  /// Assigns only the lengths that occur; most do not.
  private func assignTails(
    _ tails: UnsafeMutableBufferPointer<BitString>, _ counts: UnsafeMutableBufferPointer<UInt32>,
    _ literalCode: PrefixCode, _ distance: BitString
  ) {
    for length in 3..<TokenTally.longestMatch where counts[length] > 0 {
      let symbol = LengthSymbol(length)
      tails[length] = literalCode.codes[symbol.symbol] + symbol.extraBits + distance
    }
  }

  /// A match of the greatest length; arbitrary bits if it does not occur and has no code.
  private func whole(_ literalCode: PrefixCode, _ distance: BitString) -> RepeatedString {
    let string = literalCode.codes[285] + distance
    return RepeatedString(string.count > 0 ? string : BitString(0, count: 1))
  }

  /// Valid as long as these codes exist and are not assigned again.
  var table: TokenTable {
    TokenTable(
      literals: UnsafeBufferPointer(literals.buffer),
      blankTails: UnsafeBufferPointer(blankTails.buffer),
      repeatTails: UnsafeBufferPointer(repeatTails.buffer), wholeBlank: wholeBlank,
      wholeRepeat: wholeRepeat, bytesPerPixel: bytesPerPixel)
  }
}
