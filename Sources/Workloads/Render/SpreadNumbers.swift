/// Numbers that look random and are the same in every language: a 32-bit finalizer of the kind that
/// MurmurHash ends with, over two small numbers.
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
