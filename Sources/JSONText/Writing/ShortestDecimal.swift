/// The shortest decimal fraction that reads back as a given number, and of the shortest ones the
/// nearest: what `Double.description` shows, as numbers instead of a `String`, for most of the
/// numbers that are not whole.
///
/// After R. Giulietti, "The Schubfach way to render doubles" (2020), in exact integers instead of
/// tabulated powers.
struct ShortestDecimal {
  /// Of the value `digits` / 10^`decimals`; not divisible by ten.
  private(set) var digits: UInt64
  private(set) var decimals: Int

  /// Nil if the number is whole, a power of two, less than 2^-11 or not less than 2^52.
  ///
  /// - Parameter magnitude: not negative.
  init?(_ magnitude: Double) {
    // The number is significand / 2^shift, and what lies within half a unit of the significand reads
    // back as it. Below a power of two that interval is shorter.
    guard magnitude >= 0x1p-11, magnitude < 0x1p52, magnitude.significandBitPattern != 0 else {
      return nil
    }
    let shift = 52 + 1023 - Int(magnitude.exponentBitPattern)
    let significand = UInt128(magnitude.significandBitPattern | 1 << 52)
    decimals = Self.decimals(for: shift)
    let power = UInt128(Self.powers[decimals])
    // All below 2^117; the plain operators would check that.
    let scaled = significand &* power
    let bits = UInt128(shift)
    let whole = UInt64(truncatingIfNeeded: scaled &>> bits)

    // At most one multiple of ten units reads back as the number, and at least one unit does.
    let tens = whole / 10 &* 10
    let remainder = scaled &- UInt128(tens) &<< bits
    let ten = UInt128(10) &<< bits
    if remainder &+ remainder < power {
      digits = tens
    } else if (ten &- remainder) &<< 1 < power {
      digits = tens &+ 10
    } else {
      let rest = scaled &- UInt128(whole) &<< bits
      digits = whole &+ Self.roundingUp(rest, half: 1 &<< (bits &- 1), isOdd: whole & 1 == 1)
    }
    dropZeros()
    if decimals == 0 { return nil }
  }

  private mutating func dropZeros() {
    while decimals > 0, digits.isMultiple(of: 10) {
      digits /= 10
      decimals -= 1
    }
  }

  /// Halves are rounded to even.
  private static func roundingUp(_ rest: UInt128, half: UInt128, isOdd: Bool) -> UInt64 {
    rest > half || rest == half && isOdd ? 1 : 0
  }

  /// The smallest for which 10^decimals is at least 2^shift: `shift` · log10(2), rounded up.
  private static func decimals(for shift: Int) -> Int { (shift * 1233 + 4095) >> 12 }

  /// Those powers of ten that 64 bits hold.
  static let powers: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]
}
