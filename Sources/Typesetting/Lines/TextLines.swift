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
  package init(_ text: MeasuredText, width: Double = .infinity, limit: Int = 0) {
    let broken = LineBreaker(text, width: width).lines(limit: limit)
    isTruncated = broken.last?.isTruncated ?? false
    lines = broken.map { line in
      Line(text: text.text(line.range) + (line.isTruncated ? "…" : ""), width: line.width)
    }
  }

  package init(_ text: String, _ font: Font, width: Double = .infinity, limit: Int = 0) {
    self.init(MeasuredText(text, font), width: width, limit: limit)
  }

  /// The width of the longest line, in points.
  package var width: Double { lines.reduce(0) { max($0, $1.width) } }
}
