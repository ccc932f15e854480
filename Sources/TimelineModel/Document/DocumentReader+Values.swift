import AutoLayout
import JSONText
import Primitives
import Timing

extension DocumentReader {
  mutating func reportType(of field: Field, expected: String, help: String? = nil) {
    let message = "\(field.name) must be \(expected), not \(field.value.content.kind)"
    let example = Self.examples.first { $0.key == expected }?.value
    let advice = help ?? example ?? "write \(expected)"
    guard !field.isRestored else {
      return reportConsequence(
        .wrongType, message, at: location(of: field.value.shortRange),
        help: advice)
    }
    report(.wrongType, message, at: field.value.shortRange, help: advice)
  }

  /// By what is expected: how it is written.
  private static let examples: KeyValuePairs<String, String> = [
    "a string": "put it in quotation marks",
    "true or false": "write `true` or `false`, without quotation marks",
    "a number": "write digits without quotation marks, such as `8` or `0.5`",
    "a number of seconds": "write seconds without quotation marks, such as `0.3`",
    "a number of seconds or an object": "write seconds, such as `0.3`, or `{ \"duration\": 0.3 }`",
    "a list": "put it in brackets: `[ … ]`",
    "an object": "write members in braces: `{ … }`",
    "a colour as a string": "write `\"#007AFF\"` or `\"systemBlue\"`, for example",
    "a number or an expression as a string": "write `8` or `\"root.width / 2\"`, for example",
    "a priority: a number or a string": "write `750` or `\"defaultHigh\"`, for example",
    "the id of a constraint, a group or a list of them":
      "write `\"id\"` or `[\"first\", \"second\"]`",
    "a list of six numbers or an object":
      "write `{ \"rotation\": 90 }`, for example, or `[a, b, c, d, tx, ty]`; `{}` is the identity",
    "a number, or an object with `x` and `y`": "write `2` or `{ \"x\": 2, \"y\": 1 }`",
    "a text: a string or an object":
      "write `\"Title\"` or `{ \"string\": \"Title\", \"size\": 17 }`, for example",
    "an image: a path or an object":
      "write `\"hero.png\"` or `{ \"file\": \"hero.png\", \"contentMode\": \"scaleAspectFill\" }`, for example",
    "a string or an object": "write an equation, such as `\"a.top == b.bottom\"`",
  ]

  mutating func string(_ field: Field?) -> JSONString? {
    guard let field else { return nil }
    if case .string(let string) = field.value.content { return string }
    reportType(of: field, expected: "a string")
    return nil
  }

  mutating func boolean(_ field: Field?) -> Bool? {
    guard let field else { return nil }
    if case .bool(let flag) = field.value.content { return flag }
    reportType(of: field, expected: "true or false")
    return nil
  }

  mutating func number(_ field: Field?) -> Double? {
    guard let field else { return nil }
    guard case .number(let number) = field.value.content else {
      reportType(of: field, expected: "a number")
      return nil
    }
    return checked(number.value, field.name, at: field.range)
  }

  /// Returns the value if layout can compute with it; otherwise reports it and returns nil.
  mutating func checked(_ value: Double, _ what: String, at range: SourceRange) -> Double? {
    guard value.isFinite else {
      report(
        .notFinite, "\(what) is not a finite number", at: range,
        help: "write a number whose magnitude is at most 1000000000")
      return nil
    }
    guard abs(value) <= LayoutConstraint.largestMagnitude else {
      report(
        .outOfRange, "\(what) must be between -1000000000 and 1000000000", at: range,
        help: "write a number whose magnitude is at most 1000000000")
      return nil
    }
    return value
  }

  /// Reads a number that must satisfy a condition; `condition` completes the sentence "… must be".
  mutating func number(
    _ field: Field?, _ condition: String, help: String? = nil, where holds: (Double) -> Bool
  ) -> Double? {
    guard let field, let number = number(field) else { return nil }
    if holds(number) { return number }
    report(
      .outOfRange, "\(field.name) must be \(condition)", at: field.range,
      help: help ?? "write a number \(condition)")
    return nil
  }

  mutating func nonNegative(_ field: Field?) -> Double? {
    number(field, "0 or more", help: "write 0 or a positive number") { $0 >= 0 }
  }

  mutating func integer(_ field: Field?, in range: ClosedRange<Int>) -> Int? {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    let words = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return number(field, words, help: "write \(words)") {
      bounds.contains($0) && Double(Int($0)) == $0
    }.map { Int($0) }
  }

  /// Reads the elements of a list; messages name each after the list.
  mutating func list(_ field: Field?) -> [Field]? {
    guard let field else { return nil }
    guard case .array(let elements) = field.value.content else {
      reportType(of: field, expected: "a list")
      return nil
    }
    let name = "an element of \(field.name)"
    return elements.map { Field(name: name, value: $0) }
  }

  /// Reads a string that must be one of several words.
  ///
  /// - Parameter help: nil suggests the nearest word or, if none is near, lists all.
  mutating func word(_ field: Field?, among words: [String], help: String? = nil) -> String? {
    guard let field, let string = string(field) else { return nil }
    if words.contains(string.value) { return string.value }
    report(
      .wrongValue, "\(field.name) cannot be \(quoted(string.value))", at: string.range,
      help: help ?? correction(of: string.value, among: words)
        ?? completion(of: string.value, among: words) ?? "write \(enumeration(words))")
    return nil
  }

  /// Advice that names the only word that begins or ends like another, as `scaleAspectFill` does like
  /// `aspectFill`.
  private func completion(of word: String, among words: [String]) -> String? {
    let part = word.lowercased()
    guard part.utf8.count > 2 else { return nil }
    let whole = words.filter {
      $0.lowercased().hasSuffix(part) || $0.lowercased().hasPrefix(part)
    }
    return whole.count == 1 ? didYouMean(whole[0]) : nil
  }

  /// Reads a case of an enumeration by its raw value.
  mutating func word<Words: RawRepresentable & CaseIterable>(_ field: Field?) -> Words?
  where Words.RawValue == String {
    word(field, among: Words.allCases.map(\.rawValue)).flatMap { Words(rawValue: $0) }
  }

  mutating func time(_ field: Field?) -> Nanoseconds? {
    guard let field else { return nil }
    guard case .number(let number) = field.value.content else {
      reportType(of: field, expected: "a number of seconds")
      return nil
    }
    do {
      let time = try Nanoseconds(seconds: number.literal)
      noteMilliseconds(number, of: field)
      return time
    } catch {
      report(error, about: field)
      return nil
    }
  }

  private mutating func report(_ error: Nanoseconds.DecimalError, about field: Field) {
    switch error {
    case .negative:
      report(
        .outOfRange, "\(field.name) must not be negative", at: field.range,
        help: "write 0 or more seconds")
    case .tooLarge:
      report(
        .outOfRange, "\(field.name) must be at most 1000000000 seconds", at: field.range,
        help: "write seconds, such as `0.3`")
    case .notANumber: reportType(of: field, expected: "a number of seconds")
    }
  }

  mutating func color(_ field: Field?) -> Color? {
    guard let field else { return nil }
    guard case .string(let string) = field.value.content else {
      reportType(of: field, expected: "a colour as a string")
      return nil
    }
    let color =
      Color(hexadecimal: string.value) ?? Color(cssName: string.value)
      ?? Color(systemName: string.value)
    if color == nil { reportColor(string) }
    return color
  }

  private mutating func reportColor(_ string: JSONString) {
    let names = Color.systemNames.map(\.key) + Color.cssNames.map(\.key) + ["transparent"]
    let nearest = string.value.hasPrefix("#") ? nil : correction(of: string.value, among: names)
    report(
      .wrongValue, "\(quoted(string.value)) is not a colour", at: string.range,
      help: Color.advice(onSwiftName: string.value) ?? nearest
        ?? "write `#RGB`, `#RRGGBB`, `#RRGGBBAA`, a CSS colour name or one such as `systemBlue`")
  }
}
