package import Primitives

/// The letters of a contact sheet: seven dots high, drawn below as they are.
///
/// They are what the labels need, no more. Figures are all equally wide.
package struct BitmapFont: Sendable {
  /// Horizontal runs of dots.
  private struct Glyph {
    var width = 0
    var runs: [(row: Int, columns: Range<Int>)] = []
  }

  private var glyphs: [Character: Glyph]

  package static let standard = BitmapFont(
    "0 1 2 3 4 5 6 7 8 9 . - s ◆ x r t l o k",
    """
    ·███· ··█·· ·███· █████ ···█· █████ ·███· █████ ·███· ·███· · ···· ···· ····· ····· ···· ···· ██· ····· █···
    █···█ ·██·· █···█ ···█· ··██· █···· █···· ····█ █···█ █···█ · ···· ···· ··█·· ····· ···· ·█·· ·█· ····· █···
    █···█ ··█·· ····█ ··█·· ·█·█· ████· █···· ···█· █···█ █···█ · ···· ·███ ·███· █···█ █·██ ████ ·█· ·███· █··█
    █···█ ··█·· ··██· ···█· █··█· ····█ ████· ··█·· ·███· ·████ · ████ █··· █████ ·█·█· ██·· ·█·· ·█· █···█ █·█·
    █···█ ··█·· ·█··· ····█ █████ ····█ █···█ ··█·· █···█ ····█ · ···· ·██· ·███· ··█·· █··· ·█·· ·█· █···█ ██··
    █···█ ··█·· █···· █···█ ···█· █···█ █···█ ··█·· █···█ ····█ · ···· ···█ ··█·· ·█·█· █··· ·█·· ·█· █···█ █·█·
    ·███· ·███· █████ ·███· ···█· ·███· ·███· ··█·· ·███· ·███· █ ···· ███· ····· █···█ █··· ··██ ··█ ·███· █··█
    """)

  package static let height = 7
  /// Between two characters.
  private static let gap = 1
  private static let blankWidth = 2

  /// - Parameters:
  ///   - names: the characters, with blanks in between.
  ///   - rows: the rows of dots of all of them, side by side, with blanks in between.
  init(_ names: String, _ rows: String) {
    var glyphs = names.split(separator: " ").map { _ in Glyph() }
    for (row, line) in rows.split(separator: "\n").enumerated() {
      for (index, dots) in line.split(separator: " ").enumerated() where index < glyphs.count {
        glyphs[index].width = dots.count
        glyphs[index].runs += Self.runs(of: dots).map { (row, $0) }
      }
    }
    let characters = names.split(separator: " ").compactMap(\.first)
    self.glyphs = Dictionary(zip(characters, glyphs)) { first, _ in first }
  }

  /// The same with further characters, described as for `init`; of one that is there already the new
  /// one counts.
  func adding(_ names: String, _ rows: String) -> BitmapFont {
    var font = self
    font.glyphs.merge(BitmapFont(names, rows).glyphs) { _, new in new }
    return font
  }

  /// Whether there is anything to show of a character.
  func shows(_ character: Character) -> Bool { glyphs[character] != nil }

  private static func runs(of dots: Substring) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (column, dot) in dots.enumerated() where dot == "█" {
      let start = runs.last?.upperBound == column ? runs.removeLast().lowerBound : column
      runs.append(start..<column + 1)
    }
    return runs
  }

  /// The width of a text in dots.
  package func width(of text: String) -> Int {
    max(0, text.reduce(-Self.gap) { $0 + width(of: $1) + Self.gap })
  }

  /// A character that the font does not have is as wide as a blank, and shows nothing.
  private func width(of character: Character) -> Int {
    glyphs[character]?.width ?? Self.blankWidth
  }

  /// What paints a text, its top left corner at a point.
  ///
  /// - Parameter dot: the side of a dot in pixels.
  package func commands(
    for text: String, at origin: Point, dot: Int, _ color: PremultipliedColor
  ) -> [Scene.Command] {
    var commands: [Scene.Command] = []
    var left = 0
    for character in text {
      for run in glyphs[character]?.runs ?? [] {
        let place = Point(
          x: Double((left + run.columns.lowerBound) * dot), y: Double(run.row * dot))
        let size = Size(width: Double(run.columns.count * dot), height: Double(dot))
        commands.append(.fill(Rect(origin: origin + place, size: size), color))
      }
      left += width(of: character) + Self.gap
    }
    return commands
  }
}
