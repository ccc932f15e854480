extension Nanoseconds: CustomStringConvertible {
  /// The time in seconds for people, rounded to milliseconds: `0.25 s`.
  package var description: String {
    let thousandth = Self.second.rawValue / 1000
    let (whole, rest) = rawValue.magnitude.quotientAndRemainder(dividingBy: UInt64(thousandth))
    let rounded = Int64(2 * rest >= UInt64(thousandth) ? whole + 1 : whole) * thousandth
    return Nanoseconds(rawValue < 0 ? -rounded : rounded).exactText
  }

  /// The exact time in seconds, without trailing zeros: `0.333333333 s`.
  package var exactText: String {
    let billion = Self.second.rawValue
    let magnitude = rawValue.magnitude
    let whole = magnitude / UInt64(billion)
    var fraction = String(magnitude % UInt64(billion))
    fraction = String(repeating: "0", count: 9 - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    let sign = rawValue < 0 ? "-" : ""
    return sign + String(whole) + (fraction.isEmpty ? "" : "." + fraction) + " s"
  }
}
