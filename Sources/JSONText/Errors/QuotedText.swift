/// The number of characters after which text of the file is cut in a message.
private let longestQuotation = 40

/// Text of the file for a message, in backquotes: shortened, and without characters that a terminal
/// could interpret.
func quoted(_ text: String) -> String { "`\(display(text))`" }

func display(_ text: String) -> String {
  let shown = text.unicodeScalars.prefix(longestQuotation).map {
    $0.affectsOtherText ? "\u{FFFD}" : String($0)
  }
  return shown.joined() + (text.unicodeScalars.count > longestQuotation ? "…" : "")
}

func quoted(_ scalar: Unicode.Scalar) -> String {
  if scalar.isVisible && scalar != "`" { return "`\(scalar)`" }
  let name = scalar.properties.name.map { " (\($0))" } ?? ""
  return "U+\(hexadecimal(scalar.value, 4))\(name)"
}

func hexadecimal(_ value: some BinaryInteger, _ width: Int) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

/// The JSON escape of a control character.
func escape(of byte: UInt8) -> String {
  switch byte {
  case .tab: "\\t"
  case 0x08: "\\b"
  case 0x0C: "\\f"
  default: "\\u\(hexadecimal(byte, 4))"
  }
}

extension Unicode.Scalar {
  /// Whether it affects the display of other text, or has no display of its own.
  fileprivate var affectsOtherText: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }

  /// Whether it is visible on its own between quotes.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .spaceSeparator, .nonspacingMark, .spacingMark, .enclosingMark: false
    default: !affectsOtherText
    }
  }
}
