import JSONText

extension JSONValue {
  func member(_ key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name.value == key }?.value
  }

  /// The elements of an array; empty for any other value.
  var elements: [JSONValue] {
    if case .array(let elements) = content { elements } else { [] }
  }
}

extension JSONMember {
  /// Whether the member is a `note`, which every object accepts. Where the keys are free, as in
  /// `metrics`, a note is recognized by its type: a string.
  var isNote: Bool {
    if name.value == "note", case .string = value.content { true } else { false }
  }
}
