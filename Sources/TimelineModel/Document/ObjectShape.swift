/// The keys that an object accepts.
struct ObjectShape: Sendable {
  /// The name for messages, with its article, such as `a view`.
  let name: String
  /// The key whose value is such an object; nil if several keys or lists have them.
  let holder: String?
  /// Without `note`, which every object accepts.
  let keys: [String]
  /// Keys of the file that are expanded before the object is read. Advice names them too.
  let expandedKeys: [String]

  init(
    _ name: String, in holder: String? = nil, _ keys: [String], expandedKeys: [String] = []
  ) {
    self.name = name
    self.holder = holder
    self.keys = keys
    self.expandedKeys = expandedKeys
  }
}

extension ObjectShape {
  func has(_ key: String) -> Bool { writtenKeys.contains(key) }

  /// What a file may have.
  var writtenKeys: [String] { keys + expandedKeys }

  /// What to call the object in advice: the key that holds it, or its name.
  var place: String { holder.map { "`\($0)`" } ?? name }

  /// The first keys as they are written: `{ "x": …, "y": … }`.
  var example: String {
    let members = keys.prefix(4).map { "\"\($0)\": …" } + (keys.count > 4 ? ["…"] : [])
    return "`{ \(members.joined(separator: ", ")) }`"
  }
}
