/// A quotient of whole numbers, compared exactly. The denominator is positive.
///
/// Not reduced: its parts stay below 64 bits in every use here, so products never overflow.
struct Fraction: Comparable, CustomStringConvertible {
  let numerator: Int128
  let denominator: Int128

  init(_ numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  var value: Double { Double(numerator) / Double(denominator) }

  var description: String { "\(value)" }

  static func == (left: Fraction, right: Fraction) -> Bool {
    left.numerator * right.denominator == right.numerator * left.denominator
  }

  static func - (left: Fraction, right: Fraction) -> Fraction {
    if left.denominator == right.denominator {
      return Fraction(left.numerator - right.numerator, left.denominator)
    }
    return Fraction(
      left.numerator * right.denominator - right.numerator * left.denominator,
      left.denominator * right.denominator)
  }

  static func < (left: Fraction, right: Fraction) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}
