package import Primitives

/// A bitmap font whose glyphs are seven dots high and drawn as text below.
///
/// It has only the characters of the labels. All digits have the same width.
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
  ///   - names: the characters, separated by spaces.
  ///   - rows: the rows of dots of all characters, side by side, separated by spaces.
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

  /// A font with further glyphs, given as for `init`. They replace existing glyphs of the same
  /// characters.
  func adding(_ names: String, _ rows: String) -> BitmapFont {
    var font = self
    font.glyphs.merge(BitmapFont(names, rows).glyphs) { _, new in new }
    return font
  }

  /// Whether the font has a glyph for a character.
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

  /// A character without a glyph is as wide as a space, and invisible.
  private func width(of character: Character) -> Int {
    glyphs[character]?.width ?? Self.blankWidth
  }

  /// The commands that draw a text with its top left corner at a point.
  ///
  /// - Parameter dot: the side of a dot, in pixels.
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
