import JSONText

extension JSONValue {
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name.value == key }?.value
  }

  /// Empty for what is not an array.
  var elements: [JSONValue] {
    if case .array(let elements) = content { return elements }
    return []
  }

  /// Nil for what is not a string.
  var string: String? {
    if case .string(let string) = content { return string.value }
    return nil
  }

  /// Nil for what is not a number.
  var number: Double? {
    if case .number(let number) = content { return number.value }
    return nil
  }
}
