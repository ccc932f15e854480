import JSONText

extension JSONValue {
  func member(_ key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name.value == key }?.value
  }

  /// Of a list; none of anything else.
  var elements: [JSONValue] {
    if case .array(let elements) = content { elements } else { [] }
  }
}

extension JSONMember {
  /// Every object may carry one; where the keys are free, as in `metrics`, its type tells it apart.
  var isNote: Bool {
    if name.value == "note", case .string = value.content { true } else { false }
  }
}
