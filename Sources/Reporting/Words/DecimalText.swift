import JSONText

extension Double {
  /// The shortest text that reads back as the same number, as JSON has it.
  package var exactText: String { JSONWriter.text(of: self) }

  /// For people: at most four decimals, without trailing zeros.
  package var shortText: String { text(decimals: 4) }

  /// - Parameter decimals: the largest number of decimals; halves are rounded away from zero.
  package func text(decimals: Int) -> String {
    let unit = (0..<decimals).reduce(1) { power, _ in power * 10 }
    let scaled = (magnitude * Double(unit) + 0.5).rounded(.down)
    guard scaled < 0x1p53 else { return exactText }
    let units = Int(scaled)
    let sign = self < 0 && units > 0 ? "-" : ""
    return sign + String(units / unit) + Self.fraction(units % unit, of: unit)
  }

  /// With its point and without zeros at the end, which are dropped as numbers: as characters they took a fifth
  /// of the text of a large layout (perf).
  private static func fraction(_ units: Int, of unit: Int) -> String {
    var (fraction, unit) = (units, unit)
    guard fraction > 0 else { return "" }
    while fraction.isMultiple(of: 10) { (fraction, unit) = (fraction / 10, unit / 10) }
    return "." + String(unit + fraction).dropFirst()
  }
}
