extension Diagnostic {
  /// The stable names of everything that can be wrong with a timeline's file.
  package enum Code: String, CaseIterable, Sendable {
    case syntax
    case newerVersion = "newer-version"
    case unknownKey = "unknown-key"
    case duplicateKey = "duplicate-key"
    case missingKey = "missing-key"
    case contradictoryKeys = "contradictory-keys"
    case wrongType = "wrong-type"
    case wrongValue = "wrong-value"
    case outOfRange = "out-of-range"
    case notFinite = "not-finite"
    case limit
    case malformedName = "malformed-name"
    case reservedName = "reserved-name"
    case duplicateName = "duplicate-name"
    case unknownName = "unknown-name"
    case removedName = "removed-name"
    case equationSyntax = "equation-syntax"
    case expressionSyntax = "expression-syntax"
    case visualFormat = "visual-format"
    case illegalEquation = "illegal-equation"
    case requiredPriorityChange = "required-priority-change"
    case emptyChange = "empty-change"
    case unreadableImage = "unreadable-image"
    case unreadableInclude = "unreadable-include"
    case recursion
    case notChangeable = "not-changeable"
  }
}

extension Diagnostic {
  /// An error of a timeline. Its code is one of those that the format documents.
  package init(_ code: Code, _ message: String, at location: SourceLocation?, help: String) {
    self.init(.error, code: code.rawValue, message: message, at: location, help: help)
  }
}
