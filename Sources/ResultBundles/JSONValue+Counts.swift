import JSONText

extension JSONValue {
  /// A whole number, 0 or more, as it is written; nil for anything else.
  func count(_ key: String) -> Int? {
    guard case .number(let number)? = member(key)?.content, let count = Int(number.literal),
      count >= 0
    else { return nil }
    return count
  }

  func number(_ key: String) -> Double? {
    guard case .number(let number)? = member(key)?.content else { return nil }
    return number.value
  }

  func text(_ key: String) -> String? {
    guard case .string(let string)? = member(key)?.content else { return nil }
    return string.value
  }

  func flag(_ key: String) -> Bool? {
    guard case .bool(let flag)? = member(key)?.content else { return nil }
    return flag
  }

  /// Empty if there is no array.
  func elements(_ key: String) -> [JSONValue] {
    guard case .array(let elements)? = member(key)?.content else { return [] }
    return elements
  }

  /// Whether the member is this count; `null` for nil.
  func has(_ expected: Int?, at key: String) -> Bool {
    if let expected { return count(key) == expected }
    if case .null? = member(key)?.content { return true }
    return false
  }

  /// Whether an object in it has a key twice, of which readers may take either.
  var hasRepeatedKeys: Bool {
    switch content {
    case .array(let elements): elements.contains(where: \.hasRepeatedKeys)
    case .object(let members):
      Set(members.map(\.name.value)).count < members.count
        || members.contains(where: \.value.hasRepeatedKeys)
    case .null, .bool, .number, .string: false
    }
  }
}
