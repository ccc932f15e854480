import JSONText

/// Parsed JSON is the same after it is written in any layout and parsed again; values lie within
/// the values that contain them; an error lies within the text.
enum JSONTarget {
  static func accepts(_ bytes: [UInt8]) throws(BrokenProperty) -> Bool {
    let source = SourceText(bytes: bytes)
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONValue(parsing: source)
    } catch {
      try check(error, in: source)
      return false
    }
    try check(value, within: SourceRange(0, bytes.count))
    for layout in [JSONLayout.compact, .spaced, .padded, .lines] { try rewrite(value, layout) }
    return true
  }

  private static func check(
    _ error: JSONSyntaxError, in source: SourceText
  ) throws(BrokenProperty) {
    try require(!error.message.isEmpty, "an error without a message: \(error)")
    for range in [error.range, error.label?.range].compactMap(\.self) {
      try require(
        0 <= range.lower && range.lower <= range.upper && range.upper <= source.bytes.count,
        "\(range) is outside of \(source.bytes.count) bytes: \(error)")
      let (start, end) = (source.position(of: range.lower), source.position(of: range.upper))
      try require(start <= end, "\(start) is after \(end)")
      try require(
        start.column <= source.line(start.line).unicodeScalars.count + 1,
        "\(start) is outside of its line: \(error)")
    }
  }

  private static func check(
    _ value: JSONValue, within range: SourceRange
  ) throws(BrokenProperty) {
    try require(
      range.lower <= value.range.lower && value.range.lower < value.range.upper
        && value.range.upper <= range.upper, "\(value.range) is not within \(range)")
    var start = value.range.lower
    for inner in value.contained {
      try require(start <= inner.lower, "\(inner) begins before \(start)")
      start = inner.upper
    }
    for element in value.elements { try check(element, within: value.range) }
  }

  private static func rewrite(
    _ value: JSONValue, _ layout: JSONLayout
  ) throws(BrokenProperty) {
    let text = JSONWriter.text(of: Rewritten(value), layout)
    let read: JSONValue
    do throws(JSONSyntaxError) {
      read = try JSONValue(parsing: SourceText(bytes: Array(text.utf8)))
    } catch {
      throw BrokenProperty(description: "written, but not read: \(error.message): \(text)")
    }
    try require(read.hasContent(of: value), "not the same after it was written: \(text)")
  }
}
