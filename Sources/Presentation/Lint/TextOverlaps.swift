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
    /// Whether it need not be found over another any more.
    var isFound: Bool
  }

  /// In points. Boxes of letters that share less only touch.
  private static let tolerance = 1.0

  private var letters: [Int: [Letters]] = [:]
  /// How many pairs of labels have been compared.
  private(set) var work = 0

  /// - Parameter isFound: whether the text has been found to be cut off, so that it is looked at only
  ///   as what is below another.
  mutating func note(_ label: TypesetLabel, in view: Int, _ runner: Runner, isFound: Bool) {
    let space = runner.space(of: view)
    // A label with a background is seen to be in front.
    guard let superview = runner.superviews[view], space.isUpright,
      runner.appearances[view].backgroundColor.alpha == 0,
      let box = label.letterBox(scale: runner.timeline.canvas.scale)
    else { return }
    letters[superview.rawValue, default: []].append(
      Letters(view: view, box: Rect(boundingBoxOf: box, space), isFound: isFound))
  }

  /// The labels that may be over another, which is not known.
  var views: [Int] {
    letters.values.flatMap { $0.dropFirst().filter { !$0.isFound }.map(\.view) }
  }

  /// In the order of the upper view, then of the lower one; nil if there are more than a limit.
  mutating func pairs(atMost limit: Int) -> [Pair]? {
    var found: [Pair] = []
    // In order, because the work until the limit depends on it.
    for (_, siblings) in letters.sorted(by: { $0.key < $1.key }) {
      appendPairs(of: siblings, to: &found, atMost: limit)
      guard found.count <= limit else { return nil }
    }
    return found.sorted { ($0.upper, $0.lower) < ($1.upper, $1.lower) }
  }

  /// One pair more than the limit is the last.
  private mutating func appendPairs(
    of siblings: [Letters], to found: inout [Pair], atMost limit: Int
  ) {
    let sorted = siblings.sorted { ($0.box.minY, $0.view) < ($1.box.minY, $1.view) }
    for (index, first) in sorted.enumerated() {
      for second in sorted[(index + 1)...] {
        guard second.box.minY + Self.tolerance < first.box.maxY else { break }
        work += 1
        if let pair = Self.pair(first, second) { found.append(pair) }
        guard found.count <= limit else { return }
      }
    }
  }

  private static func pair(_ first: Letters, _ second: Letters) -> Pair? {
    if (first.view > second.view ? first : second).isFound { return nil }
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
