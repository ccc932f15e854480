/// How many characters of the file a message shows at most.
private let longestQuotation = 40

/// Text of the file as a message shows it: shortened, and without characters that could act on a
/// terminal.
func quoted(_ text: String) -> String { "`\(display(text))`" }

func display(_ text: String) -> String {
  let shown = text.unicodeScalars.prefix(longestQuotation).map {
    $0.actsOnText ? "\u{FFFD}" : String($0)
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

/// How a control character is written in a JSON string.
func escape(of byte: UInt8) -> String {
  switch byte {
  case .tab: "\\t"
  case 0x08: "\\b"
  case 0x0C: "\\f"
  default: "\\u\(hexadecimal(byte, 4))"
  }
}

extension Unicode.Scalar {
  /// Whether it moves or hides other text instead of being text itself.
  fileprivate var actsOnText: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }

  /// Whether it can be shown between quotes, by itself.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .spaceSeparator, .nonspacingMark, .spacingMark, .enclosingMark: false
    default: !actsOnText
    }
  }
}
