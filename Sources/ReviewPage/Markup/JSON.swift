import JSONText

/// A JSON text without blanks, composed of others.
struct JSON: Hashable, Sendable {
  let text: String

  private init(_ write: (inout JSONWriter) -> Void) {
    var json = JSONWriter(.compact)
    write(&json)
    text = json.text
  }

  /// - Parameter text: a JSON text without line breaks.
  init(copying text: String) { self.text = text }

  init(_ string: String) { self.init { $0.write(string) } }
  init(_ number: Int) { self.init { $0.write(number) } }
  init(_ flag: Bool) { self.init { flag.write(to: &$0) } }

  /// The shortest text that is parsed as the same number; null if it is not finite.
  init(_ number: Double) { self.init { $0.write(number) } }

  /// A length in points, an opacity or a similar value, rounded to a thousandth: smaller differences are
  /// invisible.
  init(rounded number: Double) { self.init((number * 1000).rounded() / 1000) }

  static let null = JSON { $0.write(literal: "null") }

  static func array(_ elements: [JSON]) -> JSON { JSON { $0.array(elements) } }

  static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  static func object(_ members: [(key: String, value: JSON)]) -> JSON {
    JSON {
      $0.object {
        for (key, value) in members { $0.member(named: key, value) }
      }
    }
  }

  /// A value in every frame: a single value if it never changes, else an array with one per frame.
  static func track(_ values: [JSON]) -> JSON {
    guard let first = values.first, values.contains(where: { $0 != first }) else {
      return values.first ?? .null
    }
    return .array(values)
  }
}

extension JSON: JSONWritable {
  package func write(to json: inout JSONWriter) { json.write(literal: text) }
}

extension JSON {
  init?(_ string: String?) {
    guard let string else { return nil }
    self.init(string)
  }

  static func numbers(_ numbers: [Int]) -> JSON { .array(numbers.map { JSON($0) }) }
}
