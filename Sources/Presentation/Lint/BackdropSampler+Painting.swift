import Primitives
import TimelineModel

extension BackdropSampler {
  /// What a view and its subviews paint at a point.
  struct Painted {
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
  mutating func paint(
    _ view: Int, _ point: Point, upTo label: Int, _ text: CompositedColor
  ) -> Painted? {
    work += 1
    guard let layer = layers[view], let place = layer.space.inverted(point) else { return nil }
    let isInside = layer.contains(place)
    guard isInside || !layer.clipsToBounds else { return nil }
    let sublayers = painted[view]
    if sublayers.isEmpty, view != label, layer.isClear(isInside: isInside) { return nil }
    var result = Painted()
    result.below = color(of: view, layer, at: place, isInside: isInside)
    result.shown = result.below
    if view == label {
      result.shown.paint(text)
      result.hasText = true
    }
    let content = place + layer.contentOffset
    for child in sublayers {
      if let top = paint(child, content, upTo: label, text) { result.paint(top) }
    }
    result.multiply(layer.alpha)
    return result
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
