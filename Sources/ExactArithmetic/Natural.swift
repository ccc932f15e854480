/// A natural number of any size: 32-bit digits, the least significant first, without leading zeros.
struct Natural: Hashable, Sendable {
  var digits: [UInt32]

  init(_ digits: [UInt32]) {
    self.digits = digits
    while self.digits.last == 0 { self.digits.removeLast() }
  }

  init(_ value: UInt128) {
    self.init((0..<4).map { UInt32(truncatingIfNeeded: value >> (32 * $0)) })
  }

  var isZero: Bool { digits.isEmpty }

  var bitWidth: Int { digits.last.map { 32 * digits.count - $0.leadingZeroBitCount } ?? 0 }

  var trailingZeroBitCount: Int {
    guard let index = digits.firstIndex(where: { $0 != 0 }) else { return 0 }
    return 32 * index + digits[index].trailingZeroBitCount
  }

  /// The 128 least significant bits.
  var lowBits: UInt128 {
    digits.prefix(4).reversed().reduce(0) { $0 << 32 | UInt128($1) }
  }

  static func < (left: Natural, right: Natural) -> Bool {
    guard left.digits.count == right.digits.count else {
      return left.digits.count < right.digits.count
    }
    return left.digits.reversed().lexicographicallyPrecedes(right.digits.reversed())
  }

  static func + (left: Natural, right: Natural) -> Natural {
    var sum: [UInt32] = []
    var carry: UInt64 = 0
    for index in 0..<max(left.digits.count, right.digits.count) {
      carry += left.digit(index) + right.digit(index)
      sum.append(UInt32(truncatingIfNeeded: carry))
      carry >>= 32
    }
    return Natural(sum + [UInt32(carry)])
  }

  /// - Precondition: `right` is not greater than `left`.
  static func - (left: Natural, right: Natural) -> Natural {
    var difference = left.digits
    var borrow: Int64 = 0
    for index in difference.indices {
      borrow += Int64(difference[index]) - Int64(right.digit(index))
      difference[index] = UInt32(truncatingIfNeeded: borrow)
      borrow >>= 32
    }
    return Natural(difference)
  }

  static func * (left: Natural, right: Natural) -> Natural {
    var product = [UInt32](repeating: 0, count: left.digits.count + right.digits.count)
    for (offset, digit) in left.digits.enumerated() {
      var carry: UInt64 = 0
      for index in 0...right.digits.count where offset + index < product.count {
        carry += UInt64(digit) * right.digit(index) + UInt64(product[offset + index])
        product[offset + index] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
    }
    return Natural(product)
  }

  static func << (left: Natural, bits: Int) -> Natural {
    let shifted = [UInt32](repeating: 0, count: bits / 32) + left.digits
    return Natural(shifted) * Natural(UInt128(1) << UInt128(bits % 32))
  }

  static func >> (left: Natural, bits: Int) -> Natural {
    let kept = Natural(Array(left.digits.dropFirst(bits / 32)))
    let rest = UInt64(bits % 32)
    return Natural(
      kept.digits.indices.map { index in
        UInt32(truncatingIfNeeded: (kept.digit(index) | kept.digit(index + 1) << 32) >> rest)
      })
  }

  /// The quotient of a division without remainder, from the least significant digit upward (Jebelean,
  /// "An algorithm for exact division", Journal of Symbolic Computation 15, 1993).
  ///
  /// - Precondition: `divisor` is odd and divides this number.
  func dividedExactly(by divisor: Natural) -> Natural {
    let inverse = divisor.inverseOfLowestDigit
    var rest = self
    var quotient: [UInt32] = []
    while !rest.isZero { quotient.append(rest.cancelLowestDigit(divisor, inverse)) }
    return Natural(quotient)
  }

  func digit(_ index: Int) -> UInt64 {
    index < digits.count ? UInt64(digits[index]) : 0
  }
}
