/// A string and the range of its literal, quotes included.
package struct JSONString: Hashable, Sendable {
  package var value: String
  package var range: SourceRange

  package init(value: String, range: SourceRange) {
    self.value = value
    self.range = range
  }

  /// Where in the file an offset in the UTF-8 of `value` stands: an offset within what an escape
  /// stands for means that escape, the end (or beyond) means the closing quote.
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
  /// Goes past one byte or one escape of a string that was read before.
  ///
  /// - Returns: how many bytes of UTF-8 it stands for.
  fileprivate mutating func skipCharacter(in opening: Int) -> Int {
    if peek == .backslash, let scalar = try? parseEscape(in: opening) {
      return UTF8.width(scalar)
    }
    offset += 1
    return 1
  }
}
