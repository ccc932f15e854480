/// The keys that an object accepts.
struct ObjectShape: Sendable {
  /// The name for messages, with its article, such as `a view`.
  let name: String
  /// The supported keys, without `note`, which every object accepts.
  let keys: [String]
  /// Keys of the format that this version does not support; their values are checked, then refused.
  let unsupported: KeyValuePairs<String, ValueShape>

  init(_ name: String, _ keys: [String], unsupported: KeyValuePairs<String, ValueShape> = [:]) {
    self.name = name
    self.keys = keys
    self.unsupported = unsupported
  }
}
