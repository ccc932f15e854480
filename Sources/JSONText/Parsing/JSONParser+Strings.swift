extension JSONParser {
  /// Parses a string. Expects its opening quote at `offset`.
  mutating func parseString() throws(JSONSyntaxError) -> JSONString {
    let opening = offset
    offset += 1
    try skipPlainText(since: opening)
    let hasEscapes = bytes[offset] == .backslash
    let start = SourceRange(opening + 1, offset)
    let value = hasEscapes ? try parseRest(after: start) : text(in: start)
    offset += 1
    return JSONString(value: value, range: SourceRange(opening, offset))
  }

  /// The value of a string with escapes; `start` is its text before the first of them.
  private mutating func parseRest(after start: SourceRange) throws(JSONSyntaxError) -> String {
    var decoded = Array(bytes[start.lower..<start.upper])
    while bytes[offset] == .backslash {
      decoded += try parseEscape(in: start.lower - 1).utf8
      let plain = offset
      try skipPlainText(since: start.lower - 1)
      decoded += bytes[plain..<offset]
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Advances to the next quote or backslash. Throws if there is none.
  private mutating func skipPlainText(since opening: Int) throws(JSONSyntaxError) {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == .quote || byte == .backslash { return }
      guard byte >= 0x20 else { throw controlFault(byte, since: opening) }
      if byte < 0x80 {
        offset += 1
      } else {
        guard let sequence = bytes.sequence(at: offset) else {
          throw JSONSyntaxError(.invalidUTF8(byte: byte), at: offset)
        }
        offset += sequence.length
      }
    }
    throw JSONSyntaxError(.unclosedString(opening: opening), at: offset, length: 0)
  }

  private func controlFault(_ byte: UInt8, since opening: Int) -> JSONSyntaxError {
    let isLineBreak = byte == .lineFeed || byte == .carriageReturn
    return JSONSyntaxError(
      isLineBreak ? .lineBreakInString(opening: opening) : .controlCharacter(byte), at: offset)
  }

  /// Parses an escape. Expects its backslash at `offset`.
  mutating func parseEscape(in opening: Int) throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = offset
    guard start + 1 < bytes.count else {
      throw JSONSyntaxError(.unclosedString(opening: opening), at: bytes.count, length: 0)
    }
    if bytes[start + 1] == UInt8(ascii: "u") { return try parseUnicodeEscape() }
    guard let scalar = Self.escaped(bytes[start + 1]) else { throw escapeFault() }
    offset += 2
    return scalar
  }

  private func escapeFault() -> JSONSyntaxError {
    guard let sequence = bytes.sequence(at: offset + 1) else {
      return JSONSyntaxError(.invalidUTF8(byte: bytes[offset + 1]), at: offset + 1)
    }
    return JSONSyntaxError(.unknownEscape(sequence.scalar), at: offset, length: 1 + sequence.length)
  }

  /// The character of an escape of one letter.
  private static func escaped(_ letter: UInt8) -> Unicode.Scalar? {
    switch letter {
    case .quote, .backslash, .slash: Unicode.Scalar(letter)
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: nil
    }
  }

  /// Parses `\uXXXX`, or two of them that form a surrogate pair.
  private mutating func parseUnicodeEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = offset
    let first = try parseHexadecimalUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let lone = JSONSyntaxError(.loneSurrogate(first), at: start, length: offset - start)
    guard UTF16.isLeadSurrogate(first),
      bytes[offset...].starts(with: [.backslash, UInt8(ascii: "u")])
    else { throw lone }
    let second = try parseHexadecimalUnit()
    guard UTF16.isTrailSurrogate(second) else { throw lone }
    let value = 0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF))
    guard let scalar = Unicode.Scalar(value) else { throw lone }
    return scalar
  }

  /// Parses `\uXXXX` as a UTF-16 code unit.
  private mutating func parseHexadecimalUnit() throws(JSONSyntaxError) -> UInt16 {
    let start = offset
    offset += 2
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = peek?.hexDigitValue else {
        throw JSONSyntaxError(.malformedUnicodeEscape, at: SourceRange(start, offset))
      }
      unit = unit << 4 | digit
      offset += 1
    }
    return unit
  }
}
