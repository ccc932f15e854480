/// `SourceOver` where the source is opaque or its coverage is full, two channels at a time.
///
/// With alpha 255 the general formula is (s·a + d·(255 − a)) / 255, and with coverage 255 it is
/// (s·255 + d·(255 − sA)) / 255, rounded to the nearest integer; no tie can occur, because 255 is odd.
/// The sum with half the divisor fits 16 bits, and so does its division: x / 255 is
/// (x + 1 + x / 256) / 256 in integers, for all x below 65535. That takes two fifths of the
/// instructions of four divisions.
struct PlainOver {
  private static let lanes: UInt32 = 0x00FF_00FF
  private static let half: UInt32 = 0x007F_007F
  private static let ones: UInt32 = 0x0001_0001

  /// `s·a` plus half the divisor: red and blue in `even`, green and alpha in `odd`.
  let even: UInt32
  let odd: UInt32
  /// `255 − a` or `255 − sA`: the weight of the destination.
  let remaining: UInt32

  /// - Precondition: the source is opaque, or the coverage is 255.
  @inline(__always)
  init(_ source: Pixel, coverage: UInt8) {
    let coverage = UInt32(coverage)
    even = (source.word & Self.lanes) &* coverage &+ Self.half
    odd = (source.word >> 8 & Self.lanes) &* coverage &+ Self.half
    remaining = 255 &- min(coverage, source.alpha)
  }

  @inline(__always)
  func over(_ destination: Pixel) -> Pixel {
    let even = even &+ (destination.word & Self.lanes) &* remaining
    let odd = odd &+ (destination.word >> 8 & Self.lanes) &* remaining
    return Pixel(word: Self.divided(even) | Self.divided(odd) << 8)
  }

  private static func divided(_ sums: UInt32) -> UInt32 {
    (sums &+ ones &+ (sums >> 8 & lanes)) >> 8 & lanes
  }
}
