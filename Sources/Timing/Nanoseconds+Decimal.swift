extension Nanoseconds {
  /// The reason why a decimal is not a valid time.
  package enum DecimalError: Error, Hashable, Sendable {
    case notANumber
    case negative
    /// Beyond `Nanoseconds.latest`.
    case tooLarge
  }

  /// The latest valid time, 10⁹ seconds, so that sums of a few times do not overflow.
  package static let latest = Nanoseconds(1_000_000_000_000_000_000)

  /// Converts a JSON number literal in seconds exactly; half a nanosecond is rounded up.
  ///
  /// The decimal digits are shifted, not multiplied, so that no binary fraction is involved and an
  /// exponent of any size is cheap.
  package init(seconds literal: String) throws(DecimalError) {
    guard let decimal = Decimal(literal) else { throw .notANumber }
    guard decimal.digits.isEmpty || !decimal.isNegative else { throw .negative }
    guard let value = decimal.rounded(shiftedBy: 9), value <= Self.latest.rawValue else {
      throw .tooLarge
    }
    self.init(value)
  }
}

/// 0.d₁d₂d₃… · 10^`point`, without leading zeros; zero has no digits.
private struct Decimal {
  var isNegative = false
  var digits: [UInt8] = []
  var point = 0

  init?(_ literal: String) {
    var bytes = Array(literal.utf8)[...]
    isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    let mantissa = bytes.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    guard readMantissa(mantissa) else { return nil }
    guard let exponent = Self.exponent(bytes.dropFirst(mantissa.count)) else { return nil }
    point += exponent
  }

  /// Reads byte by byte, because creating the generic types of `split` and `joined` at run time took a
  /// fifth of the time of reading a small timeline.
  private mutating func readMantissa(_ bytes: ArraySlice<UInt8>) -> Bool {
    var whole: Int?
    var zeros = 0
    for byte in bytes {
      if byte == UInt8(ascii: "."), whole == nil {
        whole = digits.count + zeros
        continue
      }
      guard (0x30...0x39).contains(byte) else { return false }
      if byte == 0x30, digits.isEmpty { zeros += 1 } else { digits.append(byte - 0x30) }
    }
    let count = digits.count + zeros
    point = (whole ?? count) - zeros
    return whole != 0 && count > whole ?? 0
  }

  /// The value of an exponent, limited far beyond any valid time, so that it cannot overflow.
  private static func exponent(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard !bytes.isEmpty else { return 0 }
    var rest = bytes.dropFirst()
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard !rest.isEmpty, rest.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let magnitude = rest.reduce(0) { min($0 * 10 + Int($1 - 0x30), 1_000_000_000_000) }
    return isNegative ? -magnitude : magnitude
  }

  /// The value times 10^`shift`, rounded to the nearest integer, halves up; nil if it has more than 19
  /// digits.
  func rounded(shiftedBy shift: Int) -> Int64? {
    guard !digits.isEmpty else { return 0 }
    let count = point + shift
    guard count <= 19 else { return nil }
    guard count >= 0 else { return 0 }
    var value: UInt64 = 0
    for index in 0..<count {
      value = value * 10 + UInt64(index < digits.count ? digits[index] : 0)
    }
    if count < digits.count, digits[count] >= 5 { value += 1 }
    return Int64(exactly: value)
  }
}
