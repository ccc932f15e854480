/// Deflate's representation of the length of a match: a symbol, and the extra bits after its code
/// (RFC 1951, 3.2.5).
struct LengthSymbol: Hashable {
  static let range = 3...258

  let symbol: Int
  let extraBits: BitString

  init(_ length: Int) {
    assert(Self.range ~= length, "a match of \(length) bytes")
    if length == 258 {
      self.symbol = 285
      extraBits = .empty
      return
    }
    let value = length - 3
    // From 8 on there are four symbols for every power of two.
    let count = max(0, Int.bitWidth - value.leadingZeroBitCount - 3)
    symbol = 257 + 4 * count + value >> count
    extraBits = BitString(UInt64(value & (1 << count - 1)), count: count)
  }

  /// The number of extra bits after the code of a symbol, 257…285.
  static func extraBitCount(of symbol: Int) -> Int {
    symbol == 285 ? 0 : max(0, (symbol - 257) / 4 - 1)
  }
}

/// The symbols of the distances between neighbouring pixels, which have no extra bits.
enum DistanceSymbol {
  /// - Parameter distance: 1…4.
  static func symbol(_ distance: Int) -> Int { distance - 1 }
}
