import JSONText

/// A parsed value that writes itself again.
struct Rewritten: JSONWritable {
  private let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  func write(to json: inout JSONWriter) {
    switch value.content {
    case .null: json.write(literal: "null")
    case .bool(let value): value.write(to: &json)
    case .number(let number): number.write(to: &json)
    case .string(let string): json.write(string.value)
    case .array(let elements): json.array(elements.map(Rewritten.init))
    case .object(let members):
      json.object { json in
        for member in members { json.member(named: member.name.value, Rewritten(member.value)) }
      }
    }
  }
}

extension JSONNumber {
  /// A number that no `Double` can hold keeps its literal.
  fileprivate func write(to json: inout JSONWriter) {
    if value.isFinite { json.write(value) } else { json.write(literal: literal) }
  }
}

extension JSONValue {
  /// The values of the array or object.
  var elements: [JSONValue] {
    switch content {
    case .array(let elements): elements
    case .object(let members): members.map(\.value)
    case .null, .bool, .number, .string: []
    }
  }

  /// The ranges of the elements, or of the names and values of the members, in order.
  var contained: [SourceRange] {
    guard case .object(let members) = content else { return elements.map(\.range) }
    return members.flatMap { [$0.name.range, $0.value.range] }
  }

  /// Whether both are the same value, wherever they are in their texts.
  func hasContent(of other: JSONValue) -> Bool {
    switch (content, other.content) {
    case (.null, .null): true
    case (.bool(let value), .bool(let other)): value == other
    case (.number(let number), .number(let other)): number.value == other.value
    case (.string(let string), .string(let other)): string.value.isSame(as: other.value)
    case (.array, .array): hasElements(of: other)
    case (.object(let members), .object(let others)):
      members.elementsEqual(others) { $0.name.value.isSame(as: $1.name.value) }
        && hasElements(of: other)
    default: false
    }
  }

  private func hasElements(of other: JSONValue) -> Bool {
    elements.elementsEqual(other.elements) { $0.hasContent(of: $1) }
  }
}

extension String {
  /// Whether the scalars are equal: `==` disregards how accents are composed.
  fileprivate func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
