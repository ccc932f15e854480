/// A number of about 106 bits: the unevaluated sum of a double and its rounding error.
///
/// The error of a sum and of a product of doubles is itself a double and can be found with plain
/// operations (Dekker, "A floating-point technique for extending the available precision",
/// Numerische Mathematik 18, 1971; Knuth, The Art of Computer Programming 2, section 4.2.2).
/// Valid for magnitudes from about 1e-290 to 1e300: the error of a smaller product underflows.
struct DoubleDouble {
  /// The number, rounded to a double.
  var head: Double
  /// At most half a unit in the last place of the head.
  var tail: Double

  init(head: Double, tail: Double) {
    self.head = head
    self.tail = tail
  }

  /// left + right, exactly.
  init(sumOf left: Double, _ right: Double) {
    head = left + right
    let added = head - left
    tail = (left - (head - added)) + (right - added)
  }

  /// left · right, exactly.
  init(productOf left: Double, _ right: Double) {
    let (leftHigh, leftLow) = Self.halves(of: left)
    let (rightHigh, rightLow) = Self.halves(of: right)
    head = left * right
    let errorOfHigh = leftHigh * rightHigh - head
    tail = ((errorOfHigh + leftHigh * rightLow) + leftLow * rightHigh) + leftLow * rightLow
  }

  /// Rounded once.
  var value: Double { head + tail }

  static func + (left: DoubleDouble, right: Double) -> DoubleDouble {
    let sum = DoubleDouble(sumOf: left.head, right)
    return DoubleDouble(sumOf: sum.head, sum.tail + left.tail)
  }

  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let sum = DoubleDouble(sumOf: left.head, right.head)
    return DoubleDouble(sumOf: sum.head, sum.tail + (left.tail + right.tail))
  }

  static func * (left: DoubleDouble, right: Double) -> DoubleDouble {
    let product = DoubleDouble(productOf: left.head, right)
    return DoubleDouble(sumOf: product.head, product.tail + left.tail * right)
  }

  static func / (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let quotient = left.head / right.head
    let rest = left + right * -quotient
    return DoubleDouble(sumOf: quotient, rest.value / right.head)
  }

  /// Two halves of at most 26 bits each, so that products of them are exact.
  private static func halves(of number: Double) -> (high: Double, low: Double) {
    let scaled = 0x1p27 * number + number
    let high = scaled - (scaled - number)
    return (high, number - high)
  }
}
