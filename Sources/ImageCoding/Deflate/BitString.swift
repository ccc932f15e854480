/// Up to 56 bits as they stand in a deflate stream, the first one lowest.
struct BitString: BitwiseCopyable, Hashable {
  static let longest = 56

  /// How many in the low six bits, and above them the bits.
  private let packed: UInt64

  static let empty = BitString(0, count: 0)

  /// - Parameter bits: zeros above the lowest `count`.
  init(_ bits: UInt64, count: Int) {
    assert(count <= Self.longest && bits >> UInt64(count) == 0, "\(bits) in \(count) bits")
    packed = bits << 6 | UInt64(count)
  }

  var bits: UInt64 { packed >> 6 }
  var count: Int { Int(packed & 63) }

  static func + (first: BitString, second: BitString) -> BitString {
    BitString(first.bits | second.bits << packedCount(first), count: first.count + second.count)
  }

  /// The first of them.
  func prefix(_ count: Int) -> BitString {
    BitString(bits & (1 << UInt64(count) - 1), count: count)
  }

  /// So many times after each other.
  func repeated(_ times: Int) -> BitString {
    (0..<times).reduce(.empty) { string, _ in string + self }
  }

  private static func packedCount(_ string: BitString) -> UInt64 { string.packed & 63 }
}
