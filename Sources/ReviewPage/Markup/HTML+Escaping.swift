extension String {
  /// Read as an element's text (HTML Standard, 13.2.5.1), it is the string again. A carriage return
  /// would be read as a line feed; U+0000 cannot be written and becomes U+FFFD.
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

  /// The same as an attribute's value in double quotes.
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

  /// A JSON text that says the same and can end no script element, begin no comment in it, and
  /// break no line of a program: these characters stand in strings only, where they may be escaped
  /// (RFC 8259 section 7).
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
