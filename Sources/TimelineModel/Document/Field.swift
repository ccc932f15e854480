import JSONText

/// A value and its name in messages.
struct Field {
  /// The key in backticks, or a phrase such as `an element of "views"`. Computed, because most
  /// fields are read without a message.
  var name: String { isKey ? "`\(words)`" : words }
  let value: JSONValue
  /// Whether the value was found under a misspelt key, so that it may be meant for something else.
  let isRestored: Bool
  private let words: String
  private let isKey: Bool

  init(name: String, value: JSONValue) {
    self.value = value
    words = name
    isKey = false
    isRestored = false
  }

  init(key: String, value: JSONValue, isRestored: Bool = false) {
    self.value = value
    self.isRestored = isRestored
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
  private var unknown: [(member: JSONMember, advice: KeyAdvice)] = []
  /// The keys whose values were found under misspelt ones.
  private var restored: Set<String> = []

  init(range: SourceRange) { self.range = range }

  mutating func append(_ member: JSONMember) { members.append(member) }

  /// Adds a member whose unknown key has been reported.
  mutating func append(_ member: JSONMember, _ advice: KeyAdvice) {
    unknown.append((member, advice))
  }

  /// Gives the values of misspelt keys to the correct keys, unless the object has these too.
  mutating func restoreMisspeltKeys() {
    for case (let member, .correction(let key)) in unknown where !has(key) {
      restored.insert(key)
      members.append(
        JSONMember(name: JSONString(value: key, range: member.name.range), value: member.value))
    }
  }

  /// Whether an unknown key may stand for this one.
  func mayBeMisnamed(_ key: String) -> Bool {
    unknown.contains { $0.advice.mayStand(for: key, isRestored: isRestored) }
  }

  /// Whether the value of a key was found under a misspelt one.
  func isRestored(_ key: String) -> Bool { restored.contains(key) }

  subscript(key: String) -> Field? {
    guard let member = members.first(where: { $0.name.value == key }) else { return nil }
    return Field(key: key, value: member.value, isRestored: restored.contains(key))
  }

  func has(_ key: String) -> Bool { keyRange(of: key) != nil }

  /// The range of a key; nil if the object does not have it.
  func keyRange(of key: String) -> SourceRange? {
    members.first { $0.name.value == key }?.name.range
  }

  /// The keys in file order.
  var keys: [String] { members.map(\.name.value) }
}

/// What is known of an unknown key.
enum KeyAdvice {
  /// The key is misspelt; this one is meant.
  case correction(String)
  /// It is a word of another framework, with the words of the advice.
  case familiar(String)
  /// It is a key of another object, or of none.
  case unclear

  /// A correction to a key that the object has as well is no better than none.
  fileprivate func mayStand(for key: String, isRestored: (String) -> Bool) -> Bool {
    switch self {
    case .correction(let correct): !isRestored(correct)
    case .familiar(let advice): advice.contains("`\(key)`")
    case .unclear: true
    }
  }
}
