/// A JSON value of a page's script or of the DevTools protocol; `undefined` is represented as null.
package enum ScriptValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([ScriptValue])
  case object([String: ScriptValue])

  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  package var number: Double? { if case .number(let value) = self { value } else { nil } }
  package var string: String? { if case .string(let value) = self { value } else { nil } }
  package var array: [ScriptValue]? { if case .array(let value) = self { value } else { nil } }

  /// A member of an object; null if there is no such member or the value is not an object.
  package subscript(_ name: String) -> ScriptValue {
    if case .object(let members) = self { members[name] ?? .null } else { .null }
  }

  /// An element of an array; null if the index is out of range or the value is not an array.
  package subscript(_ index: Int) -> ScriptValue {
    guard case .array(let elements) = self, elements.indices ~= index else { return .null }
    return elements[index]
  }
}

extension ScriptValue: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let members = try? container.decode([String: ScriptValue].self) {
      self = .object(members)
    } else {
      self = .array(try container.decode([ScriptValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value):
      // The protocol does not accept integers written as 1.0.
      if let integer = Int(exactly: value) {
        try container.encode(integer)
      } else {
        try container.encode(value)
      }
    case .string(let value): try container.encode(value)
    case .array(let elements): try container.encode(elements)
    case .object(let members): try container.encode(members)
    }
  }
}

extension ScriptValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(nilLiteral: ()) { self = .null }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(arrayLiteral elements: ScriptValue...) { self = .array(elements) }
  package init(dictionaryLiteral members: (String, ScriptValue)...) {
    self = .object(Dictionary(members) { $1 })
  }
}
