import AutoLayout
import Timing

/// Parses an easing function of CSS: `steps(4, jump-end)` or `linear(0, 0.3 20%, 1)`
/// (css-easing-2, sections 2.1 and 2.3).
struct CurveParser {
  private var scanner: TextScanner
  /// How the function that is read is written.
  private var example = "`steps(4, jump-end)`"

  init(_ text: String) {
    scanner = TextScanner(text)
  }

  mutating func curve() throws(TextError) -> TimingCurve {
    let name = scanner.takeName()
    guard let name, name.text == "linear" || name.text == "steps", scanner.take("(") else {
      throw TextError(
        "expected `linear(` or `steps(`", at: 0..<scanner.offset,
        help: "a cubic curve is a list, `[x1, y1, x2, y2]`")
    }
    if name.text == "linear" { example = Self.linearExample }
    let curve = name.text == "steps" ? try steps() : try linear()
    guard scanner.take(")") else { throw expected("`,` or `)`") }
    guard scanner.isAtEnd else {
      throw TextError(
        "unexpected \(scanner.description) after the curve", at: scanner.here,
        help: "write one curve, such as `easeInOut` or \(example)")
    }
    return curve
  }

  private mutating func steps() throws(TextError) -> TimingCurve {
    let start = scanner.offset
    guard let count = try scanner.takeNumber() else { throw expected("the number of steps") }
    let range = start..<scanner.offset
    guard (1...1_000_000).contains(count), count == count.rounded(.down) else {
      throw TextError(
        "the number of steps must be a whole number from 1 to 1000000", at: range,
        help: "write `steps(4)`, for example")
    }
    let position = scanner.take(",") ? try position() : .jumpEnd
    if position == .jumpNone, count < 2 {
      throw TextError(
        "`jump-none` needs at least 2 steps", at: range,
        help: "write 2 or more, or another word than `jump-none`")
    }
    return .steps(StepFunction(count: Int(count), position: position))
  }

  private mutating func position() throws(TextError) -> StepFunction.Position {
    let here = scanner.here
    let word = word()
    if let position = Self.positions.first(where: { $0.key == word })?.value { return position }
    let start = here.lowerBound
    throw TextError(
      "expected a jump position", at: word.isEmpty ? here : start..<(start + word.utf8.count),
      help: "write \(enumeration(Self.positions.map(\.key)))")
  }

  /// Takes a word with or without a hyphen. A blank next to the hyphen ends the word.
  private mutating func word() -> String {
    let start = scanner.offset
    var word = scanner.takeName()?.text ?? ""
    guard scanner.offset == start + word.utf8.count, scanner.take("-") else { return word }
    word += "-"
    guard scanner.offset == start + word.utf8.count else { return word }
    return word + (scanner.takeName()?.text ?? "")
  }

  /// Includes the two older names, `start` and `end`.
  private static let positions: KeyValuePairs<String, StepFunction.Position> = [
    "jump-start": .jumpStart, "jump-end": .jumpEnd, "jump-none": .jumpNone,
    "jump-both": .jumpBoth, "start": .jumpStart, "end": .jumpEnd,
  ]

  private static let linearExample = "`linear(0, 0.3 20%, 1)`"

  private mutating func linear() throws(TextError) -> TimingCurve {
    let start = scanner.offset
    var points: [(output: Double, input: Double?)] = []
    repeat { points += try stop() } while scanner.take(",")
    guard points.count >= 2 else {
      throw TextError(
        "`linear()` needs at least two points", at: start..<scanner.offset,
        help: "write its values in order, as in \(example)")
    }
    return .piecewiseLinear(LinearFunction(completing: points))
  }

  /// Takes a value with up to two percentages before or after it. Two percentages make two points
  /// of that value.
  private mutating func stop() throws(TextError) -> [(output: Double, input: Double?)] {
    let start = scanner.offset
    var amounts: [Amount] = []
    while let amount = try amount() { amounts.append(amount) }
    guard !amounts.isEmpty else { throw expected("a number") }
    let values = amounts.filter { !$0.isPercentage }
    let isInside = amounts.first?.isPercentage == true && amounts.last?.isPercentage == true
    guard values.count == 1, amounts.count <= 3, !isInside else {
      throw TextError(
        "a point is one number followed by at most two percentages", at: start..<scanner.offset,
        help: "separate points with commas, as in \(example)")
    }
    let inputs = amounts.filter(\.isPercentage).map { $0.value / 100 }
    return inputs.isEmpty ? [(values[0].value, nil)] : inputs.map { (values[0].value, $0) }
  }

  private struct Amount {
    var value: Double
    var isPercentage: Bool
  }

  /// Takes a number in CSS notation, which includes `.5` and `-1`. Returns nil and takes nothing if
  /// there is none.
  private mutating func amount() throws(TextError) -> Amount? {
    let start = scanner.offset
    let isNegative = scanner.isAt("-")
    let isSigned = scanner.take("-") || scanner.take("+")
    let startsWithPoint = scanner.take(".")
    let digits = scanner.offset
    guard digits - start == (isSigned ? 1 : 0) + (startsWithPoint ? 1 : 0),
      let number = try scanner.takeNumber()
    else {
      if isSigned || startsWithPoint { throw expected("a digit") }
      return nil
    }
    let magnitude = startsWithPoint ? fraction(from: digits) : number
    guard let magnitude, magnitude <= LayoutConstraint.largestMagnitude else {
      throw TextError(
        "the number is too large or malformed", at: start..<scanner.offset,
        help: "write a number such as `0.25`")
    }
    return Amount(value: isNegative ? -magnitude : magnitude, isPercentage: scanner.take("%"))
  }

  /// The digits taken since an offset, read as digits after a decimal point.
  private func fraction(from offset: Int) -> Double? {
    let digits = scanner.text(offset..<scanner.offset).prefix { !$0.isWhitespace }
    return Double("0." + digits)
  }

  private func expected(_ wanted: String) -> TextError {
    TextError(
      "expected \(wanted), not \(scanner.description)", at: scanner.here,
      help: "write a curve such as \(example)")
  }
}
