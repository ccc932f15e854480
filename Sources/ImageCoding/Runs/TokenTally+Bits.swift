/// How long a block is.
extension TokenTally {
  /// The number of bits of all tokens, including the end, with codes of the given lengths, and with
  /// deflate's fixed codes.
  func bitCounts(_ literalLengths: [UInt8], _ distanceLengths: [UInt8]) -> (own: Int, fixed: Int) {
    var (own, fixed) = (extraBitCount, extraBitCount)
    for symbol in literalLengths.indices where literals.buffer[symbol] > 0 {
      let count = Int(literals.buffer[symbol])
      own &+= count &* Int(literalLengths[symbol])
      fixed &+= count &* Int(PrefixCode.fixedLiteralLength(of: symbol))
    }
    for (symbol, length) in distanceLengths.enumerated() {
      let count = Int(distances.buffer[symbol])
      own &+= count &* Int(length)
      fixed &+= count &* Int(PrefixCode.fixedDistanceLength)
    }
    return (own, fixed)
  }

  private var extraBitCount: Int {
    (257..<286).reduce(0) {
      $0 + Int(literals.buffer[$1]) * LengthSymbol.extraBitCount(of: $1)
    }
  }
}
