import Primitives

/// A character's form in regular: strokes, parts of other letters, and marks above or below.
struct Letter: Hashable, Sendable {
  /// In thousandths of the font's size.
  var advance: Double
  var strokes: [Stroke] = []
  var parts: [Part] = []
  var mark: Mark?

  /// Another letter, smaller: `percent` of its size, with its origin at a point.
  struct Part: Hashable, Sendable {
    var character: Character
    var percent: Double
    var origin: Point
  }

  /// An accent, whose middle is at `x`, higher by `rise` than above a lowercase letter.
  struct Mark: Hashable, Sendable {
    var strokes: [Stroke]
    var x: Double
    var rise: Double
  }
}
