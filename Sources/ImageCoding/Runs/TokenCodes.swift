/// The bits of every token of a picture: of single bytes, and of the matches that remain of zeros and
/// of repeated pixels after as many matches of the greatest length as possible.
struct TokenCodes: ~Copyable {
  /// The limit for code lengths. Deflate allows 15; with 14 the four bytes of a pixel fit one word of a
  /// `BitWriter`. Files do not become larger: the description of the codes becomes shorter by as much.
  static let longestCode = 14

  /// By byte, 0…255.
  private var literals = Scratch<BitString>(repeating: .empty, count: 256)
  /// By the index of a short blank.
  private var blanks = Scratch<BitString>(repeating: .empty, count: Blank.shortCount)
  /// By the number of remaining bytes, 0..<258; one or two bytes of repeated pixels are literals instead.
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
    assignBlanks(tally.blanks.buffer, literalCode, near)
    assignRepeats(tally.repeatTails.buffer, literalCode, far)
    wholeBlank = whole(literalCode, near)
    wholeRepeat = whole(literalCode, far)
  }

  /// Assigns only the lengths that occur; most do not.
  private func assignBlanks(
    _ counts: UnsafeMutableBufferPointer<UInt32>, _ literalCode: PrefixCode, _ distance: BitString
  ) {
    let (blanks, zero) = (blanks.buffer, literals.buffer[0])
    (blanks[0], blanks[1]) = (.empty, zero)
    (blanks[2], blanks[3]) = (zero, zero + zero)
    (blanks[4], blanks[5]) = (zero + zero, zero + zero + zero)
    for length in 3..<TokenTally.longestMatch {
      let index = Blank.index(copyCount: length)
      if counts[index] | counts[index + 1] == 0 { continue }
      let tail = Self.match(length, literalCode, distance)
      (blanks[index], blanks[index + 1]) = (tail, zero + tail)
    }
  }

  private func assignRepeats(
    _ counts: UnsafeMutableBufferPointer<UInt32>, _ literalCode: PrefixCode, _ distance: BitString
  ) {
    for length in 3..<TokenTally.longestMatch where counts[length] > 0 {
      repeatTails.buffer[length] = Self.match(length, literalCode, distance)
    }
  }

  private static func match(
    _ length: Int, _ literalCode: PrefixCode, _ distance: BitString
  ) -> BitString {
    let symbol = LengthSymbol(length)
    return literalCode.codes[symbol.symbol] + symbol.extraBits + distance
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
      blanks: UnsafeBufferPointer(blanks.buffer),
      repeatTails: UnsafeBufferPointer(repeatTails.buffer), wholeBlank: wholeBlank,
      wholeRepeat: wholeRepeat, bytesPerPixel: bytesPerPixel)
  }
}
