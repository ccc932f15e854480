/// A position in the bytes of a format, with methods that consume a token there.
struct FormatCursor {
  let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset == bytes.count }

  /// The byte at the position; nil at the end.
  var next: UInt8? { byte(at: offset) }

  func isAt(_ character: Unicode.Scalar) -> Bool { next == UInt8(ascii: character) }

  /// Consumes a character, if it is next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard isAt(character) else { return false }
    offset += 1
    return true
  }

  /// Consumes a C identifier; the range is empty if there is none.
  mutating func takeIdentifier() -> Range<Int> {
    guard next?.isIdentifierHead == true else { return offset..<offset }
    return take { $0.isIdentifierHead || $0.isDigit }
  }

  /// Consumes the longest run of `<`, `>` and `=`, so that `=<` is reported as a whole.
  mutating func takeRelation() -> Range<Int> {
    take { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ">") }
  }

  /// Consumes a decimal number as `strtod` does in the C locale, if it starts with a digit or `-`; the
  /// range is empty if there is none. `1e` is the number 1 followed by an `e`, as for `strtod`.
  mutating func takeNumber() -> Range<Int> {
    let start = offset
    let negative = take("-")
    let whole = takeDigits()
    guard !whole.isEmpty || (negative && isAt(".")) else { return rewind(to: start) }
    let fraction = take(".") ? takeDigits() : offset..<offset
    guard !(whole.isEmpty && fraction.isEmpty) else { return rewind(to: start) }
    takeExponent()
    return start..<offset
  }

  /// The offset of the `]` or `(` that ends the name of a view, valid or not. Nil if a character comes
  /// first that cannot be meant as part of a name, because then the bracket is missing.
  var endOfName: Int? {
    for (index, byte) in bytes[offset...].enumerated() {
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "(") { return offset + index }
      if "[|)<>=,@".utf8.contains(byte) { return nil }
    }
    return nil
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func takeExponent() {
    let start = offset
    guard take("e") || take("E") else { return }
    if !take("+") { _ = take("-") }
    if takeDigits().isEmpty { offset = start }
  }

  private mutating func takeDigits() -> Range<Int> { take { $0.isDigit } }

  private mutating func take(while isWanted: (UInt8) -> Bool) -> Range<Int> {
    let start = offset
    while let byte = next, isWanted(byte) { offset += 1 }
    return start..<offset
  }

  private mutating func rewind(to start: Int) -> Range<Int> {
    offset = start
    return start..<start
  }

  private func byte(at offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isIdentifierHead: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) || self == UInt8(ascii: "_")
  }
}
