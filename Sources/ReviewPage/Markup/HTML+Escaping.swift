extension String {
  /// The string as an element's text: parsed (HTML Standard, 13.2.5.1), it gives the same string. A
  /// carriage return is escaped because it would be parsed as a line feed; U+0000 cannot be represented
  /// and becomes U+FFFD.
  var escapedForText: String {
    escaped { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\r"): "&#13;"
      case 0: "\u{FFFD}"
      default: nil
      }
    }
  }

  /// The string as an attribute's value in double quotes.
  var escapedForAttribute: String {
    escapedForText.escaped { byte in
      switch byte {
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "'"): "&#39;"
      case UInt8(ascii: "\n"): "&#10;"
      case UInt8(ascii: "\t"): "&#9;"
      default: nil
      }
    }
  }

  /// A JSON text, escaped so that it cannot end a script element, begin a comment in it, or break a line
  /// of a program. These characters only occur in strings, where escapes are allowed (RFC 8259,
  /// section 7).
  var escapedForScript: String {
    var wasE2 = false
    guard
      utf8.contains(where: { byte in
        defer { wasE2 = byte == 0xE2 }
        return byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "&")
          || wasE2 && byte == 0x80
      })
    else { return self }
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "<": escaped += "\\u003C"
      case ">": escaped += "\\u003E"
      case "&": escaped += "\\u0026"
      case "\u{2028}": escaped += "\\u2028"
      case "\u{2029}": escaped += "\\u2029"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private func escaped(_ replacement: (UInt8) -> String?) -> String {
    guard utf8.contains(where: { replacement($0) != nil }) else { return self }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(utf8.count)
    for byte in utf8 {
      if let text = replacement(byte) { escaped += text.utf8 } else { escaped.append(byte) }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
