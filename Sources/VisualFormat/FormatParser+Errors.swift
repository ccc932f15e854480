extension FormatParser {
  /// An error at the next character, or after the last one.
  func error(_ reason: VisualFormatError.Reason) -> VisualFormatError {
    let start = cursor.offset
    return VisualFormatError(reason, at: start..<start + (cursor.isAtEnd ? 0 : 1), help: advice)
  }

  /// Advice that depends on the next character.
  private var advice: String? {
    switch cursor.next {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      "a visual format contains no blanks"
    default:
      nil
    }
  }

  func illegalViewName(_ range: Range<Int>) -> VisualFormatError {
    VisualFormatError(.illegalViewName(quotation(range)), at: range)
  }

  /// The text, truncated and with control characters escaped, so that it fits a line of output.
  func quotation(_ range: Range<Int>) -> String {
    let limit = 40
    let shown = cursor.text(range.prefix(limit)).unicodeScalars.map { $0.escaped(asASCII: true) }
    return shown.joined() + (range.count > limit ? "…" : "")
  }
}
