import JSONText

extension JSONValue {
  var members: [JSONMember] {
    if case .object(let members) = content { members } else { [] }
  }

  func member(_ key: String) -> JSONValue? { members.first { $0.name.value == key }?.value }

  /// Without some of its members.
  func without(_ keys: [String]) -> JSONValue {
    guard case .object(let members) = content else { return self }
    let rest = members.filter { !keys.contains($0.name.value) }
    return JSONValue(content: .object(rest), range: range)
  }

  /// As it is written, on one line and without the quotes of strings.
  var words: String {
    switch content {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let number): number.literal
    case .string(let string): string.value
    case .array(let elements): "[" + elements.map(\.words).joined(separator: ", ") + "]"
    case .object: "(\(memberWords))"
    }
  }

  private var memberWords: String {
    members.map { "\($0.name.value) \($0.value.words)" }.joined(separator: ", ")
  }

  /// The identifiers in its strings, the names of metrics among them.
  var identifiers: Set<Substring> {
    switch content {
    case .string(let string):
      Set(string.value.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    case .array(let elements): elements.reduce(into: []) { $0.formUnion($1.identifiers) }
    case .object(let members): members.reduce(into: []) { $0.formUnion($1.value.identifiers) }
    case .null, .bool, .number: []
    }
  }

  /// The members that differ from those of an older object, as in `alpha 0.5 → 1` and
  /// `stack "spacing" 8 → 12`, in the order of the older one; empty if there are none.
  func changes(from old: JSONValue) -> [String] {
    keys(besides: old).compactMap { key in
      let statement = Self.change(of: key, old.member(key), member(key))
      return statement.map { "\(key) \($0)" }
    }
  }

  private func keys(besides old: JSONValue) -> [String] {
    let keys = old.members.map(\.name.value)
    return keys + members.map(\.name.value).filter { !keys.contains($0) }
  }

  /// How one value changed, as in `8 → 12`, or how its members did; nil if it did not.
  static func change(of key: String, _ old: JSONValue?, _ new: JSONValue?) -> String? {
    if let old, let new, !old.members.isEmpty, !new.members.isEmpty {
      let changes = new.keys(besides: old).compactMap { name in
        change(of: name, old.member(name), new.member(name)).map { "\"\(name)\" \($0)" }
      }
      return changes.isEmpty ? nil : changes.joined(separator: ", ")
    }
    let unit = key.hasSuffix("rotation") ? "°" : ""
    let words = [old, new].map { value in
      value.map { ($0.members.isEmpty ? $0.words : $0.memberWords) + unit } ?? "none"
    }
    return words[0] == words[1] ? nil : "\(words[0]) → \(words[1])"
  }
}
