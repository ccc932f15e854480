/// Up to 56 bits in the order of a deflate stream, the first one lowest.
struct BitString: BitwiseCopyable, Hashable {
  static let longest = 56

  /// The count in the low six bits, the bits above it.
  let packed: UInt64

  static let empty = BitString(0, count: 0)

  /// - Parameter bits: all bits above the lowest `count` are 0.
  init(_ bits: UInt64, count: Int) {
    assert(count <= Self.longest && bits >> UInt64(count) == 0, "\(bits) in \(count) bits")
    packed = bits << 6 | UInt64(count)
  }

  var bits: UInt64 { packed >> 6 }
  var count: Int { Int(packed & 63) }

  static func + (first: BitString, second: BitString) -> BitString {
    BitString(first.bits | second.bits << packedCount(first), count: first.count + second.count)
  }

  /// The first `count` bits.
  func prefix(_ count: Int) -> BitString {
    BitString(bits & (1 << UInt64(count) - 1), count: count)
  }

  /// The string, repeated `times` times.
  func repeated(_ times: Int) -> BitString {
    (0..<times).reduce(.empty) { string, _ in string + self }
  }

  private static func packedCount(_ string: BitString) -> UInt64 { string.packed & 63 }
}
