/// A JSON value with its place in the source.
package struct JSONValue: Sendable {
  package enum Content: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(JSONString)
    case array([JSONValue])
    case object([JSONMember])
  }

  package var content: Content
  package var range: SourceRange

  package init(content: Content, range: SourceRange) {
    self.content = content
    self.range = range
  }
}

/// One `"name": value` of an object, in the order of the file. RFC 8259 allows a name to repeat;
/// the reader of the object decides what that means.
package struct JSONMember: Sendable {
  package var name: JSONString
  package var value: JSONValue

  package init(name: JSONString, value: JSONValue) {
    self.name = name
    self.value = value
  }
}

/// A number that keeps its literal, because times are read as decimals.
package struct JSONNumber: Hashable, Sendable {
  package var literal: String
  /// The nearest double; infinite when the literal is out of range.
  package var value: Double

  package init(literal: String, value: Double) {
    self.literal = literal
    self.value = value
  }
}
