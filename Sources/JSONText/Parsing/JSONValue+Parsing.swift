extension JSONValue {
  /// Parses a JSON text (RFC 8259) in UTF-8; a byte order mark at its start is skipped.
  ///
  /// A lone surrogate in an escape is an error, because no Swift string can hold it. If a name
  /// repeats in an object, all its members are kept.
  ///
  /// - Complexity: O(number of bytes).
  package init(
    parsing source: SourceText, limits: JSONLimits = JSONLimits()
  ) throws(JSONSyntaxError) {
    var parser = JSONParser(source.bytes, limits: limits)
    self = try parser.parseDocument()
  }
}
