/// A picture of lines in braille patterns, of which each has two by four dots.
struct DotPlot {
  /// In dots.
  let width: Int
  let height: Int
  private var dots: [Bool]

  /// - Parameters:
  ///   - columns: the number of characters in a line; at least 1.
  ///   - rows: the number of lines; at least 1.
  init(columns: Int, rows: Int) {
    (width, height) = (2 * columns, 4 * rows)
    dots = Array(repeating: false, count: width * height)
  }

  /// Draws a line of connected dots between two dots, from the top left, including both.
  mutating func draw(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    let steps = max(abs(end.x - start.x), abs(end.y - start.y))
    for step in 0...steps {
      let x = start.x + Self.part(step, of: steps, end.x - start.x)
      let y = start.y + Self.part(step, of: steps, end.y - start.y)
      dots[y * width + x] = true
    }
  }

  /// `length · step / steps`, rounded to the nearest, halves up.
  private static func part(_ step: Int, of steps: Int, _ length: Int) -> Int {
    guard steps > 0 else { return 0 }
    let doubled = 2 * length * step + steps
    let quotient = doubled / (2 * steps)
    return doubled % (2 * steps) < 0 ? quotient - 1 : quotient
  }

  /// The lines from the top, without blanks at their ends.
  var lines: [String] {
    (0..<height / 4).map { row in
      var line = String((0..<width / 2).map { character(column: $0, row: row) })
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The bits of a braille pattern go down its left column, then down its right one, and the lowest dots
  /// come last (The Unicode Standard, Braille Patterns).
  private static let bits: [(x: Int, y: Int)] = [
    (0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3),
  ]

  private func character(column: Int, row: Int) -> Character {
    var pattern: UInt32 = 0
    for (bit, place) in Self.bits.enumerated()
    where dots[(4 * row + place.y) * width + 2 * column + place.x] {
      pattern |= 1 << UInt32(bit)
    }
    guard pattern > 0, let scalar = Unicode.Scalar(0x2800 + pattern) else { return " " }
    return Character(scalar)
  }
}
