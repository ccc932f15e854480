import AutoLayout
import Primitives
import TimelineModel

/// What is painted at a point while nothing moves, up to the text of a label: the background colours,
/// gradients and images of the views below it, with their alpha.
struct BackdropSampler {
  private let runner: Runner
  private let children: [[ViewIndex]]
  /// By view; nil for those that are not shown.
  private let layers: [BackdropLayer?]
  /// By view: whether it is to be looked at, because it or a view in it paints something besides text,
  /// or the label in question is in it.
  private var isPainted: [Bool]
  /// How many views have been looked at.
  private(set) var work = 0

  /// A point takes as long as so many views.
  private static let workOfPoint = 6

  /// The alpha, of 1, above a text from which on it is not there to be read.
  private static let cover = 0.5

  init(_ runner: Runner) {
    self.runner = runner
    let siblings = runner.siblings.current
    children = runner.zPositions.map { PaintOrder.sorted(siblings, by: $0) } ?? siblings
    layers = runner.geometries.indices.map { BackdropLayer($0, of: runner) }
    isPainted = Array(repeating: false, count: layers.count)
    for (view, layer) in layers.enumerated() where layer?.isClear(isInside: true) == false {
      setPainted(true, upFrom: view)
    }
  }

  /// For a view and its superviews, which are marked whenever it is.
  ///
  /// - Returns: those whose mark changed.
  @discardableResult
  private mutating func setPainted(_ value: Bool, upFrom view: Int) -> [Int] {
    var (changed, next): ([Int], Int?) = ([], view)
    while let current = next, isPainted[current] != value {
      isPainted[current] = value
      changed.append(current)
      next = runner.superviews[current]?.rawValue
    }
    return changed
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
    let path = setPainted(true, upFrom: label)
    defer { for view in path { isPainted[view] = false } }
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

  /// What a view and its subviews paint at a point.
  private struct Painted {
    /// Up to the text, without it and with it.
    var below = CompositedColor()
    var shown = CompositedColor()
    /// Whether the text is in the view.
    var hasText = false
    /// The alpha of what is above the text, of 1.
    var above = 0.0

    mutating func paint(_ top: Painted) {
      if hasText {
        above += (1 - above) * top.below.alpha / 255
      } else {
        below.paint(top.below)
        shown.paint(top.shown)
        (hasText, above) = (top.hasText, top.above)
      }
    }

    mutating func multiply(_ opacity: Double) {
      below.multiply(opacity)
      shown.multiply(opacity)
      above *= opacity
    }
  }

  /// Composites a view as a group.
  ///
  /// - Parameter point: in the superview's coordinates.
  /// - Returns: nil for a view that is not shown.
  private mutating func paint(
    _ view: Int, _ point: Point, upTo label: Int, _ text: CompositedColor
  ) -> Painted? {
    work += 1
    guard let layer = layers[view], let place = layer.space.inverted(point) else { return nil }
    let isInside = layer.contains(place)
    guard isInside || !layer.clipsToBounds else { return nil }
    let sublayers = children[view]
    if sublayers.isEmpty, view != label, layer.isClear(isInside: isInside) { return nil }
    var painted = Painted()
    painted.below = color(of: view, layer, at: place, isInside: isInside)
    painted.shown = painted.below
    if view == label {
      painted.shown.paint(text)
      painted.hasText = true
    }
    let content = place + layer.contentOffset
    for child in sublayers where isPainted[child.rawValue] {
      if let top = paint(child.rawValue, content, upTo: label, text) { painted.paint(top) }
    }
    painted.multiply(layer.alpha)
    return painted
  }

  /// What a view itself paints at a point in its own coordinates, without its text.
  private func color(
    of view: Int, _ layer: BackdropLayer, at point: Point, isInside: Bool
  ) -> CompositedColor {
    var color = isInside ? layer.background : CompositedColor()
    if layer.hasGradient, isInside,
      let top = runner.appearances[view].gradient?.color(at: point, in: layer.size)
    {
      color.paint(CompositedColor(top))
    }
    if layer.hasImage, let top = runner.appearances[view].image?.color(at: point, in: layer.size) {
      color.paint(CompositedColor(top))
    }
    return color
  }
}
