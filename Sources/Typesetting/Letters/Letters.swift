import Primitives

/// The letterforms: all printable characters of Latin-1, common punctuation, arrows and some signs.
enum Letters {
  static func letter(_ character: Character) -> Letter? { all[character] }

  /// A box, in place of a character that there is no letter for.
  static let missing = Letter(advance: 520, strokes: read("M 90 40 H 430 V 660 H 90 Z").strokes)

  static let characters: [Character] = all.keys.sorted()

  /// Compared as characters are, so that a letter followed by a combining accent is found as well.
  private static let all: [Character: Letter] = {
    var letters = plain
    for line in lines(of: accented) { letters[Character(String(line[0]))] = accentedLetter(line) }
    for line in lines(of: spacingMarks) {
      let advance = Double(line[1]) ?? 0
      letters[Character(String(line[0]))] = Letter(
        advance: advance, mark: mark(line[2], over: advance / 2, rise: 0))
    }
    return letters
  }()

  private static let plain: [Character: Letter] = {
    var letters: [Character: Letter] = [
      " ": Letter(advance: 270), "\u{A0}": Letter(advance: 270), "\u{AD}": Letter(advance: 0),
    ]
    for line in [lowercase, capitals, digits, punctuation, symbols].flatMap(lines) {
      let (strokes, parts) = LetterReader.strokes(line[2...])
      letters[Character(String(line[0]))] = Letter(
        advance: Double(line[1]) ?? 0, strokes: strokes, parts: parts)
    }
    return letters
  }()

  private static let markStrokes: [Substring: [Stroke]] = {
    var strokes: [Substring: [Stroke]] = [:]
    for line in lines(of: marks) { strokes[line[0]] = LetterReader.strokes(line[1...]).strokes }
    return strokes
  }()

  private static func accentedLetter(_ line: [Substring]) -> Letter? {
    let base = Character(String(line[1]))
    guard var letter = plain[base] else { return nil }
    let rise = base.isUppercase && line[2] != "cedilla" ? capitalRise : 0
    letter.mark = mark(line[2], over: letter.advance / 2, rise: rise)
    return letter
  }

  /// How much higher a mark is above a capital letter.
  private static let capitalRise = 165.0

  private static func mark(_ name: Substring, over x: Double, rise: Double) -> Letter.Mark {
    Letter.Mark(strokes: markStrokes[name] ?? [], x: x, rise: rise)
  }

  private static func read(_ text: String) -> (strokes: [Stroke], parts: [Letter.Part]) {
    LetterReader.strokes(text.split(separator: " ")[...])
  }

  private static func lines(of table: String) -> [[Substring]] {
    table.split(separator: "\n").map { $0.split(separator: " ") }
  }
}
