import JSONText

/// A value and its name in messages.
struct Field {
  /// The key in backticks, or a phrase such as `an element of "views"`. Computed, because most
  /// fields are read without a message.
  var name: String { isKey ? "`\(words)`" : words }
  let value: JSONValue
  private let words: String
  private let isKey: Bool

  init(name: String, value: JSONValue) {
    self.value = value
    words = name
    isKey = false
  }

  init(key: String, value: JSONValue) {
    self.value = value
    words = key
    isKey = true
  }

  var range: SourceRange { value.range }
}

/// The members of an object whose keys its shape accepts, each key once.
struct Fields {
  /// The range of the object.
  let range: SourceRange
  private var members: [JSONMember] = []

  init(range: SourceRange) { self.range = range }

  mutating func append(_ member: JSONMember) { members.append(member) }

  subscript(key: String) -> Field? {
    guard let member = members.first(where: { $0.name.value == key }) else { return nil }
    return Field(key: key, value: member.value)
  }

  func has(_ key: String) -> Bool { keyRange(of: key) != nil }

  /// The range of a key; nil if the object does not have it.
  func keyRange(of key: String) -> SourceRange? {
    members.first { $0.name.value == key }?.name.range
  }

  /// The keys in file order.
  var keys: [String] { members.map(\.name.value) }
}
