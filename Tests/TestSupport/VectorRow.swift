import Foundation

/// One JSON object of a file of vectors, read strictly.
///
/// It records every field that is read, also in nested objects; `finish()` then fails if any field
/// was not read, so that no expectation is ignored silently.
package final class VectorRow: CustomStringConvertible {
  /// The file, the row and the path to a nested object, for messages.
  package let description: String
  private let fields: [String: Any]
  private var unread: Set<String>
  private var inner: [VectorRow] = []

  package init(_ fields: [String: Any], description: String) {
    self.description = description
    self.fields = fields
    unread = Set(fields.keys)
  }

  /// The sorted names of all fields, for cases where the names are part of the expectation.
  package var keys: [String] { fields.keys.sorted() }

  /// A field; nil if it is absent or null.
  package func optional(_ key: String) -> VectorValue? {
    unread.remove(key)
    guard let value = fields[key], !(value is NSNull) else { return nil }
    return VectorValue(value, description: "\(description), \(key)", owner: self)
  }

  package func value(_ key: String) throws -> VectorValue {
    if let value = optional(key) { return value }
    throw VectorError("\(description): the field '\(key)' is missing")
  }

  package func string(_ key: String) throws -> String { try value(key).string() }

  package func number(_ key: String) throws -> Double { try value(key).number() }

  package func bool(_ key: String) throws -> Bool { try value(key).bool() }

  package func array(_ key: String) throws -> [VectorValue] { try value(key).array() }

  package func strings(_ key: String) throws -> [String] { try array(key).map { try $0.string() } }

  package func numbers(_ key: String) throws -> [Double] { try array(key).map { try $0.number() } }

  package func object(_ key: String) throws -> VectorRow { try value(key).object() }

  package func objects(_ key: String) throws -> [VectorRow] {
    try array(key).map { try $0.object() }
  }

  /// - Throws: `VectorError` if a field of this object, or of one opened inside, was not read.
  package func finish() throws {
    guard unread.isEmpty else {
      throw VectorError("\(description): unknown fields \(unread.sorted())")
    }
    for row in inner { try row.finish() }
  }

  /// The same fields, all marked as unread.
  package func renamed(_ description: String) -> VectorRow {
    VectorRow(fields, description: description)
  }

  fileprivate func open(_ fields: [String: Any], description: String) -> VectorRow {
    let row = VectorRow(fields, description: description)
    inner.append(row)
    return row
  }
}

/// A JSON value of a row; reading it as a wrong type is an error.
package struct VectorValue: CustomStringConvertible {
  private let value: Any
  package let description: String
  private let owner: VectorRow

  fileprivate init(_ value: Any, description: String, owner: VectorRow) {
    self.value = value
    self.description = description
    self.owner = owner
  }

  package var isNull: Bool { value is NSNull }

  package var isArray: Bool { value is [Any] }

  package func string() throws -> String {
    guard let string = value as? String else { throw wrongType("a string") }
    return string
  }

  package func number() throws -> Double {
    guard let number = value as? NSNumber, !isBool else { throw wrongType("a number") }
    return number.doubleValue
  }

  package func bool() throws -> Bool {
    guard isBool, let bool = value as? Bool else { throw wrongType("true or false") }
    return bool
  }

  package func array() throws -> [VectorValue] {
    guard let elements = value as? [Any] else { throw wrongType("an array") }
    return elements.enumerated().map { index, element in
      VectorValue(element, description: "\(description)[\(index)]", owner: owner)
    }
  }

  /// The object, without the demand that all of its fields are read.
  package func looseObject() throws -> VectorRow {
    guard let fields = value as? [String: Any] else { throw wrongType("an object") }
    return VectorRow(fields, description: description)
  }

  /// The value as the text of a JSON file, for those that read it themselves.
  package func json() throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
    return String(decoding: data, as: UTF8.self)
  }

  package func object() throws -> VectorRow {
    guard let fields = value as? [String: Any] else { throw wrongType("an object") }
    return owner.open(fields, description: description)
  }

  /// Foundation reads `true` and 1 as the same class; only their encoded types differ.
  private var isBool: Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  private func wrongType(_ expected: String) -> VectorError {
    VectorError("\(description): expected \(expected), found \(value)")
  }
}

/// An error in a file of vectors or in one of its rows, which the message names.
package struct VectorError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
