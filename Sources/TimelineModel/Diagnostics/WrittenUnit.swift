/// A number with a unit behind it, as CSS and people write it. Numbers of the format have none.
package enum WrittenUnit {
  /// What to write instead; nil for a text that is something else.
  package static func advice(on text: String) -> String? {
    let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "-" }
    guard let number = Double(digits), number.isFinite else { return nil }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
    return units.first { $0.words.contains(unit) }.map {
      "write `\(decimal(number / $0.divisor))`: \($0.meaning)"
    }
  }

  private static let units: [(words: Set<String>, divisor: Double, meaning: String)] = [
    (["s", "sec", "secs", "second", "seconds"], 1, "times are seconds"),
    (["ms", "msec", "milliseconds"], 1000, "times are seconds"),
    (["pt", "pts", "px", "dp", "points"], 1, "lengths are points"),
    (["°", "deg", "degrees"], 1, "angles are degrees"),
    (["%"], 100, "shares are numbers from 0 to 1"),
  ]
}
