/// A JSON value that remembers where it stands in its source.
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

  /// Reads a JSON text (RFC 8259) in UTF-8; a byte order mark at its start is skipped.
  ///
  /// A lone surrogate in an escape is refused, because no string can hold it; of several values
  /// of one name all are kept.
  ///
  /// - Complexity: O(number of bytes).
  package init(
    parsing source: SourceText, limits: JSONLimits = JSONLimits()
  ) throws(JSONSyntaxError) {
    var parser = JSONParser(source.bytes, limits: limits)
    self = try parser.parseDocument()
  }
}

/// One `"name": value` of an object, in the order of the file. Names may repeat (RFC 8259
/// leaves that open); whoever reads the object decides.
package struct JSONMember: Sendable {
  package var name: JSONString
  package var value: JSONValue

  package init(name: JSONString, value: JSONValue) {
    self.name = name
    self.value = value
  }
}

/// A number by its literal, because times are read as decimals.
package struct JSONNumber: Hashable, Sendable {
  package var literal: String
  /// The nearest double; infinite when the literal is out of range.
  package var value: Double

  package init(literal: String, value: Double) {
    self.literal = literal
    self.value = value
  }
}
