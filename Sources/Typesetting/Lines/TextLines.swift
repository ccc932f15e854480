/// A text as the lines that a label of some size shows.
package struct TextLines: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// Without spaces at the end; with an ellipsis if the line is truncated.
    package var text: String
    /// In points.
    package var width: Double
  }

  package var lines: [Line]
  /// Whether text is missing at the end of the last line, where an ellipsis is instead
  /// (`NSLineBreakMode.byTruncatingTail`).
  package var isTruncated: Bool

  /// - Parameters:
  ///   - width: of the label, in points; infinite if nothing limits it.
  ///   - limit: the number of lines at which the text is truncated; 0 for any number.
  package init(_ text: String, _ font: Font, width: Double = .infinity, limit: Int = 0) {
    let characters = Array(text)
    let breaker = LineBreaker(characters, font, width: width)
    let ranges = breaker.lines()
    let shown = limit > 0 ? min(limit, ranges.count) : ranges.count
    isTruncated = ranges.count > shown
    lines = ranges[..<shown].map { range in
      Line(String(characters[breaker.trimmed(range)]), width: breaker.width(of: range))
    }
    if isTruncated { truncate(from: ranges[shown - 1].lowerBound, breaker, characters, font) }
  }

  /// The width of the longest line, in points.
  package var width: Double { lines.reduce(0) { max($0, $1.width) } }

  private mutating func truncate(
    from start: Int, _ breaker: LineBreaker, _ characters: [Character], _ font: Font
  ) {
    let ellipsis = font.advance(of: "…")
    let range = breaker.truncated(from: start, ellipsis: ellipsis)
    lines[lines.count - 1] = Line(
      String(characters[range]) + "…", width: breaker.width(of: range) + ellipsis)
  }
}

extension TextLines.Line {
  fileprivate init(_ text: String, width: Double) {
    self.text = text
    self.width = width
  }
}
