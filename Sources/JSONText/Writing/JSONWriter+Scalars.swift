extension JSONWriter {
  /// RFC 8259 section 7: quote, backslash and the control characters are escaped.
  package mutating func write(_ string: String) {
    bytes.append(.quote)
    // Nearly every string needs no escape, and is copied whole: a tenth of the time.
    if string.utf8.allSatisfy(\.needsNoEscape) {
      bytes.append(contentsOf: string.utf8)
    } else {
      for byte in string.utf8 { writeEscaped(byte) }
    }
    bytes.append(.quote)
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    switch byte {
    case .quote, .backslash: bytes += [.backslash, byte]
    case .lineFeed: write(literal: "\\n")
    case 0..<0x20: write(literal: "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
    default: bytes.append(byte)
    }
  }

  package mutating func write(_ number: Int) { write(literal: number.description) }

  /// The shortest text that reads back as the same number: `20`, `0.1`, `1e-07`. JSON has no word
  /// for an infinite number and none for NaN: both are `null`.
  package mutating func write(_ number: Double) {
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 {
      write(whole)
    } else if number.isFinite {
      let digits = number.description
      write(literal: digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
    } else {
      write(literal: "null")
    }
  }

  /// - Parameter literal: one JSON value, as it is to appear.
  package mutating func write(literal: String) { bytes.append(contentsOf: literal.utf8) }
}

extension UInt8 {
  fileprivate var needsNoEscape: Bool { self >= 0x20 && self != .quote && self != .backslash }
}
