/// The errors at `offset`, where the text does not match the grammar.
extension JSONParser {
  func fault(expecting expected: JSONSyntaxError.Expectation) -> JSONSyntaxError {
    guard let scalar = bytes.sequence(at: offset)?.scalar else { return endOrEncodingFault }
    if let comment = commentRange(expected) { return JSONSyntaxError(.comment, at: comment) }
    if scalar == "]" || scalar == "}" { return closingFault(scalar) }
    switch expected {
    case .value: return valueFault(scalar)
    case .name: return nameFault(scalar)
    case .separator(let kind) where beginsValue: return afterPrecedingText(.missingComma(kind))
    case .end where beginsValue: return atCharacter(.contentAfterEnd)
    case .separator, .end: return atCharacter(.unexpected(scalar, expected))
    }
  }

  func colonFault(after name: JSONString) -> JSONSyntaxError {
    guard bytes.sequence(at: offset) != nil else { return endOrEncodingFault }
    if let comment = commentRange(.name) { return JSONSyntaxError(.comment, at: comment) }
    return afterPrecedingText(.missingColon(name: name.value))
  }

  private func valueFault(_ scalar: Unicode.Scalar) -> JSONSyntaxError {
    switch scalar {
    case ",": commaFault
    case "+": atCharacter(.leadingPlus)
    case ".": atCharacter(.missingInteger)
    default: wordFault ?? quoteFault(scalar) ?? atCharacter(.unexpected(scalar, .value))
    }
  }

  private func nameFault(_ scalar: Unicode.Scalar) -> JSONSyntaxError {
    if scalar == "," { return atCharacter(.extraComma) }
    let range = wordRange(at: offset)
    if !range.isEmpty { return JSONSyntaxError(.unquoted(text(in: range), .name), at: range) }
    return quoteFault(scalar) ?? atCharacter(.unexpected(scalar, .name))
  }

  private var commaFault: JSONSyntaxError {
    guard let name = open.last?.name else { return atCharacter(.extraComma) }
    return afterPrecedingText(.missingValue(name: name.value))
  }

  private func quoteFault(_ scalar: Unicode.Scalar) -> JSONSyntaxError? {
    switch scalar {
    case "'", "`": atCharacter(.singleQuotes)
    case "\u{2018}"..."\u{201F}", "\u{AB}", "\u{BB}": atCharacter(.curlyQuotes)
    default: nil
    }
  }

  /// The error for a word in place of a value.
  private var wordFault: JSONSyntaxError? {
    let range = wordRange(at: offset)
    guard !range.isEmpty else { return nil }
    return JSONSyntaxError(Self.wordReason(text(in: range)), at: range)
  }

  private static func wordReason(_ word: String) -> JSONSyntaxError.Reason {
    switch word.lowercased() {
    case let lowercased where notFinite.contains(lowercased): .notFinite(word)
    case "null", "nil", "none", "undefined": .misspelt(word, literal: "null")
    case "true": .misspelt(word, literal: "true")
    case "false": .misspelt(word, literal: "false")
    default: .unquoted(word, .value)
    }
  }

  /// The error for a closing bracket or brace without a container, of the wrong kind, or in place of a
  /// value.
  private func closingFault(_ scalar: Unicode.Scalar) -> JSONSyntaxError {
    guard let container = open.last else {
      return atCharacter(.unopenedClosing(scalar))
    }
    if let name = container.name, peek == container.kind.closing {
      return afterPrecedingText(.missingValue(name: name.value))
    }
    return atCharacter(.mismatchedClosing(of: container.kind, opening: container.opening))
  }

  private var endOrEncodingFault: JSONSyntaxError {
    if let byte = peek { return atCharacter(.invalidUTF8(byte: byte)) }
    guard let container = open.last else {
      return JSONSyntaxError(.noValue, at: bytes.count, length: 0)
    }
    return afterPrecedingText(.unclosedContainer(container.kind, opening: container.opening))
  }

  private var beginsValue: Bool {
    guard let byte = peek else { return false }
    return byte == .quote || byte == .minus || byte == .openBrace || byte == .openBracket
      || !wordRange(at: offset).isEmpty
  }

  private func atCharacter(_ reason: JSONSyntaxError.Reason) -> JSONSyntaxError {
    JSONSyntaxError(reason, at: offset, length: bytes.sequence(at: offset)?.length ?? 1)
  }

  /// An error at the end of the text before `offset`, without blanks: the place of something missing.
  private func afterPrecedingText(_ reason: JSONSyntaxError.Reason) -> JSONSyntaxError {
    var end = offset
    while end > 0, bytes[end - 1].isJSONBlank { end -= 1 }
    return JSONSyntaxError(reason, at: end, length: 0)
  }

  /// A comment in the syntax of other languages. In place of a value, `#` before a word is more likely a
  /// colour without quotes.
  private func commentRange(_ expected: JSONSyntaxError.Expectation) -> SourceRange? {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : .space
    switch (bytes[offset], next) {
    case (.slash, .asterisk): return blockCommentRange
    case (.slash, .slash): return lineCommentRange
    case (.hash, _) where expected != .value || wordRange(at: offset + 1).isEmpty:
      return lineCommentRange
    default: return nil
    }
  }

  private var lineCommentRange: SourceRange {
    let text = bytes[offset...].prefix { $0 != .lineFeed && $0 != .carriageReturn }
    return SourceRange(text.startIndex, text.endIndex)
  }

  private var blockCommentRange: SourceRange {
    var end = min(offset + 4, bytes.count)
    while end < bytes.count, bytes[end - 2] != .asterisk || bytes[end - 1] != .slash { end += 1 }
    return SourceRange(offset, end)
  }
}
