extension JSONWriter {
  /// RFC 8259 section 7: quote, backslash and the control characters are escaped.
  package mutating func write(_ string: String) {
    var string = string
    string.withUTF8 { utf8 in
      // Nearly every string needs no escape.
      if utf8.allSatisfy(\.needsNoEscape) {
        buffer.append(quoting: utf8)
      } else {
        buffer.append(.quote)
        for byte in utf8 { writeEscaped(byte) }
        buffer.append(.quote)
      }
    }
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    switch byte {
    case .quote, .backslash: buffer.append(.backslash, byte)
    case .lineFeed: write(literal: "\\n")
    case 0..<0x20: write(literal: "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
    default: buffer.append(byte)
    }
  }

  /// - Parameter literal: one JSON value, as it is to appear.
  package mutating func write(literal: String) { buffer.append(Array(literal.utf8)) }
}

extension ByteBuffer {
  /// - Parameter utf8: needs no escape.
  mutating func append(quoting utf8: UnsafeBufferPointer<UInt8>) {
    append(utf8.count + 2) { span, start in
      span[start] = .quote
      for index in 0..<utf8.count { span[start &+ 1 &+ index] = utf8[index] }
      span[start &+ 1 &+ utf8.count] = .quote
    }
  }
}

extension UInt8 {
  fileprivate var needsNoEscape: Bool { self >= 0x20 && self != .quote && self != .backslash }
}
