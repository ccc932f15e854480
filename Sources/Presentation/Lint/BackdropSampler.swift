import AutoLayout
import Primitives
import TimelineModel

/// What is painted at a point while nothing moves, up to the text of a label: the background colours,
/// gradients and images of the views below it, with their alpha.
struct BackdropSampler {
  private let runner: Runner
  private let children: [[ViewIndex]]
  private let spaces: [AffineTransform]
  /// How many views have been looked at.
  private(set) var work = 0

  /// The alpha, of 1, above a text from which on it is not there to be read.
  private static let cover = 0.5

  init(_ runner: Runner) {
    self.runner = runner
    let siblings = runner.siblings.current
    children = runner.zPositions.map { PaintOrder.sorted(siblings, by: $0) } ?? siblings
    spaces = runner.geometries.indices.map { runner.space(of: $0) }
  }

  /// The colour of a label's text and that of what is below it, at a point of the label; nil where the
  /// text is outside of the picture, clipped, or covered.
  mutating func colors(
    ofTextIn label: Int, at point: Point
  ) -> (text: OpaqueColor, below: OpaqueColor)? {
    guard let text = runner.appearances[label].text else { return nil }
    let (place, picture) = (rootPoint(point, in: label), runner.geometries[0].size)
    guard (0...picture.width).contains(place.x), (0...picture.height).contains(place.y),
      let painted = paint(0, place, upTo: label, CompositedColor(text.color)), painted.hasText,
      painted.above < Self.cover
    else { return nil }
    return (painted.shown.onWhite, painted.below.onWhite)
  }

  /// Whether a view and all that it is in are shown.
  func isSeen(_ view: Int) -> Bool {
    var next: Int? = view
    while let current = next {
      guard runner.isVisible(current) else { return false }
      next = runner.superviews[current]?.rawValue
    }
    return true
  }

  private func rootPoint(_ point: Point, in view: Int) -> Point {
    var (place, next) = (point, Optional(view))
    while let current = next {
      place = spaces[current](place)
      next = runner.superviews[current]?.rawValue
      if let offset = next.flatMap({ runner.contentOffsets[$0] }) { place = place - offset }
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
    guard runner.isVisible(view), let place = spaces[view].inverted(point) else { return nil }
    let (appearance, size) = (runner.appearances[view], runner.geometries[view].size)
    let isInside = (0...size.width).contains(place.x) && (0...size.height).contains(place.y)
    guard isInside || !appearance.layer.clipsToBounds else { return nil }
    var painted = Painted()
    painted.below = appearance.color(at: place, in: size, isInside: isInside)
    painted.shown = painted.below
    if view == label {
      painted.shown.paint(text)
      painted.hasText = true
    }
    let content = place + (runner.contentOffsets[view] ?? Point())
    for child in children[view] {
      if let top = paint(child.rawValue, content, upTo: label, text) { painted.paint(top) }
    }
    painted.multiply(appearance.alpha)
    return painted
  }
}

extension Appearance {
  /// What the view itself paints at a point in its own coordinates, without its text.
  fileprivate func color(at point: Point, in size: Size, isInside: Bool) -> CompositedColor {
    var color = CompositedColor()
    if isInside {
      color = CompositedColor(backgroundColor)
      if let top = gradient?.color(at: point, in: size) { color.paint(CompositedColor(top)) }
    }
    if let top = image?.color(at: point, in: size) { color.paint(CompositedColor(top)) }
    return color
  }
}

extension Gradient {
  /// - Parameter point: in a view's own coordinates.
  func color(at point: Point, in size: Size) -> PremultipliedColor? {
    components.paint(size, mappedBy: .identity)?.color(at: point)
  }
}

extension ViewImage {
  /// The colour of the image's pixel at a point in a view's own coordinates; nil beside the image.
  func color(at point: Point, in size: Size) -> PremultipliedColor? {
    let frame = contentMode.frame(of: file.size, in: size)
    guard (frame.minX...frame.maxX).contains(point.x), (frame.minY...frame.maxY).contains(point.y)
    else { return nil }
    let (columns, rows) = axes(in: frame)
    let column = min(columns.count - 1, Int(columns.source(at: point.x)))
    let row = min(rows.count - 1, Int(rows.source(at: point.y)))
    return file.bitmap.color(column: column, row: row)
  }
}

extension AffineTransform {
  /// The point that is mapped to this one; nil if the map is singular.
  func inverted(_ point: Point) -> Point? {
    let determinant = determinant
    guard determinant != 0 else { return nil }
    let (x, y) = (point.x - tx, point.y - ty)
    return Point(x: (d * x - c * y) / determinant, y: (a * y - b * x) / determinant)
  }
}
