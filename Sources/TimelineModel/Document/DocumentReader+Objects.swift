import JSONText

extension DocumentReader {
  /// Reads the members of an object. Unknown and duplicate keys are reported and omitted; the value of a misspelt key is read as that of the correct one.
  mutating func fields(_ field: Field?, of shape: ObjectShape) -> Fields? {
    guard let field else { return nil }
    guard case .object(let members) = field.value.content else {
      reportType(of: field, expected: "an object", help: "write \(shape.example)")
      return nil
    }
    var fields = Fields(range: field.range)
    var rejected: [String: SourceRange] = [:]
    for member in members {
      let key = member.name.value
      if let first = fields.keyRange(of: key) ?? rejected[key] {
        reportDuplicate(member.name, first: first)
      } else if shape.keys.contains(key) {
        fields.append(member)
      } else {
        rejected[key] = member.name.range
        if let advice = refuse(member, of: shape) { fields.append(member, advice) }
      }
    }
    fields.restoreMisspeltKeys()
    return fields
  }

  /// Reports a member that the object's reader does not get, unless it is a note.
  ///
  /// - Returns: nil if the key is known.
  private mutating func refuse(_ member: JSONMember, of shape: ObjectShape) -> KeyAdvice? {
    let key = member.name.value
    guard key == "note" else { return reportUnknown(member.name, of: shape) }
    _ = string(Field(key: key, value: member.value))
    return nil
  }

  private mutating func reportDuplicate(_ name: JSONString, first: SourceRange) {
    report(
      .duplicateKey, "the key \(quoted(name.value)) occurs twice in this object", at: name.range,
      labels: [Diagnostic.Label("first occurrence", at: location(of: first))],
      help: "remove one of them, or join their values")
  }

  mutating func reportMissing(_ key: String, in fields: Fields, of shape: ObjectShape) {
    reportMissing([key], in: fields, of: shape)
  }

  /// Reports the keys that an object needs, has not, and for which no unknown key may stand.
  mutating func reportMissing(_ keys: [String], in fields: Fields, of shape: ObjectShape) {
    let missing = keys.filter { !fields.has($0) }
    guard !missing.isEmpty else { return }
    let unexplained = missing.filter { !fields.mayBeMisnamed($0) }
    let named = unexplained.isEmpty ? missing : unexplained
    let message = "\(shape.name) needs \(enumeration(named, joinedBy: "and"))"
    let advice = "add \(enumeration(named.map { "\"\($0)\": …" }, joinedBy: "and"))"
    let location = location(of: openingBrace(of: fields))
    guard !unexplained.isEmpty else {
      return reportConsequence(
        .missingKey, message, at: location,
        help: advice)
    }
    report(
      .missingKey, message, at: location,
      help: advice)
  }

  mutating func reportEmptyChange(_ fields: Fields, missing: String) {
    report(
      .emptyChange, "this changes nothing: \(missing) is missing",
      at: openingBrace(of: fields),
      help: "add what is to change, or remove it")
  }

  /// The range of an object's opening brace, because the object may be as long as the file.
  func openingBrace(of fields: Fields) -> SourceRange {
    SourceRange(fields.range.lower, fields.range.lower + 1)
  }
}
