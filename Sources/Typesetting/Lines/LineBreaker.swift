/// Breaks a text into lines of a width: after spaces and hyphens, inside a word only where it is wider
/// than a line, and always at a line break of the text.
struct LineBreaker {
  private let characters: [Character]
  private let advances: [Double]
  /// In points. Infinite for a line each paragraph.
  private let width: Double

  /// Widths are rounded to pixels, sums of advances are not; this much is not too wide, in points.
  static let tolerance = 1e-6

  init(_ characters: [Character], _ font: Font, width: Double) {
    self.characters = characters
    self.width = width
    var known: [Character: Double] = [:]
    advances = characters.map { character in
      if character.isNewline { return 0 }
      if let advance = known[character] { return advance }
      let advance = font.advance(of: character)
      known[character] = advance
      return advance
    }
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
    advances[trimmed(line)].reduce(0, +)
  }

  /// A line without the spaces at its end.
  func trimmed(_ line: Range<Int>) -> Range<Int> {
    var end = line.upperBound
    while end > line.lowerBound, characters[end - 1].isBreakingSpace { end -= 1 }
    return line.lowerBound..<end
  }

  /// As many characters from a place as fit beside an ellipsis, up to the end of the paragraph.
  func truncated(from start: Int, ellipsis: Double) -> Range<Int> {
    var (end, sum) = (start, ellipsis)
    while end < characters.count, !characters[end].isNewline {
      sum += advances[end]
      if sum > width + Self.tolerance { break }
      end += 1
    }
    return trimmed(start..<end)
  }

  private func line(from start: Int) -> (range: Range<Int>, next: Int)? {
    guard start < characters.count else { return nil }
    var (end, sum) = (start, 0.0)
    var lastBreak = start
    while end < characters.count, !characters[end].isNewline {
      sum += advances[end]
      let isSpace = characters[end].isBreakingSpace
      if !isSpace, sum > width + Self.tolerance, end > start {
        let stop = lastBreak > start ? lastBreak : end
        return (start..<stop, stop)
      }
      end += 1
      if isSpace || characters[end - 1].isHyphen { lastBreak = end }
    }
    return (start..<end, min(end + 1, characters.count))
  }
}

extension Character {
  /// A space after which a line may end; U+00A0 is none.
  fileprivate var isBreakingSpace: Bool { self == " " }

  /// A hyphen or dash after which a line may end; U+2011 is none.
  fileprivate var isHyphen: Bool { "-\u{2010}–—\u{AD}".contains(self) }
}
