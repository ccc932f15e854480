/// The canonical prefix code for given lengths (RFC 1951, 3.2.2).
struct PrefixCode {
  /// By symbol; empty if the symbol does not occur.
  let codes: [BitString]

  /// - Parameter lengths: in bits, 0…15.
  init(lengths: [UInt8]) {
    // Lengths are indices below, and in release builds buffers do not check them.
    precondition(lengths.allSatisfy { $0 < 16 }, "\(lengths)")
    codes = withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 16) { next in
      PrefixCode.findFirstCodes(lengths, next)
      return [BitString](unsafeUninitializedCapacity: lengths.count) { codes, count in
        for (symbol, length) in lengths.enumerated() {
          codes[symbol] = .empty
          if length > 0 { codes[symbol] = next[Int(length)].reversed(count: length) }
          next[Int(length)] &+= 1
        }
        count = lengths.count
      }
    }
  }

  /// Computes the first code of every length.
  private static func findFirstCodes(
    _ lengths: [UInt8], _ first: UnsafeMutableBufferPointer<UInt32>
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 16) { counts in
      counts.initialize(repeating: 0)
      for length in lengths { counts[Int(length)] &+= 1 }
      counts[0] = 0
      first[0] = 0
      for length in 1..<16 { first[length] = (first[length - 1] + counts[length - 1]) << 1 }
    }
  }
}

extension PrefixCode {
  /// The lengths of deflate's fixed codes of literals and lengths (RFC 1951, 3.2.6).
  static func fixedLiteralLength(of symbol: Int) -> UInt8 {
    switch symbol {
    case ..<144: 8
    case ..<256: 9
    case ..<280: 7
    default: 8
    }
  }
  static let fixedDistanceLength: UInt8 = 5

  static let fixedLiteralLengths = (0..<288).map(fixedLiteralLength(of:))
  static let fixedDistanceLengths = [UInt8](repeating: fixedDistanceLength, count: 30)
}

extension UInt32 {
  /// The lowest `count` bits in reverse order: the first bit of a code is its highest, but the first
  /// bit of a stream is the lowest.
  fileprivate func reversed(count: UInt8) -> BitString {
    var bits = self
    bits = bits >> 1 & 0x5555 | (bits & 0x5555) << 1
    bits = bits >> 2 & 0x3333 | (bits & 0x3333) << 2
    bits = bits >> 4 & 0x0F0F | (bits & 0x0F0F) << 4
    bits = bits >> 8 & 0x00FF | (bits & 0x00FF) << 8
    return BitString(UInt64(bits >> UInt32(16 - count)), count: Int(count))
  }
}
