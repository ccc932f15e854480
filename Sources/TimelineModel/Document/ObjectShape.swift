import JSONText

/// The keys that an object may have.
struct ObjectShape: Sendable {
  /// With its article, as in `a view`.
  let name: String
  /// At most 63, without `note`, which every object accepts.
  let keys: [String]
  /// Keys whose behaviour is still to come; their values are checked and then refused.
  let unsupported: KeyValuePairs<String, ValueShape>

  init(_ name: String, _ keys: [String], unsupported: KeyValuePairs<String, ValueShape> = [:]) {
    self.name = name
    self.keys = keys
    self.unsupported = unsupported
  }
}

/// A value and what messages call it.
struct Field {
  /// The key, or something like `an element of "views"`, with its backticks. Put together only for
  /// a message: most fields are read without one.
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

/// The known members of an object, each once.
struct Fields {
  /// The object's.
  let range: SourceRange
  private var members: [JSONMember] = []

  init(range: SourceRange) { self.range = range }

  mutating func append(_ member: JSONMember) { members.append(member) }

  subscript(key: String) -> Field? {
    guard let member = members.first(where: { $0.name.value == key }) else { return nil }
    return Field(key: key, value: member.value)
  }

  func has(_ key: String) -> Bool { keyRange(of: key) != nil }

  /// Where a key stands, if it does.
  func keyRange(of key: String) -> SourceRange? {
    members.first { $0.name.value == key }?.name.range
  }

  /// In the order of the file.
  var keys: [String] { members.map(\.name.value) }
}

extension DocumentReader {
  /// The members of an object; unknown, duplicate and later keys are reported and left out.
  mutating func fields(_ field: Field?, of shape: ObjectShape) -> Fields? {
    guard let field else { return nil }
    guard case .object(let members) = field.value.content else {
      reportType(of: field, expected: "an object")
      return nil
    }
    var fields = Fields(range: field.range)
    var rejected: [String: SourceRange] = [:]
    for member in members {
      let key = member.name.value
      if let first = fields.keyRange(of: key) ?? rejected[key] {
        reportDuplicate(member.name, first: first)
      } else if accept(member, of: shape) {
        fields.append(member)
      } else {
        rejected[key] = member.name.range
      }
    }
    return fields
  }

  /// Whether the member is for the reader of the object.
  private mutating func accept(_ member: JSONMember, of shape: ObjectShape) -> Bool {
    let key = member.name.value
    if shape.keys.contains(key) { return true }
    let field = Field(key: key, value: member.value)
    if key == "note" {
      _ = string(field)
    } else if let later = shape.unsupported.first(where: { $0.key == key })?.value {
      refuseUnsupported(field, later, key: member.name.range)
    } else {
      reportUnknown(member.name, of: shape)
    }
    return false
  }

  /// Refuses what the format has and this version does not do, unless its shape is wrong anyway.
  private mutating func refuseUnsupported(_ field: Field, _ shape: ValueShape, key: SourceRange) {
    guard check(field, shape) else { return }
    reportNotSupported(field.name, at: key)
  }

  mutating func reportNotSupported(_ what: String, at range: SourceRange, help: String? = nil) {
    report(.notSupportedYet, "\(what) is not supported yet", at: range, help: help)
  }

  private mutating func reportDuplicate(_ name: JSONString, first: SourceRange) {
    report(
      .duplicateKey, "the key \(quoted(name.value)) occurs twice in this object", at: name.range,
      labels: [Diagnostic.Label("first here", at: location(of: first))])
  }

  private mutating func reportUnknown(_ name: JSONString, of shape: ObjectShape) {
    let candidates = shape.keys + shape.unsupported.map(\.key) + ["note"]
    report(
      .unknownKey, "unknown key \(quoted(name.value)) in \(shape.name)", at: name.range,
      help: pathAdvice(on: name.value, shape) ?? correction(of: name.value, among: candidates)
        ?? "the keys are \(shape.keys.map { "`\($0)`" }.joined(separator: ", "))")
  }

  /// A key path for its last key, or a key with another inside for a key path.
  private func pathAdvice(on name: String, _ shape: ObjectShape) -> String? {
    if let path = shape.keys.first(where: { $0.hasSuffix("." + name) }) {
      return "did you mean \(quoted(path))?"
    }
    let parts = name.split(separator: ".")
    guard parts.count == 2, shape.keys.contains(String(parts[0])),
      !shape.keys.contains(where: { $0.hasPrefix(parts[0] + ".") })
    else { return nil }
    return "did you mean `\"\(parts[0])\": {\"\(parts[1])\": …}`?"
  }

  mutating func reportMissing(_ key: String, in fields: Fields, of shape: ObjectShape) {
    report(.missingKey, "\(shape.name) needs `\(key)`", at: openingBrace(of: fields))
  }

  mutating func reportEmptyChange(_ fields: Fields, missing: String) {
    report(
      .emptyChange, "this changes nothing: \(missing) is missing",
      at: openingBrace(of: fields))
  }

  /// An object may fill the file; pointing at its beginning is enough.
  func openingBrace(of fields: Fields) -> SourceRange {
    SourceRange(fields.range.lower, fields.range.lower + 1)
  }
}
