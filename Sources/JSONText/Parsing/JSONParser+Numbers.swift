extension JSONParser {
  /// Parses a number by RFC 8259, section 6: `[-] int [frac] [exp]`. Expects a digit or a minus sign at
  /// `offset`.
  mutating func parseNumber() throws(JSONSyntaxError) -> JSONValue {
    let start = offset
    try parseInteger()
    try parseFraction()
    try parseExponent()
    try checkEndOfNumber(from: start)
    let range = SourceRange(start, offset)
    let literal = text(in: range)
    // The standard library accepts every literal of this grammar.
    let number = JSONNumber(literal: literal, value: Double(literal) ?? .infinity)
    return JSONValue(content: .number(number), range: range)
  }

  private mutating func parseInteger() throws(JSONSyntaxError) {
    let start = offset
    if peek == .minus { offset += 1 }
    let digits = skipDigits()
    guard !digits.isEmpty else { throw integerFault(from: start) }
    guard digits.count == 1 || bytes[digits.lowerBound] != .digitZero else {
      throw JSONSyntaxError(.leadingZero, at: digits.lowerBound)
    }
  }

  private mutating func parseFraction() throws(JSONSyntaxError) {
    guard peek == .point else { return }
    offset += 1
    guard !skipDigits().isEmpty else { throw JSONSyntaxError(.missingFraction, at: offset - 1) }
  }

  private mutating func parseExponent() throws(JSONSyntaxError) {
    guard peek?.lowercasedLetter == UInt8(ascii: "e") else { return }
    let start = offset
    offset += 1
    if peek == .plus || peek == .minus { offset += 1 }
    guard !skipDigits().isEmpty else {
      throw JSONSyntaxError(.missingExponent, at: SourceRange(start, offset))
    }
  }

  private mutating func skipDigits() -> Range<Int> {
    let start = offset
    while offset < bytes.count, bytes[offset].isDigit { offset += 1 }
    return start..<offset
  }

  /// The error if no digit is at the place of the integer.
  private func integerFault(from start: Int) -> JSONSyntaxError {
    let word = wordRange(at: offset)
    let isInfinite = Self.notFinite.contains(text(in: word).lowercased())
    if isInfinite {
      let range = SourceRange(start, word.upper)
      return JSONSyntaxError(.notFinite(text(in: range)), at: range)
    }
    let reason = peek == .point ? JSONSyntaxError.Reason.missingInteger : .loneMinus
    return JSONSyntaxError(reason, at: start)
  }

  /// Throws if the number is followed by text that could be intended as part of it.
  private func checkEndOfNumber(from start: Int) throws(JSONSyntaxError) {
    let word = wordRange(at: offset)
    guard !word.isEmpty || peek == .point else { return }
    let isPrefix = ["0", "-0"].contains(text(in: SourceRange(start, offset)))
    if isPrefix, "xXoObB".utf8.contains(bytes[offset]) {
      throw JSONSyntaxError(.otherRadix, at: SourceRange(start, word.upper))
    }
    let range = SourceRange(offset, max(word.upper, offset + 1))
    throw JSONSyntaxError(.textAfterNumber(text(in: range)), at: range)
  }

  static var notFinite: [String] { ["nan", "infinity", "inf"] }
}
