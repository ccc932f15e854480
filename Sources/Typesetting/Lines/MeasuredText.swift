/// A text with the advances of its characters in a font: what does not depend on the width of its lines.
///
/// To find the characters takes longer than to break them into lines, and a label that changes its width
/// breaks the same text again and again.
package struct MeasuredText: Sendable {
  /// What a character is to the end of a line.
  enum Kind: UInt8, Sendable {
    case other
    /// A space after which a line may end; U+00A0 is none.
    case space
    /// A hyphen or dash after which a line may end; U+2011 is none.
    case hyphen
    /// The end of a paragraph.
    case newline
  }

  package let font: Font
  package let string: String
  /// By character, in points; 0 for the end of a paragraph.
  let advances: [Double]
  let kinds: [Kind]
  /// By character: where it ends in UTF-8.
  private let ends: [Int32]

  package init(_ string: String, _ font: Font) {
    self.font = font
    self.string = string
    var measures: [Character: (advance: Double, kind: Kind)] = [:]
    var (advances, kinds, ends, end): ([Double], [Kind], [Int32], Int32) = ([], [], [], 0)
    for character in string {
      let measure = measures[character] ?? Self.measure(character, font)
      measures[character] = measure
      end += Int32(character.utf8.count)
      advances.append(measure.advance)
      kinds.append(measure.kind)
      ends.append(end)
    }
    (self.advances, self.kinds, self.ends) = (advances, kinds, ends)
  }

  private static func measure(_ character: Character, _ font: Font) -> (Double, Kind) {
    let kind = Kind(character)
    return (kind == .newline ? 0 : font.advance(of: character), kind)
  }

  /// The number of characters.
  package var count: Int { advances.count }

  /// The characters of a range.
  func text(_ range: Range<Int>) -> String {
    let utf8 = string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: start(of: range.lowerBound))
    let end = utf8.index(utf8.startIndex, offsetBy: self.start(of: range.upperBound))
    return String(string[start..<end])
  }

  private func start(of character: Int) -> Int {
    character == 0 ? 0 : Int(ends[character - 1])
  }
}

extension MeasuredText.Kind {
  fileprivate init(_ character: Character) {
    switch character {
    case " ": self = .space
    case "-", "\u{2010}", "–", "—", "\u{AD}": self = .hyphen
    default: self = character.isNewline ? .newline : .other
    }
  }
}
