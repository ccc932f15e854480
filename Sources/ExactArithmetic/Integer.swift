/// An integer of any size: one machine value as long as it fits, which in layouts it nearly always
/// does.
enum Integer: Hashable, Sendable {
  case small(Int128)
  /// Only what does not fit.
  case large(Natural, isNegative: Bool)

  static let zero = Integer.small(0)
  static let one = Integer.small(1)

  private init(_ magnitude: Natural, isNegative: Bool) {
    if magnitude.bitWidth <= 127 {
      let value = Int128(magnitude.lowBits)
      self = .small(isNegative ? -value : value)
    } else {
      self = .large(magnitude, isNegative: isNegative)
    }
  }

  var magnitude: Natural {
    switch self {
    case .small(let value): Natural(value.magnitude)
    case .large(let magnitude, _): magnitude
    }
  }

  /// -1, 0 or 1.
  var signum: Int {
    switch self {
    case .small(let value): Int(value.signum())
    case .large(_, let isNegative): isNegative ? -1 : 1
    }
  }

  var isNegative: Bool { signum < 0 }

  var bitWidth: Int {
    switch self {
    case .small(let value): 128 - value.magnitude.leadingZeroBitCount
    case .large(let magnitude, _): magnitude.bitWidth
    }
  }

  /// 0 for zero.
  var trailingZeroBitCount: Int {
    switch self {
    case .small(let value): value == 0 ? 0 : value.trailingZeroBitCount
    case .large(let magnitude, _): magnitude.trailingZeroBitCount
    }
  }

  /// The magnitude without its last `dropped` bits.
  var leadingBits: (bits: UInt64, dropped: Int) {
    let dropped = max(0, bitWidth - 64)
    if case .small(let value) = self {
      return (UInt64(value.magnitude >> UInt128(dropped)), dropped)
    }
    return (UInt64((magnitude >> dropped).lowBits), dropped)
  }

  static prefix func - (value: Integer) -> Integer {
    switch value {
    case .small(let small) where small != .min: .small(-small)
    default: Integer(value.magnitude, isNegative: !value.isNegative)
    }
  }

  static func + (left: Integer, right: Integer) -> Integer {
    if case .small(let a) = left, case .small(let b) = right {
      let (sum, overflows) = a.addingReportingOverflow(b)
      if !overflows { return .small(sum) }
    }
    let (a, b) = (left.magnitude, right.magnitude)
    if left.isNegative == right.isNegative {
      return Integer(a + b, isNegative: left.isNegative)
    }
    return a < b
      ? Integer(b - a, isNegative: right.isNegative) : Integer(a - b, isNegative: left.isNegative)
  }

  static func * (left: Integer, right: Integer) -> Integer {
    if case .small(let a) = left, case .small(let b) = right {
      if let short = Int64(exactly: a), let other = Int64(exactly: b) {
        return .small(Int128(short) &* Int128(other))
      }
      let (product, overflows) = a.multipliedReportingOverflow(by: b)
      if !overflows { return .small(product) }
    }
    return Integer(
      left.magnitude * right.magnitude, isNegative: left.isNegative != right.isNegative)
  }

  static func << (left: Integer, bits: Int) -> Integer {
    if bits == 0 { return left }
    if case .small(let value) = left, bits + left.bitWidth < 127 { return .small(value << bits) }
    return Integer(left.magnitude << bits, isNegative: left.isNegative)
  }

  /// - Precondition: at least this number of trailing bits is zero.
  static func >> (left: Integer, bits: Int) -> Integer {
    if bits == 0 { return left }
    if case .small(let value) = left { return .small(value >> bits) }
    return Integer(left.magnitude >> bits, isNegative: left.isNegative)
  }

  /// The quotient of a division without remainder.
  ///
  /// - Precondition: `divisor` is odd, positive and divides this number.
  func dividedExactly(by divisor: Integer) -> Integer {
    if case .small(let a) = self, case .small(let b) = divisor { return .small(a / b) }
    return Integer(
      magnitude.dividedExactly(by: divisor.magnitude), isNegative: isNegative)
  }

  /// The greatest common divisor, positive.
  ///
  /// - Precondition: both numbers are odd.
  static func commonDivisor(_ left: Integer, _ right: Integer) -> Integer {
    guard case .small(let a) = left, case .small(let b) = right else {
      return Integer(Natural.commonDivisor(left.magnitude, right.magnitude), isNegative: false)
    }
    return .small(Int128(oddCommonDivisor(a.magnitude, b.magnitude)))
  }
}
