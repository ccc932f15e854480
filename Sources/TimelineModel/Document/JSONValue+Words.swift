import JSONText

extension JSONValue {
  /// The range to point at: the whole of a scalar, the opening bracket of an array or object, which
  /// may be as long as the file.
  var shortRange: SourceRange {
    switch content {
    case .array, .object: SourceRange(range.lower, range.lower + 1)
    default: range
    }
  }
}

extension JSONValue.Content {
  /// The kind of value for a message, with its article.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
