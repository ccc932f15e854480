/// Takes tokens from the front of a text and skips blanks after each.
struct TextScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    skipBlanks()
  }

  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  var isAtEnd: Bool { offset == bytes.count }

  /// The range of the next character, or the empty range at the end.
  var here: Range<Int> {
    guard offset < bytes.count else { return offset..<offset }
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return offset..<end
  }

  func isAt(_ scalar: Unicode.Scalar) -> Bool { next == UInt8(ascii: scalar) }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    offset += 1
    skipBlanks()
    return true
  }

  /// Takes a token of two characters, such as `==`.
  mutating func take(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: first), offset + 1 < bytes.count,
      bytes[offset + 1] == UInt8(ascii: second)
    else { return false }
    offset += 2
    skipBlanks()
    return true
  }

  /// Takes a C identifier.
  mutating func takeName() -> TextName? {
    guard let head = next, head.isNameHead else { return nil }
    let start = offset
    while let byte = next, byte.isNameHead || byte.isDigit { offset += 1 }
    let name = TextName(text: text(start..<offset), range: start..<offset)
    skipBlanks()
    return name
  }

  /// Takes an unsigned number with an optional fraction and exponent: `12`, `1.5`, `2e3`.
  mutating func takeNumber() throws(TextError) -> Double? {
    guard let head = next, head.isDigit else { return nil }
    let start = offset
    skipDigits()
    if next == UInt8(ascii: "."), let digit = byte(at: offset + 1), digit.isDigit {
      offset += 1
      skipDigits()
    }
    skipExponent()
    let range = start..<offset
    guard let value = Double(text(range)), value.isFinite else {
      throw TextError(
        "the number is too large", at: range,
        help: "write a number whose magnitude is at most 1000000000")
    }
    skipBlanks()
    return value
  }

  /// The next token for a message: "unexpected …".
  var description: String {
    guard !isAtEnd else { return "the end" }
    var copy = self
    if let name = copy.takeName() { return quoted(name.text) }
    return quoted(text(here))
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// All of the text.
  var whole: String { text(0..<bytes.count) }

  /// The rest of the text.
  var rest: String { text(offset..<bytes.count) }

  private mutating func skipExponent() {
    guard let letter = next, letter | 0x20 == UInt8(ascii: "e") else { return }
    var digits = offset + 1
    if let sign = byte(at: digits), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      digits += 1
    }
    guard let first = byte(at: digits), first.isDigit else { return }
    offset = digits
    skipDigits()
  }

  private mutating func skipDigits() {
    while let byte = next, byte.isDigit { offset += 1 }
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
  }

  private func byte(at offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }
}

/// Whether the text is a C identifier.
package func isIdentifier(_ text: String) -> Bool {
  guard let head = text.utf8.first, head.isNameHead else { return false }
  return text.utf8.allSatisfy { $0.isNameHead || $0.isDigit }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }

  fileprivate var isNameHead: Bool {
    (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == UInt8(ascii: "_")
  }
}
