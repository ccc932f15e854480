extension JSONParser {
  /// Longer words are cut after this many bytes.
  private static var longestWord: Int { 64 }

  /// The range of the word at an offset: letters, digits, `_`, `$` and `#`. Empty if there is none.
  func wordRange(at start: Int) -> SourceRange {
    var end = start
    while end - start < Self.longestWord, let length = wordCharacterLength(at: end) {
      end += length
    }
    return SourceRange(start, end)
  }

  private func wordCharacterLength(at offset: Int) -> Int? {
    guard offset < bytes.count else { return nil }
    let byte = bytes[offset]
    if byte < 0x80 {
      return byte.isLetter || byte.isDigit || byte.isWordPunctuation ? 1 : nil
    }
    guard let sequence = bytes.sequence(at: offset), sequence.scalar.properties.isAlphabetic else {
      return nil
    }
    return sequence.length
  }
}

extension UInt8 {
  fileprivate var isWordPunctuation: Bool {
    self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self == .hash
  }
}
