import Foundation
package import JSONText

/// The keywords of JSON Schema (draft 2020-12) that our schema uses. Any other keyword is an error,
/// so that none is ignored.
package struct SchemaValidator {
  private let root: JSONValue

  package enum Mistake: Error {
    case unknownKeyword(String)
    case unresolved(String)
  }

  package init(_ schema: JSONValue) { root = schema }

  /// - Parameter schema: the text of a schema.
  package init(parsing schema: String) throws {
    root = try JSONValue(parsing: SourceText(bytes: Array(schema.utf8)))
  }

  /// - Parameter document: the text of a document.
  package func problems(parsing document: String) throws -> [String] {
    try problems(JSONValue(parsing: SourceText(bytes: Array(document.utf8))))
  }

  /// The errors in a document, each with its location; empty if it conforms to the schema.
  package func problems(_ document: JSONValue) throws -> [String] {
    try problems(document, root, at: "$")
  }

  private func problems(
    _ value: JSONValue, _ schema: JSONValue, at path: String
  ) throws -> [String] {
    try schema.members.flatMap { member in
      let keyword = member.name.value
      let failure = try holds(keyword, member.value, value) ? [] : ["\(path): \(keyword)"]
      return try failure + inner(keyword, member.value, value, schema, path)
    }
  }

  /// Checks the keywords about the value itself.
  private func holds(
    _ keyword: String, _ argument: JSONValue, _ value: JSONValue
  ) throws -> Bool {
    let bound = argument.number ?? 0
    switch keyword {
    case "type":
      let types = argument.string.map { [$0] } ?? argument.elements.compactMap(\.string)
      return types.contains { value.isOfType($0) }
    case "const": return value.equals(argument)
    case "enum": return argument.elements.contains { value.equals($0) }
    case "pattern":
      guard let text = value.string, let pattern = argument.string else { return true }
      return text.range(of: pattern, options: .regularExpression) != nil
    case "minimum": return value.number.map { $0 >= bound } ?? true
    case "maximum": return value.number.map { $0 <= bound } ?? true
    case "exclusiveMinimum": return value.number.map { $0 > bound } ?? true
    case "minLength": return value.string.map { Double($0.count) >= bound } ?? true
    case "maxLength": return value.string.map { Double($0.count) <= bound } ?? true
    case "minItems": return !value.isOfType("array") || Double(value.elements.count) >= bound
    case "maxItems": return !value.isOfType("array") || Double(value.elements.count) <= bound
    case "uniqueItems":
      let texts = value.elements.compactMap(\.string)
      return Set(texts).count == texts.count
    case "minProperties": return !value.isOfType("object") || Double(value.members.count) >= bound
    case "required":
      let keys = argument.elements.compactMap(\.string)
      return !value.isOfType("object") || keys.allSatisfy { value[$0] != nil }
    case "dependentRequired":
      return argument.members.filter { value[$0.name.value] != nil }
        .flatMap { $0.value.elements.compactMap(\.string) }.allSatisfy { value[$0] != nil }
    case "not": return try !problems(value, argument, at: "").isEmpty
    case "anyOf": return try matches(argument, value) > 0
    case "oneOf": return try matches(argument, value) == 1
    case "$ref", "properties", "additionalProperties", "propertyNames", "items", "prefixItems",
      "if", "then", "else", "$schema", "$defs", "title", "description", "default":
      return true
    default: throw Mistake.unknownKeyword(keyword)
    }
  }

  /// Checks the keywords that apply schemas to parts of the value.
  private func inner(
    _ keyword: String, _ argument: JSONValue, _ value: JSONValue, _ schema: JSONValue,
    _ path: String
  ) throws -> [String] {
    switch keyword {
    case "$ref": return try problems(value, definition(argument.string ?? ""), at: path)
    case "properties":
      return try value.members.flatMap { member in
        let key = member.name.value
        return try argument[key].map { try problems(member.value, $0, at: "\(path).\(key)") } ?? []
      }
    case "additionalProperties":
      let others = value.members.filter { schema["properties"]?[$0.name.value] == nil }
      return try others.flatMap { member in
        let place = "\(path).\(member.name.value)"
        return argument.isOfType("boolean")
          ? ["\(place): unknown"] : try problems(member.value, argument, at: place)
      }
    case "propertyNames":
      return try value.members.flatMap { member in
        let name = JSONValue(content: .string(member.name), range: member.name.range)
        return try problems(name, argument, at: "\(path).\(member.name.value)")
      }
    case "if":
      let holds = try problems(value, argument, at: path).isEmpty
      return try schema[holds ? "then" : "else"].map { try problems(value, $0, at: path) } ?? []
    case "items": return try value.elements.flatMap { try problems($0, argument, at: path + "[]") }
    case "prefixItems":
      return try zip(value.elements, argument.elements)
        .flatMap { try problems($0, $1, at: path + "[]") }
    default: return []
    }
  }

  private func matches(_ schemas: JSONValue, _ value: JSONValue) throws -> Int {
    try schemas.elements.count { try problems(value, $0, at: "").isEmpty }
  }

  private func definition(_ reference: String) throws -> JSONValue {
    let name = reference.replacingOccurrences(of: "#/$defs/", with: "")
    guard let definition = root["$defs"]?[name] else { throw Mistake.unresolved(name) }
    return definition
  }
}

extension JSONValue {
  package subscript(key: String) -> JSONValue? { members.first { $0.name.value == key }?.value }

  fileprivate var members: [JSONMember] {
    if case .object(let members) = content { members } else { [] }
  }

  fileprivate var elements: [JSONValue] {
    if case .array(let elements) = content { elements } else { [] }
  }

  fileprivate var string: String? {
    if case .string(let string) = content { string.value } else { nil }
  }

  fileprivate var number: Double? {
    if case .number(let number) = content { number.value } else { nil }
  }

  /// Compares strings, numbers and booleans; our schema compares nothing else.
  fileprivate func equals(_ other: JSONValue) -> Bool {
    if case .bool(let flag) = content, case .bool(let other) = other.content {
      return flag == other
    }
    return string.map { $0 == other.string } ?? number.map { $0 == other.number } ?? false
  }

  fileprivate func isOfType(_ name: String) -> Bool {
    switch content {
    case .null: name == "null"
    case .bool: name == "boolean"
    case .number(let number):
      name == "number" || name == "integer" && number.value.rounded() == number.value
    case .string: name == "string"
    case .array: name == "array"
    case .object: name == "object"
    }
  }
}
