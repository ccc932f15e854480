import Primitives

/// Reads the strokes of a letter as they are written in the tables.
///
/// `M x y` begins a stroke, `L x y`, `H x` and `V y` are straight, `A x y rx ry start end` is an
/// elliptic arc about (x, y), `Z` closes the stroke, and `D x y r` is a dot. An arc where there is no
/// stroke begins one. `& c percent x y` is a smaller letter.
struct LetterReader {
  private var words: ArraySlice<Substring>
  private var strokes: [Stroke] = []
  private var parts: [Letter.Part] = []
  private var pieces: [Stroke.Piece] = []
  private var position = Point()

  /// - Precondition: the words are well-formed, which a test holds for every table.
  static func strokes(_ words: ArraySlice<Substring>) -> (strokes: [Stroke], parts: [Letter.Part]) {
    var reader = LetterReader(words: words)
    while let word = reader.words.popFirst() { reader.read(word) }
    reader.finish(isClosed: false)
    return (reader.strokes, reader.parts)
  }

  private init(words: ArraySlice<Substring>) { self.words = words }

  private mutating func read(_ word: Substring) {
    switch word {
    case "M":
      finish(isClosed: false)
      line(to: point())
    case "L": line(to: point())
    case "H": line(to: Point(x: number(), y: position.y))
    case "V": line(to: Point(x: position.x, y: number()))
    case "A": arc()
    case "Z": finish(isClosed: true)
    case "D":
      finish(isClosed: false)
      strokes.append(.dot(point(), radius: number()))
    case "&":
      parts.append(
        Letter.Part(
          character: Character(String(words.removeFirst())), percent: number(), origin: point()))
    default: preconditionFailure("\(word) in a table of letters")
    }
  }

  private mutating func number() -> Double {
    guard let word = words.popFirst(), let number = Double(word) else {
      preconditionFailure("a number is missing in a table of letters")
    }
    return number
  }

  private mutating func point() -> Point { Point(x: number(), y: number()) }

  private mutating func line(to point: Point) {
    pieces.append(.line(point))
    position = point
  }

  private mutating func arc() {
    let center = point()
    let arc = EllipticArc(
      center: center, radiusX: number(), radiusY: number(), start: number(), end: number())
    pieces.append(.arc(arc))
    position = arc.point(at: arc.end)
  }

  private mutating func finish(isClosed: Bool) {
    if !pieces.isEmpty { strokes.append(.path(pieces, isClosed: isClosed)) }
    pieces = []
  }
}
