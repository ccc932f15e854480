/// Porter and Duff's "over" of one source at one coverage, prepared for any destination
/// (Compositing Digital Images, SIGGRAPH 1984, doi:10.1145/800031.808606).
///
/// With source `s`, its alpha `sA`, coverage `a` and destination `d`, all 0…255, a channel is
///
///     s·a/255 + d·(1 − sA·a/255²) = (255·s·a + d·(65025 − sA·a)) / 65025
///
/// rounded once, to the nearest integer; no tie can occur, because 65025 is odd.
struct SourceOver {
  private static let one: UInt32 = 65025

  /// `255·s·a` plus half the divisor, which turns the division's truncation into rounding.
  private let red: UInt32
  private let green: UInt32
  private let blue: UInt32
  private let alpha: UInt32
  /// `65025 − sA·a`: the weight of the destination.
  private let remaining: UInt32

  @inline(__always)
  init(_ source: Pixel, coverage: UInt8) {
    let coverage = UInt32(coverage)
    let half = Self.one / 2
    red = 255 &* source.red &* coverage &+ half
    green = 255 &* source.green &* coverage &+ half
    blue = 255 &* source.blue &* coverage &+ half
    alpha = 255 &* source.alpha &* coverage &+ half
    remaining = Self.one &- source.alpha &* coverage
  }

  @inline(__always)
  func over(_ destination: Pixel) -> Pixel {
    let red = Self.divided(red &+ destination.red &* remaining)
    let green = Self.divided(green &+ destination.green &* remaining)
    let blue = Self.divided(blue &+ destination.blue &* remaining)
    let alpha = Self.divided(alpha &+ destination.alpha &* remaining)
    return Pixel(word: red | green << 8 | blue << 16 | alpha << 24)
  }

  /// Sums are less than 2²⁴, for which a multiplication and a shift are exact: 2⁴⁰ / 65025, rounded up,
  /// is too large by less than 1, and 2²⁴ times that by less than 2⁴⁰ / 65025.
  @inline(__always)
  private static func divided(_ sum: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: (UInt64(sum) &* 16_909_061) >> 40)
  }
}
