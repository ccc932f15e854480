/// The canonical prefix code of given lengths (RFC 1951, 3.2.2).
struct PrefixCode {
  /// The code of every symbol, empty where it does not occur.
  let codes: [BitString]

  /// - Parameter lengths: in bits, 0…15.
  init(lengths: [UInt8]) {
    var next = PrefixCode.firstCodes(lengths)
    codes = lengths.map { length in
      defer { next[Int(length)] += 1 }
      return BitString(next[Int(length)].reversed(count: length), count: Int(length))
    }
  }

  /// The first code of every length.
  private static func firstCodes(_ lengths: [UInt8]) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: 16)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var first = [UInt32](repeating: 0, count: 16)
    for length in 1..<16 { first[length] = (first[length - 1] + counts[length - 1]) << 1 }
    return first
  }
}

extension PrefixCode {
  /// The code of literals and lengths that needs no description (RFC 1951, 3.2.6).
  static let fixedLiteralLengths = [(8, 144), (9, 112), (7, 24), (8, 8)].flatMap {
    [UInt8](repeating: $0.0, count: $0.1)
  }
  static let fixedDistanceLengths = [UInt8](repeating: 5, count: 30)
}

extension UInt32 {
  /// The lowest bits the other way round: a code's first bit is its highest, a stream's the lowest.
  fileprivate func reversed(count: UInt8) -> UInt64 {
    if count == 0 { return 0 }
    var bits = self
    bits = bits >> 1 & 0x5555 | (bits & 0x5555) << 1
    bits = bits >> 2 & 0x3333 | (bits & 0x3333) << 2
    bits = bits >> 4 & 0x0F0F | (bits & 0x0F0F) << 4
    bits = bits >> 8 & 0x00FF | (bits & 0x00FF) << 8
    return UInt64(bits >> UInt32(16 - count))
  }
}
