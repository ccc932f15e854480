extension JSONString {
  /// Maps an offset in the UTF-8 of `value` to an offset in the file. An offset within the character
  /// of an escape maps to the start of that escape; the end, or beyond, maps to the closing quote.
  ///
  /// - Complexity: O(length of the literal).
  package func sourceOffset(ofUTF8 offset: Int, in source: SourceText) -> Int {
    let end = min(range.upper - 1, source.bytes.count)
    var parser = JSONParser(source.bytes, at: min(max(range.lower + 1, 0), source.bytes.count))
    var decoded = 0
    while parser.offset < end {
      let place = parser.offset
      decoded += parser.skipCharacter(in: range.lower)
      if decoded > offset { return place }
    }
    return parser.offset
  }
}

extension JSONParser {
  /// Skips one byte or one escape of a string that was already parsed.
  ///
  /// - Returns: the number of bytes of UTF-8 that it contributes to the value.
  fileprivate mutating func skipCharacter(in opening: Int) -> Int {
    if peek == .backslash, let scalar = try? parseEscape(in: opening) {
      return UTF8.width(scalar)
    }
    offset += 1
    return 1
  }
}
