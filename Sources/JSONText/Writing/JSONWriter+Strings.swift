extension JSONWriter {
  /// RFC 8259 section 7: quote, backslash and the control characters are escaped.
  package mutating func write(_ string: String) {
    var string = string
    string.withUTF8 { utf8 in
      // Nearly every string needs no escape.
      if utf8.allSatisfy(\.needsNoEscape) {
        buffer.append(quoting: utf8, .value)
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

/// What a quoted string is, and so what comes after its quote.
enum QuotedRole: Int {
  case value, key, spacedKey
}

extension ByteBuffer {
  /// - Parameter utf8: needs no escape.
  @inline(__always)
  mutating func append(quoting utf8: UnsafeBufferPointer<UInt8>, _ role: QuotedRole) {
    append(utf8.count + 2 + role.rawValue) { span, start in
      var place = start
      span[place] = .quote
      for byte in utf8 {
        place &+= 1
        span[place] = byte
      }
      span[place &+ 1] = .quote
      if role != .value { span[place &+ 2] = .colon }
      if role == .spacedKey { span[place &+ 3] = .space }
    }
  }
}

extension UInt8 {
  fileprivate var needsNoEscape: Bool { self >= 0x20 && self != .quote && self != .backslash }
}
