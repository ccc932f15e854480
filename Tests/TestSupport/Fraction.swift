/// A quotient of integers, compared exactly. The denominator is positive.
///
/// It is not reduced: in every use here the parts are small enough for the products of a
/// comparison.
package struct Fraction: Comparable, CustomStringConvertible {
  package let numerator: Int128
  package let denominator: Int128

  package init(_ numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  package var value: Double { Double(numerator) / Double(denominator) }

  package var description: String { "\(value)" }

  package static func == (left: Fraction, right: Fraction) -> Bool {
    left.numerator * right.denominator == right.numerator * left.denominator
  }

  package static func - (left: Fraction, right: Fraction) -> Fraction {
    if left.denominator == right.denominator {
      return Fraction(left.numerator - right.numerator, left.denominator)
    }
    return Fraction(
      left.numerator * right.denominator - right.numerator * left.denominator,
      left.denominator * right.denominator)
  }

  package static func < (left: Fraction, right: Fraction) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}
