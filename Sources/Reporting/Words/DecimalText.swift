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
    var fraction = String(unit + units % unit).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    let sign = self < 0 && units > 0 ? "-" : ""
    return sign + String(units / unit) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
