/// A place in the bytes of a description.
struct TextCursor {
  let bytes: ArraySlice<UInt8>
  private(set) var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  var isAtEnd: Bool { index >= bytes.endIndex }
  var next: UInt8? { isAtEnd ? nil : bytes[index] }
  var rest: ArraySlice<UInt8> { bytes[index...] }

  mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      index += 1
    }
  }

  /// Whether the text is next, which is then skipped.
  mutating func take(_ text: String) -> Bool {
    guard isNext(text) else { return false }
    index += text.utf8.count
    return true
  }

  func isNext(_ text: String) -> Bool {
    rest.starts(with: text.utf8)
  }

  mutating func take(while isTaken: (UInt8) -> Bool) -> String {
    let start = index
    while let byte = next, isTaken(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  mutating func advance(to index: Int) { self.index = index }

  /// A decimal number, with its sign directly before it.
  mutating func number() -> Double? {
    let start = index
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { index += 1 }
    let digits = take { $0.isDigit || $0 == UInt8(ascii: ".") }
    if let byte = next, byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      let exponent = index
      index += 1
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { index += 1 }
      if take(while: { $0.isDigit }).isEmpty { index = exponent }
    }
    guard digits.utf8.contains(where: \.isDigit),
      let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)), value.isFinite
    else {
      index = start
      return nil
    }
    return value
  }
}

extension UInt8 {
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isHexadecimal: Bool {
    isDigit || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
  }
  var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
  /// Of names in Swift and Objective-C, beyond ASCII too.
  var isNamePart: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self >= 0x80 }
}
