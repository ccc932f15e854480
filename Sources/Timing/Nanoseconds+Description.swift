extension Nanoseconds: CustomStringConvertible {
  /// The exact time in seconds, without trailing zeros: `0.25 s`.
  package var description: String {
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
