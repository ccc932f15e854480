import AutoLayout
import Primitives
import TimelineModel

/// What is painted at a point while nothing moves, up to the text of a label: the background colours,
/// gradients and images of the views below it, with their alpha.
struct BackdropSampler {
  let runner: Runner
  /// By view: its place among its siblings, from back to front.
  private var places: [Int]
  /// By view: those of its subviews that are to be looked at, from back to front.
  private(set) var painted: [[Int]]
  /// By view; nil for those that are not shown.
  let layers: [BackdropLayer?]
  /// By view: whether it is to be looked at, because it or a view in it paints something besides text,
  /// or the label in question is in it.
  private var isPainted: [Bool]
  /// How many views have been looked at.
  var work = 0

  /// A point takes as long as so many views.
  private static let workOfPoint = 6

  /// The alpha, of 1, above a text from which on it is not there to be read.
  private static let cover = 0.5

  init(_ runner: Runner) {
    self.runner = runner
    let siblings = runner.siblings.current
    let children = runner.zPositions.map { PaintOrder.sorted(siblings, by: $0) } ?? siblings
    layers = runner.geometries.indices.map { BackdropLayer($0, of: runner) }
    (isPainted, places) = (layers.map { _ in false }, layers.map { _ in 0 })
    painted = layers.map { _ in [] }
    for subviews in children {
      for (place, view) in subviews.enumerated() { places[view.rawValue] = place }
    }
    for (view, layer) in layers.enumerated() where layer?.isClear(isInside: true) == false {
      for marked in unpainted(upFrom: view) { isPainted[marked] = true }
    }
    for (view, subviews) in children.enumerated() {
      painted[view] = subviews.map(\.rawValue).filter { isPainted[$0] }
    }
  }

  /// A view and its superviews up to one that is looked at, whose superviews are then as well.
  private func unpainted(upFrom view: Int) -> [Int] {
    var (found, next): ([Int], Int?) = ([], view)
    while let current = next, !isPainted[current] {
      found.append(current)
      next = runner.superviews[current]?.rawValue
    }
    return found
  }

  private mutating func setPainted(_ value: Bool, _ view: Int) {
    isPainted[view] = value
    guard let superview = runner.superviews[view]?.rawValue else { return }
    if value {
      let next = painted[superview].firstIndex { places[$0] > places[view] }
      painted[superview].insert(view, at: next ?? painted[superview].count)
    } else {
      painted[superview].removeAll { $0 == view }
    }
  }

  /// The colour of a label's text and that of what is below it, at a point of the label; nil where the
  /// text is outside of the picture, clipped, or covered.
  mutating func colors(
    ofTextIn label: Int, at point: Point
  ) -> (text: OpaqueColor, below: OpaqueColor)? {
    work += Self.workOfPoint
    guard let color = runner.appearances[label].text?.color, let place = rootPoint(point, in: label)
    else { return nil }
    let (text, picture) = (CompositedColor(color), runner.geometries[0].size)
    let path = unpainted(upFrom: label)
    for view in path { setPainted(true, view) }
    defer { for view in path { setPainted(false, view) } }
    guard (0...picture.width).contains(place.x), (0...picture.height).contains(place.y),
      let painted = paint(0, place, upTo: label, text), painted.hasText,
      painted.above < Self.cover
    else { return nil }
    return (painted.shown.onWhite, painted.below.onWhite)
  }

  /// Whether a view and all that it is in are shown.
  func isSeen(_ view: Int) -> Bool {
    var next: Int? = view
    while let current = next {
      guard layers[current] != nil else { return false }
      next = runner.superviews[current]?.rawValue
    }
    return true
  }

  /// - Returns: nil if the view or one that it is in is not shown.
  private func rootPoint(_ point: Point, in view: Int) -> Point? {
    var (place, next) = (point, Optional(view))
    while let current = next {
      guard let layer = layers[current] else { return nil }
      place = layer.space(place)
      next = runner.superviews[current]?.rawValue
      if let superview = next, let outer = layers[superview] { place = place - outer.contentOffset }
    }
    return place
  }
}
