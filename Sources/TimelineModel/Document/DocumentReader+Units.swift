import JSONText

/// Numbers that were probably written in another unit.
///
/// A zero after the decimal point marks a number as meant: `300.0` seconds, or `3.140` degrees.
extension DocumentReader {
  /// The least number of seconds that is taken for milliseconds. Transitions of UIKit last less than
  /// a second, and even a progress bar rarely runs for minutes; in milliseconds nearly all are more.
  private static let leastMilliseconds = 100.0

  /// Records a time that was probably written in milliseconds: a whole number of 100 or more.
  mutating func noteMilliseconds(_ number: JSONNumber, of field: Field) {
    guard number.value >= Self.leastMilliseconds, number.value == number.value.rounded(),
      !number.literal.utf8.contains(UInt8(ascii: "."))
    else { return }
    let whole = decimal(number.value)
    unitMistakes.append(
      UnitMistake(
        .milliseconds, of: field.name, written: whole, correction: decimal(number.value / 1000),
        confirmation: whole + ".0", at: location(of: field.range)))
  }

  /// Reads an angle in degrees, and records one that was probably written in radians.
  mutating func angle(_ field: Field?) -> Double? {
    guard let field, let angle = number(field) else { return nil }
    if case .number(let number) = field.value.content { noteRadians(number, of: field) }
    return angle
  }

  private mutating func noteRadians(_ number: JSONNumber, of field: Field) {
    guard let degrees = degrees(ofRadians: number) else { return }
    unitMistakes.append(
      UnitMistake(
        .radians, of: field.name, written: number.literal, correction: "\(degrees)",
        confirmation: number.literal + "0", at: location(of: field.range)))
  }

  /// The multiple of 15 degrees, up to two turns, whose radians a literal gives to all its decimals,
  /// rounded or cut; nil if there is none. Two decimals distinguish multiples of 45 degrees only.
  private func degrees(ofRadians number: JSONNumber) -> Int? {
    let parts = number.literal.utf8.split(separator: UInt8(ascii: "."))
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard parts.count == 2, let decimals = parts.last, decimals.count >= 2,
      decimals.allSatisfy(digits.contains), decimals.last != digits.lowerBound
    else { return nil }
    let unit = decimals.reduce(1.0) { unit, _ in unit / 10 }
    let step = decimals.count == 2 ? 45 : 15
    let degrees = stride(from: step, through: 720, by: step).first { degrees in
      let excess = abs(number.value) - Double(degrees) * .pi / 180
      return excess > -max(unit, 1e-12) && excess <= max(unit / 2, 1e-12)
    }
    return degrees.map { number.value < 0 ? -$0 : $0 }
  }
}
