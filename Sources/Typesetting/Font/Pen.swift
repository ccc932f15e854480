import Primitives

/// Adapts letterforms, which are drawn for regular, to the width of another weight's strokes.
///
/// The strokes keep the outer height of every letter: the middle of a thicker stroke moves inward by
/// half of what it gains, at the baseline up and at the x height and above down. Sideways a letter
/// gains what its strokes do, and a little for the space inside.
struct Pen {
  /// Half a stroke, in thousandths of the font's size.
  var halfWidth: Double
  /// By how much a stroke's middle moves inward.
  private let inset: Double
  private let stretch: Double

  /// Where the middle of the strokes is in regular.
  private static let regularHalfWidth = 40.0
  private static let baseline = 40.0
  private static let xHeight = 470.0

  init(_ weight: FontWeight) {
    halfWidth = weight.strokeWidth / 2
    inset = halfWidth - Self.regularHalfWidth
    stretch = 1 + inset / 500
  }

  func advance(_ units: Double) -> Double { units * stretch + 2 * inset }

  func x(_ x: Double) -> Double { x * stretch + inset }

  func y(_ y: Double) -> Double {
    let height = (y - Self.baseline) / (Self.xHeight - Self.baseline)
    return y + inset * (1 - 2 * min(max(height, 0), 1))
  }

  func callAsFunction(_ point: Point) -> Point { Point(x: x(point.x), y: y(point.y)) }

  /// The radius of a dot of this radius in regular.
  func radius(_ radius: Double) -> Double { radius + inset }

  /// Moves an accent: away from the letter by a part of what strokes grow, so that a gap remains and
  /// the accents of capital letters stay inside the line.
  func mark(_ point: Point) -> Point { Point(x: point.x * stretch, y: point.y + inset / 2) }
}
