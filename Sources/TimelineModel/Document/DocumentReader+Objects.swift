import JSONText

extension DocumentReader {
  /// Reads the members of an object. Unknown, duplicate and unsupported keys are reported and
  /// omitted.
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

  /// Whether the object's reader gets the member; if not, it is a note or has been reported.
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

  /// Reports a key of the format that this version does not support, unless its value is malformed,
  /// which has then been reported instead.
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
      labels: [Diagnostic.Label("first occurrence", at: location(of: first))])
  }

  mutating func reportMissing(_ key: String, in fields: Fields, of shape: ObjectShape) {
    report(.missingKey, "\(shape.name) needs `\(key)`", at: openingBrace(of: fields))
  }

  mutating func reportEmptyChange(_ fields: Fields, missing: String) {
    report(
      .emptyChange, "this changes nothing: \(missing) is missing",
      at: openingBrace(of: fields))
  }

  /// The range of an object's opening brace, because the object may be as long as the file.
  func openingBrace(of fields: Fields) -> SourceRange {
    SourceRange(fields.range.lower, fields.range.lower + 1)
  }
}
