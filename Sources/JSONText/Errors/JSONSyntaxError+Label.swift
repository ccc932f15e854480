extension JSONSyntaxError {
  /// A second place that explains the error, with a short text.
  package struct Label: Hashable, Sendable {
    package var text: String
    package var range: SourceRange
  }

  /// The opening of a string or container that is not closed correctly.
  package var label: Label? {
    guard let opening else { return nil }
    return Label(
      text: "the \(opening.noun) begins here",
      range: SourceRange(opening.offset, opening.offset + 1))
  }

  private var opening: (noun: String, offset: Int)? {
    if case .unclosedString(let offset) = reason { return ("string", offset) }
    if case .lineBreakInString(let offset) = reason { return ("string", offset) }
    if case .unclosedContainer(let kind, let offset) = reason { return (kind.noun, offset) }
    if case .mismatchedClosing(let kind, let offset) = reason { return (kind.noun, offset) }
    return nil
  }
}

extension JSONSyntaxError.Container {
  var noun: String {
    switch self {
    case .array: "array"
    case .object: "object"
    }
  }

  /// The noun for what it contains.
  var part: String {
    switch self {
    case .array: "element"
    case .object: "member"
    }
  }

  var closing: UInt8 {
    switch self {
    case .array: .closeBracket
    case .object: .closeBrace
    }
  }

  var closingText: String { String(Unicode.Scalar(closing)) }
}

extension JSONSyntaxError.Expectation {
  var noun: String {
    switch self {
    case .value: "a value"
    case .name: "a name in double quotes"
    case .separator(let kind): "`,` or `\(kind.closingText)`"
    case .end: "nothing more"
    }
  }
}
