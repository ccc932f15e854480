import LayoutAnimation

/// A JSON text without blanks, composed of others.
struct JSON: Hashable, Sendable {
  let text: String

  private init(text: String) { self.text = text }

  init(_ string: String) { text = string.jsonLiteral }
  init(_ number: Int) { text = String(number) }
  init(_ flag: Bool) { text = flag ? "true" : "false" }

  /// The shortest text that is parsed as the same number; null if it is not finite.
  init(_ number: Double) { text = number.jsonLiteral }

  /// A length in points, an opacity or a similar value, rounded to a thousandth: smaller differences are
  /// invisible.
  init(rounded number: Double) { self.init((number * 1000).rounded() / 1000) }

  static let null = JSON(text: "null")

  static func array(_ elements: [JSON]) -> JSON {
    JSON(text: "[" + elements.map(\.text).joined(separator: ",") + "]")
  }

  static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    let present = members.compactMap { key, value in value.map { "\"\(key)\":" + $0.text } }
    return JSON(text: "{" + present.joined(separator: ",") + "}")
  }

  static func object(_ members: [(key: String, value: JSON)]) -> JSON {
    JSON(text: "{" + members.map { "\"\($0.key)\":" + $0.value.text }.joined(separator: ",") + "}")
  }

  /// A value in every frame: a single value if it never changes, else an array with one per frame.
  static func track(_ values: [JSON]) -> JSON {
    guard let first = values.first, values.contains(where: { $0 != first }) else {
      return values.first ?? .null
    }
    return .array(values)
  }
}

extension JSON {
  init?(_ string: String?) {
    guard let string else { return nil }
    self.init(string)
  }

  static func numbers(_ numbers: [Int]) -> JSON { .array(numbers.map { JSON($0) }) }
}
