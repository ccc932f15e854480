/// A number as C's `%g` prints it in the C locale: six significant digits of its exact value, no
/// trailing zeros, and an exponent below 10⁻⁴ and from 10⁶.
///
/// ISO/IEC 9899, 7.23.6.1. Implemented here because this module does not use the C library, and because
/// a description must not depend on the locale.
struct GeneralNumber: CustomStringConvertible {
  let description: String

  private static let precision = 6

  init(_ value: Double) {
    guard value.isFinite else {
      description = value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
      return
    }
    let sign = value.sign == .minus ? "-" : ""
    guard value != 0 else {
      description = sign + "0"
      return
    }
    var expansion = DecimalExpansion(of: value.magnitude)
    expansion.round(to: Self.precision)
    description = sign + Self.text(expansion)
  }

  private static func text(_ expansion: DecimalExpansion) -> String {
    let exponent = expansion.exponent
    let digits = expansion.digits.map(String.init)
    guard (-4..<precision).contains(exponent) else {
      let power = exponent.magnitude < 10 ? "0\(exponent.magnitude)" : "\(exponent.magnitude)"
      return pointed(digits, after: 1) + (exponent < 0 ? "e-" : "e+") + power
    }
    guard exponent >= 0 else {
      return "0." + String(repeating: "0", count: -exponent - 1) + digits.joined()
    }
    let missing = max(0, exponent + 1 - digits.count)
    return pointed(digits + Array(repeating: "0", count: missing), after: exponent + 1)
  }

  private static func pointed(_ digits: [String], after count: Int) -> String {
    let whole = digits.prefix(count).joined()
    return digits.count > count ? whole + "." + digits.dropFirst(count).joined() : whole
  }
}

/// All decimal digits of a double: 0.d₁d₂d₃… · 10^(exponent + 1).
private struct DecimalExpansion {
  /// Neither the first nor the last is 0.
  private(set) var digits: [Int] = []
  /// The power of ten of the first digit.
  private(set) var exponent = 0

  /// - Precondition: the value is finite and positive.
  init(of value: Double) {
    var rest = value.significandBitPattern
    var power = Int(value.exponentBitPattern)
    if power > 0 { rest |= 1 << 52 } else { power = 1 }
    power -= 1075
    while rest > 0 {
      digits.insert(Int(rest % 10), at: 0)
      rest /= 10
    }
    exponent = digits.count - 1
    for _ in 0..<max(0, power) { double() }
    for _ in 0..<max(0, -power) { halve() }
    trim()
  }

  /// Rounds to the nearest number with `count` digits; exact halves to the even digit.
  mutating func round(to count: Int) {
    guard digits.count > count else { return }
    let isTie = digits[count] == 5 && digits.count == count + 1
    let isUp = isTie ? digits[count - 1] % 2 == 1 : digits[count] >= 5
    digits.removeSubrange(count...)
    if isUp { carry() }
    trim()
  }

  private mutating func carry() {
    var place = digits.count - 1
    while place >= 0, digits[place] == 9 {
      digits[place] = 0
      place -= 1
    }
    if place >= 0 {
      digits[place] += 1
    } else {
      digits.insert(1, at: 0)
      exponent += 1
    }
  }

  private mutating func double() {
    var carry = 0
    for place in digits.indices.reversed() {
      let sum = digits[place] * 2 + carry
      digits[place] = sum % 10
      carry = sum / 10
    }
    guard carry > 0 else { return }
    digits.insert(carry, at: 0)
    exponent += 1
  }

  private mutating func halve() {
    var rest = 0
    for place in digits.indices {
      let sum = digits[place] + rest * 10
      digits[place] = sum / 2
      rest = sum % 2
    }
    if rest > 0 { digits.append(5) }
    guard digits[0] == 0 else { return }
    digits.removeFirst()
    exponent -= 1
  }

  private mutating func trim() {
    while digits.count > 1, digits[digits.count - 1] == 0 { digits.removeLast() }
  }
}
