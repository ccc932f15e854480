extension Natural {
  /// The greatest common divisor of two odd numbers: the binary algorithm (Stein, Journal of
  /// Computational Physics 1, 1967), by whole digits while one number is much longer.
  ///
  /// Nearly all time of a proof with long numbers is spent here, so that the numbers change in place.
  static func commonDivisor(_ left: Natural, _ right: Natural) -> Natural {
    var (larger, smaller) = (left, right)
    while true {
      if larger.isLess(than: smaller) { swap(&larger, &smaller) }
      if larger.bitWidth <= 128 {
        return Natural(oddCommonDivisor(larger.lowBits, smaller.lowBits))
      }
      larger.shorten(by: smaller)
      if larger.digits == smaller.digits { return smaller }
      if larger.isLess(than: smaller) { continue }
      larger.subtract(smaller)
      larger.dropTrailingZeros()
    }
  }

  /// Cancels digits with multiples of an odd number, until at most one more than it has is left.
  private mutating func shorten(by divisor: Natural) {
    guard bitWidth > divisor.bitWidth + 32 else { return }
    let inverse = divisor.inverseOfLowestDigit
    while bitWidth > divisor.bitWidth + 32 { _ = cancelLowestDigit(divisor, inverse) }
    dropTrailingZeros()
  }

  /// Modulo 2³². Newton's iteration doubles the correct bits each time.
  ///
  /// - Precondition: the number is odd.
  var inverseOfLowestDigit: UInt32 {
    var inverse: UInt32 = 1
    for _ in 0..<5 { inverse &*= 2 &- digits[0] &* inverse }
    return inverse
  }

  /// Subtracts the multiple of a number that makes the last digit zero, and drops that digit.
  ///
  /// - Parameter inverse: of the divisor's lowest digit.
  /// - Returns: the factor.
  /// - Precondition: the multiple is not larger than this number.
  mutating func cancelLowestDigit(_ divisor: Natural, _ inverse: UInt32) -> UInt32 {
    let factor = digits[0] &* inverse
    var (carry, borrow): (UInt64, Int64) = (0, 0)
    for index in digits.indices {
      carry += UInt64(factor) * divisor.digit(index)
      borrow += Int64(digits[index]) - Int64(carry & 0xffff_ffff)
      if index > 0 { digits[index - 1] = UInt32(truncatingIfNeeded: borrow) }
      carry >>= 32
      borrow >>= 32
    }
    digits.removeLast()
    dropLeadingZeros()
    return factor
  }

  private func isLess(than other: Natural) -> Bool {
    if digits.count != other.digits.count { return digits.count < other.digits.count }
    var index = digits.count - 1
    while index > 0, digits[index] == other.digits[index] { index -= 1 }
    return digits[index] < other.digits[index]
  }

  /// - Precondition: `other` is not greater.
  private mutating func subtract(_ other: Natural) {
    var borrow: Int64 = 0
    for index in digits.indices {
      if index >= other.digits.count && borrow == 0 { break }
      borrow += Int64(digits[index]) - Int64(other.digit(index))
      digits[index] = UInt32(truncatingIfNeeded: borrow)
      borrow >>= 32
    }
    dropLeadingZeros()
  }

  /// - Precondition: the number is not zero.
  private mutating func dropTrailingZeros() {
    let zeros = trailingZeroBitCount
    let (offset, bits) = (zeros / 32, UInt64(zeros % 32))
    if zeros == 0 { return }
    for index in 0..<(digits.count - offset) {
      let pair = digit(index + offset) | digit(index + offset + 1) << 32
      digits[index] = UInt32(truncatingIfNeeded: pair >> bits)
    }
    digits.removeLast(offset)
    dropLeadingZeros()
  }

  private mutating func dropLeadingZeros() { while digits.last == 0 { digits.removeLast() } }
}

/// The greatest common divisor of two odd numbers, by the binary algorithm.
func oddCommonDivisor(_ left: UInt128, _ right: UInt128) -> UInt128 {
  var (larger, smaller) = (left, right)
  while larger != smaller {
    if larger < smaller { swap(&larger, &smaller) }
    if let short = UInt64(exactly: larger) {
      return UInt128(oddCommonDivisor(short, UInt64(smaller)))
    }
    larger -= smaller
    larger >>= UInt128(larger.trailingZeroBitCount)
  }
  return larger
}

private func oddCommonDivisor(_ left: UInt64, _ right: UInt64) -> UInt64 {
  var (larger, smaller) = (left, right)
  while larger != smaller {
    if larger < smaller { swap(&larger, &smaller) }
    larger -= smaller
    larger >>= UInt64(larger.trailingZeroBitCount)
  }
  return larger
}
