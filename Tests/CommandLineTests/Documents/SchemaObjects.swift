import Foundation

/// The objects of a JSON Schema with fixed keys, by path, as in `$defs/view`.
struct SchemaObjects {
  struct Property {
    /// As JSON without whitespace; nil if the schema has no default.
    var defaultValue: String?
  }

  struct Object {
    /// The keys except `note`.
    var properties: [String: Property]
    var required: Set<String>
    var hasNote: Bool
  }

  private(set) var objects: [String: Object] = [:]
  /// The strings that occur as allowed values.
  private(set) var words: Set<String> = []

  init(_ json: Data) throws {
    try gather(JSONSerialization.jsonObject(with: json), at: [])
  }

  private mutating func gather(_ node: Any, at path: [String]) throws {
    if let list = node as? [Any] {
      for (index, element) in list.enumerated() { try gather(element, at: path + ["\(index)"]) }
    }
    guard let members = node as? [String: Any] else { return }
    if members["type"] as? String == "object", let object = try Self.object(members) {
      objects[path.isEmpty ? "." : path.joined(separator: "/")] = object
    }
    words.formUnion(members["enum"] as? [String] ?? [])
    for (key, value) in members { try gather(value, at: path + [key]) }
  }

  /// Nil for an object with arbitrary keys.
  private static func object(_ members: [String: Any]) throws -> Object? {
    guard var properties = members["properties"] as? [String: [String: Any]] else { return nil }
    let hasNote = properties.removeValue(forKey: "note") != nil
    if properties.isEmpty { return nil }
    return Object(
      properties: try properties.mapValues(property),
      required: Set(members["required"] as? [String] ?? []), hasNote: hasNote)
  }

  private static func property(_ members: [String: Any]) throws -> Property {
    let value = try members["default"].map { value in
      String(
        decoding: try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed),
        as: UTF8.self)
    }
    return Property(
      defaultValue: value)
  }
}
