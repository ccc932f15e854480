import Foundation

/// The keywords of JSON Schema (draft 2020-12) that our schema uses; another one is an error, so
/// that none is passed over.
struct SchemaValidator {
  private let root: [String: Any]

  enum Mistake: Error {
    case notASchema
    case unknownKeyword(String)
    case unresolved(String)
  }

  init(_ text: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let root = object as? [String: Any] else { throw Mistake.notASchema }
    self.root = root
  }

  /// What is wrong with a document, each with its place; none if it suits the schema.
  func problems(_ document: Any) throws -> [String] { try problems(document, root, at: "$") }

  private func problems(_ value: Any, _ schema: [String: Any], at path: String) throws -> [String] {
    var problems: [String] = []
    for (keyword, argument) in schema.sorted(by: { $0.key < $1.key }) {
      if try !holds(keyword, argument, value) { problems.append("\(path): \(keyword)") }
      problems += try inner(keyword, argument, value, schema, path)
    }
    return problems
  }

  /// Keywords that speak of the value itself.
  private func holds(_ keyword: String, _ argument: Any, _ value: Any) throws -> Bool {
    let number = Self.number(value)
    let bound = Self.number(argument) ?? 0
    switch keyword {
    case "type":
      let types = argument as? [String] ?? [argument as? String ?? ""]
      return types.contains { Self.value(value, is: $0) }
    case "const": return Self.equal(value, argument)
    case "enum": return (argument as? [Any] ?? []).contains { Self.equal(value, $0) }
    case "pattern":
      guard let text = value as? String, let pattern = argument as? String else { return true }
      return text.range(of: pattern, options: .regularExpression) != nil
    case "minimum": return number.map { $0 >= bound } ?? true
    case "maximum": return number.map { $0 <= bound } ?? true
    case "exclusiveMinimum": return number.map { $0 > bound } ?? true
    case "minLength": return (value as? String).map { Double($0.count) >= bound } ?? true
    case "minItems": return (value as? [Any]).map { Double($0.count) >= bound } ?? true
    case "maxItems": return (value as? [Any]).map { Double($0.count) <= bound } ?? true
    case "minProperties":
      return (value as? [String: Any]).map { Double($0.count) >= bound } ?? true
    case "required":
      guard let object = value as? [String: Any] else { return true }
      return (argument as? [String] ?? []).allSatisfy { object[$0] != nil }
    case "anyOf": return try matches(argument, value) > 0
    case "oneOf": return try matches(argument, value) == 1
    case "$ref", "properties", "additionalProperties", "propertyNames", "items", "prefixItems",
      "$schema", "$defs", "title", "description", "default":
      return true
    default: throw Mistake.unknownKeyword(keyword)
    }
  }

  /// Keywords that apply schemas to parts of the value.
  private func inner(
    _ keyword: String, _ argument: Any, _ value: Any, _ schema: [String: Any], _ path: String
  ) throws -> [String] {
    let object = value as? [String: Any] ?? [:]
    let array = value as? [Any] ?? []
    switch keyword {
    case "$ref": return try problems(value, definition(argument), at: path)
    case "properties":
      let properties = argument as? [String: [String: Any]] ?? [:]
      return try object.flatMap { key, value in
        try properties[key].map { try problems(value, $0, at: "\(path).\(key)") } ?? []
      }
    case "additionalProperties":
      let known = schema["properties"] as? [String: Any] ?? [:]
      return try object.filter { known[$0.key] == nil }.flatMap { key, value in
        guard let rest = argument as? [String: Any] else { return ["\(path): unknown \(key)"] }
        return try problems(value, rest, at: "\(path).\(key)")
      }
    case "propertyNames":
      let names = argument as? [String: Any] ?? [:]
      return try object.keys.flatMap { try problems($0, names, at: "\(path).\($0)") }
    case "items":
      let items = argument as? [String: Any] ?? [:]
      return try array.enumerated().flatMap { try problems($1, items, at: "\(path)[\($0)]") }
    case "prefixItems":
      let items = argument as? [[String: Any]] ?? []
      return try zip(array, items).flatMap { try problems($0, $1, at: "\(path)[]") }
    default: return []
    }
  }

  private func matches(_ schemas: Any, _ value: Any) throws -> Int {
    try (schemas as? [[String: Any]] ?? []).filter { try problems(value, $0, at: "").isEmpty }.count
  }

  private func definition(_ reference: Any) throws -> [String: Any] {
    let name = (reference as? String ?? "").replacingOccurrences(of: "#/$defs/", with: "")
    let definitions = root["$defs"] as? [String: [String: Any]]
    guard let definition = definitions?[name] else { throw Mistake.unresolved(name) }
    return definition
  }

  /// Nil for booleans, which Foundation holds as numbers too.
  private static func number(_ value: Any) -> Double? {
    guard let number = value as? NSNumber, !isBoolean(value) else { return nil }
    return number.doubleValue
  }

  private static func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { CFGetTypeID($0) == CFBooleanGetTypeID() } ?? false
  }

  private static func equal(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? String { return left == right as? String }
    return number(left) != nil && number(left) == number(right)
  }

  private static func value(_ value: Any, is type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "number": number(value) != nil
    case "integer": number(value).map { $0.rounded() == $0 } ?? false
    case "boolean": isBoolean(value)
    default: false
    }
  }
}
