extension Nanoseconds {
  /// Why a decimal is no time.
  package enum DecimalError: Error, Hashable, Sendable {
    case notANumber
    case negative
    /// Beyond `Nanoseconds.latest`.
    case tooLarge
  }

  /// The latest time there is, 10⁹ seconds: sums of a few times still fit.
  package static let latest = Nanoseconds(1_000_000_000_000_000_000)

  /// The seconds that a JSON number's literal says, exactly, a half nanosecond rounded up.
  ///
  /// The digits are shifted, never multiplied, so that no binary fraction comes in and an
  /// exponent of any size costs nothing.
  package init(seconds literal: String) throws(DecimalError) {
    guard let decimal = Decimal(literal) else { throw .notANumber }
    guard decimal.digits.isEmpty || !decimal.isNegative else { throw .negative }
    guard let value = decimal.rounded(shiftedBy: 9), value <= Self.latest.rawValue else {
      throw .tooLarge
    }
    self.init(value)
  }
}

/// 0.d₁d₂d₃… · 10^`point`, without leading zeros; no digits at all is zero.
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

  /// Byte by byte: `split` and `joined` are types whose making at run time took a fifth of what it
  /// takes to read a small timeline.
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

  /// Saturates far beyond any time, so that it neither overflows nor takes long.
  private static func exponent(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard !bytes.isEmpty else { return 0 }
    var rest = bytes.dropFirst()
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard !rest.isEmpty, rest.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let magnitude = rest.reduce(0) { min($0 * 10 + Int($1 - 0x30), 1_000_000_000_000) }
    return isNegative ? -magnitude : magnitude
  }

  /// The nearest integer to the value times 10^`shift`, halves up; nil if it has over 19 digits.
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
