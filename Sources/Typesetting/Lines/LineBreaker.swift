/// Breaks a text into lines of a width: after spaces and hyphens, inside a word only where it is wider
/// than a line, and always at a line break of the text.
struct LineBreaker {
  /// A line as it is shown.
  struct Line {
    /// Without spaces at the end.
    var range: Range<Int>
    /// From the first to after the last character, the ellipsis included, in points.
    var width: Double
    /// Whether an ellipsis is shown in place of the rest of the text.
    var isTruncated = false
  }

  private let text: MeasuredText
  /// In points. Infinite for a line each paragraph.
  private let width: Double

  /// Widths are rounded to pixels, sums of advances are not; this much is not too wide, in points.
  static let tolerance = 1e-6

  init(_ text: MeasuredText, width: Double) {
    self.text = text
    self.width = width
  }

  /// The lines that are shown, at least one.
  ///
  /// - Parameter limit: the number of lines at which the text is truncated; 0 for any number.
  func lines(limit: Int) -> [Line] {
    let ranges = lines()
    let shown = limit > 0 ? min(limit, ranges.count) : ranges.count
    var lines = ranges[..<shown].map { Line(range: trimmed($0), width: width(of: $0)) }
    if ranges.count > shown { lines[shown - 1] = truncated(from: ranges[shown - 1].lowerBound) }
    return lines
  }

  /// The characters of each line with the spaces at its end, without line breaks. At least one, which
  /// may be empty.
  func lines() -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while let line = line(from: start) {
      lines.append(line.range)
      start = line.next
    }
    return lines.isEmpty ? [0..<0] : lines
  }

  /// The distance from the first to after the last character that is not a space.
  func width(of line: Range<Int>) -> Double {
    text.advances[trimmed(line)].reduce(0, +)
  }

  /// A line without the spaces at its end.
  func trimmed(_ line: Range<Int>) -> Range<Int> {
    var end = line.upperBound
    while end > line.lowerBound, text.kinds[end - 1] == .space { end -= 1 }
    return line.lowerBound..<end
  }

  /// As many characters from a place as fit beside an ellipsis, up to the end of the paragraph.
  private func truncated(from start: Int) -> Line {
    let ellipsis = text.font.advance(of: "…")
    var (end, sum) = (start, ellipsis)
    while end < text.count, text.kinds[end] != .newline {
      sum += text.advances[end]
      if sum > width + Self.tolerance { break }
      end += 1
    }
    let range = trimmed(start..<end)
    return Line(range: range, width: width(of: range) + ellipsis, isTruncated: true)
  }

  private func line(from start: Int) -> (range: Range<Int>, next: Int)? {
    guard start < text.count else { return nil }
    let (advances, kinds) = (text.advances.span, text.kinds.span)
    var (end, sum) = (start, 0.0)
    var lastBreak = start
    while end < kinds.count, kinds[end] != .newline {
      sum += advances[end]
      let kind = kinds[end]
      if kind != .space, sum > width + Self.tolerance, end > start {
        let stop = lastBreak > start ? lastBreak : end
        return (start..<stop, stop)
      }
      end += 1
      if kind == .space || kind == .hyphen { lastBreak = end }
    }
    return (start..<end, min(end + 1, kinds.count))
  }
}
