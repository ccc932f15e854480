import AutoLayout
import Primitives
import TimelineModel

/// Finds texts of siblings that are written over each other, as a title and a value are in a row that is
/// too narrow.
struct TextOverlaps {
  struct Pair {
    var lower: Int
    var upper: Int
    /// In the middle of what they share, in the superview's coordinates.
    var place: Point
  }

  private struct Letters {
    var view: Int
    var box: Rect
  }

  /// In points. Boxes of letters that share less only touch.
  private static let tolerance = 1.0

  private var letters: [Int: [Letters]] = [:]

  /// - Precondition: the views come in ascending order.
  mutating func note(_ label: TypesetLabel, in view: Int, _ runner: Runner) {
    let space = runner.space(of: view)
    // A label with a background is seen to be in front.
    guard let superview = runner.superviews[view], space.isUpright,
      runner.appearances[view].backgroundColor.alpha == 0,
      let box = label.letterBox(scale: runner.timeline.canvas.scale)
    else { return }
    letters[superview.rawValue, default: []].append(
      Letters(view: view, box: Rect(boundingBoxOf: box, space)))
  }

  /// In the order of the upper view, then of the lower one.
  var pairs: [Pair] {
    letters.values.flatMap(Self.pairs).sorted { ($0.upper, $0.lower) < ($1.upper, $1.lower) }
  }

  private static func pairs(_ letters: [Letters]) -> [Pair] {
    let sorted = letters.sorted { ($0.box.minY, $0.view) < ($1.box.minY, $1.view) }
    var found: [Pair] = []
    for (index, first) in sorted.enumerated() {
      for second in sorted[(index + 1)...] {
        guard second.box.minY + tolerance < first.box.maxY else { break }
        if let pair = pair(first, second) { found.append(pair) }
      }
    }
    return found
  }

  private static func pair(_ first: Letters, _ second: Letters) -> Pair? {
    let (left, right) = (
      max(first.box.minX, second.box.minX), min(first.box.maxX, second.box.maxX)
    )
    let (top, bottom) = (
      max(first.box.minY, second.box.minY), min(first.box.maxY, second.box.maxY)
    )
    guard right - left > tolerance, bottom - top > tolerance else { return nil }
    return Pair(
      lower: min(first.view, second.view), upper: max(first.view, second.view),
      place: Point(x: (left + right) / 2, y: (top + bottom) / 2))
  }
}
