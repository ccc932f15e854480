/// A number that equal forms share, and others hardly ever: none that follows from it may affect a result.
struct Fingerprint: Hashable, Comparable, Sendable {
  private var bits: UInt64 = 0

  /// Adds a part of up to three numbers. The order of the parts does not matter.
  mutating func add(_ first: UInt64, _ second: UInt64 = 0, _ third: UInt64 = 0) {
    bits &+= Self.mixed(Self.mixed(Self.mixed(first) &+ second) &+ third)
  }

  mutating func add(_ part: Fingerprint) { add(part.bits) }

  static func < (a: Self, b: Self) -> Bool { a.bits < b.bits }

  /// A number from 1 up to 2 that looks random, the same for the same index.
  static func factor(_ index: Int) -> Double {
    Double(
      sign: .plus, exponentBitPattern: 1.0.exponentBitPattern,
      significandBitPattern: mixed(UInt64(index)) >> 12)
  }

  /// The finalizer of SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators",
  /// OOPSLA 2014, doi:10.1145/2660193.2660195), which spreads each bit over all.
  private static func mixed(_ bits: UInt64) -> UInt64 {
    var bits = bits &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
