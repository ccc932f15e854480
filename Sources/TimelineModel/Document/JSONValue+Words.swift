import JSONText

extension JSONValue {
  /// What is pointed at: the whole of a scalar, the bracket of what may fill the file.
  var shortRange: SourceRange {
    switch content {
    case .array, .object: SourceRange(range.lower, range.lower + 1)
    default: range
    }
  }
}

extension JSONValue.Content {
  /// With its article.
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
