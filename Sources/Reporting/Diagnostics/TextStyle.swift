/// The styles of messages on a terminal.
package enum TextStyle: String, Sendable {
  case success = "1;32"
  case error = "1;31"
  case warning = "1;33"
  case message = "1"
  case frame = "1;34"
  case help = "1;36"

  /// Wraps text in the escape sequences of a style, or leaves it as it is.
  package struct Painter {
    let isColored: Bool

    package init(isColored: Bool) { self.isColored = isColored }

    package func callAsFunction(_ text: String, _ style: TextStyle) -> String {
      isColored && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
  }
}

extension String {
  /// Without control characters, which could move the cursor or recolour a terminal: each
  /// becomes its Unicode picture (U+2400…).
  package var printable: String {
    guard !utf8.allSatisfy(\.isPrintableASCII) else { return self }
    var text = ""
    for scalar in unicodeScalars { text.unicodeScalars.append(scalar.printable) }
    return text
  }
}

extension UInt8 {
  var isPrintableASCII: Bool { 0x20..<0x7F ~= self }
}

extension Unicode.Scalar {
  package var printable: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: self
    }
  }
}
