/// Pseudorandom numbers that are easy to reproduce in any language: a 32-bit finalizer, like the
/// one of MurmurHash, applied to two small numbers.
enum SpreadNumbers {
  static func hash(_ index: Int, _ channel: Int) -> UInt32 {
    var x =
      UInt32(truncatingIfNeeded: index) &* 0x9E37_79B1
      &+ UInt32(truncatingIfNeeded: channel) &* 0x85EB_CA77 &+ 0xC2B2_AE3D
    x ^= x >> 16
    x &*= 0x7FEB_352D
    x ^= x >> 15
    x &*= 0x846C_A68B
    return x ^ x >> 16
  }

  /// In 0..<1, in steps of 2⁻²⁴.
  static func unit(_ index: Int, _ channel: Int) -> Double {
    Double(hash(index, channel) >> 8) / 16_777_216
  }
}
