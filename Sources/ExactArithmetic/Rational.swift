/// A rational number, exactly: `numerator / denominator · 2^exponent`.
///
/// Powers of two are kept apart because every `Double` is a whole number times one: sums and products
/// of doubles need no common divisors then.
package struct Rational: Hashable, Sendable {
  /// A number needs more than `Rational.largestBitWidth` bits.
  package struct TooLarge: Error {}

  /// The largest number of bits of a numerator or denominator.
  package static let largestBitWidth = 4096

  /// Odd, or zero.
  private let numerator: Integer
  /// Odd and positive, without a common divisor with the numerator.
  private let denominator: Integer
  private let exponent: Int

  package static let zero = Rational()
  package static let one = Rational(numerator: .one, denominator: .one, exponent: 0)

  private init() {
    self.init(numerator: .zero, denominator: .one, exponent: 0)
  }

  private init(numerator: Integer, denominator: Integer, exponent: Int) {
    self.numerator = numerator
    self.denominator = denominator
    self.exponent = exponent
  }

  /// The exact value of a number; nil if it is not finite.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    guard value != 0 else {
      self = .zero
      return
    }
    let bits = value.significandWidth
    let whole = Int128(value.significand * Double(sign: .plus, exponent: bits, significand: 1))
    self.init(
      numerator: .small(value < 0 ? -whole : whole), denominator: .one,
      exponent: Int(value.exponent) - bits)
  }

  /// - Parameter denominator: odd and positive.
  private init(
    reducing numerator: Integer, _ denominator: Integer, _ exponent: Int
  ) throws(TooLarge) {
    guard numerator.signum != 0 else {
      self = .zero
      return
    }
    let zeros = numerator.trailingZeroBitCount
    var (top, bottom) = (numerator >> zeros, denominator)
    if denominator != .one {
      let divisor = Integer.commonDivisor(top, denominator)
      if divisor != .one {
        (top, bottom) = (top.dividedExactly(by: divisor), bottom.dividedExactly(by: divisor))
      }
    }
    let width = max(top.bitWidth, bottom.bitWidth, abs(exponent + zeros))
    guard width <= Self.largestBitWidth else { throw TooLarge() }
    self.init(numerator: top, denominator: bottom, exponent: exponent + zeros)
  }

  /// -1, 0 or 1.
  package var signum: Int { numerator.signum }

  package var isZero: Bool { numerator.signum == 0 }

  /// In bits, as they count for common divisors: the denominator alone is reduced with each of its own.
  var length: Int { denominator.bitWidth + numerator.bitWidth / 8 }

  package var magnitude: Rational { signum < 0 ? -self : self }

  /// The number as a `Double`, off by a few units of its last place; infinite beyond its range.
  package var approximation: Double {
    let (top, above) = numerator.leadingBits
    let (bottom, below) = denominator.leadingBits
    let size = Double(
      sign: .plus, exponent: exponent + above - below, significand: Double(top) / Double(bottom))
    return signum < 0 ? -size : size
  }

  package static prefix func - (value: Rational) -> Rational {
    Rational(
      numerator: -value.numerator, denominator: value.denominator, exponent: value.exponent)
  }

  package static func + (left: Rational, right: Rational) throws(TooLarge) -> Rational {
    if left.isZero { return right }
    if right.isZero { return left }
    let exponent = min(left.exponent, right.exponent)
    let a = left.numerator << (left.exponent - exponent)
    let b = right.numerator << (right.exponent - exponent)
    if left.denominator == right.denominator {
      return try Rational(reducing: a + b, left.denominator, exponent)
    }
    return try Rational(
      reducing: a * right.denominator + b * left.denominator,
      left.denominator * right.denominator, exponent)
  }

  package static func - (left: Rational, right: Rational) throws(TooLarge) -> Rational {
    try left + -right
  }

  package static func * (left: Rational, right: Rational) throws(TooLarge) -> Rational {
    if left == .one { return right }
    if right == .one { return left }
    return try Rational(
      reducing: left.numerator * right.numerator, left.denominator * right.denominator,
      left.exponent + right.exponent)
  }

  /// - Precondition: `right` is not zero.
  package static func / (left: Rational, right: Rational) throws(TooLarge) -> Rational {
    precondition(!right.isZero, "a division by zero")
    if right == .one { return left }
    let divisor = right.signum < 0 ? -right.numerator : right.numerator
    let dividend = right.signum < 0 ? -left.numerator : left.numerator
    return try Rational(
      reducing: dividend * right.denominator, left.denominator * divisor,
      left.exponent - right.exponent)
  }

  package static func < (left: Rational, right: Rational) throws(TooLarge) -> Bool {
    try (left - right).signum < 0
  }
}
