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

  init(_ runner: Runner) {
    self.runner = runner
    let siblings = runner.siblings.current
    children = runner.zPositions.map { PaintOrder.sorted(siblings, by: $0) } ?? siblings
    spaces = runner.geometries.indices.map { runner.space(of: $0) }
  }

  /// The colour of a label's text and that of what is below it, at a point of the label.
  mutating func colors(
    ofTextIn label: Int, at point: Point
  ) -> (text: OpaqueColor, below: OpaqueColor)? {
    guard let text = runner.appearances[label].text else { return nil }
    let place = rootPoint(point, in: label)
    let below = paint(0, place, upTo: label, CompositedColor())?.color.onWhite
    let shown = paint(0, place, upTo: label, CompositedColor(text.color))?.color.onWhite
    guard let below, let shown else { return nil }
    return (shown, below)
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

  /// Composites a view as a group, up to the text of the label.
  ///
  /// - Parameter point: in the superview's coordinates.
  /// - Returns: nil for a view that is not shown.
  private mutating func paint(
    _ view: Int, _ point: Point, upTo label: Int, _ text: CompositedColor
  ) -> (color: CompositedColor, isDone: Bool)? {
    work += 1
    guard runner.isVisible(view), let place = spaces[view].inverted(point) else { return nil }
    let (appearance, size) = (runner.appearances[view], runner.geometries[view].size)
    var color = CompositedColor()
    let isInside =
      (0...size.width).contains(place.x) && (0...size.height).contains(place.y)
    if isInside {
      color = CompositedColor(appearance.backgroundColor)
      if let top = appearance.gradient?.color(at: place, in: size) {
        color.paint(CompositedColor(top))
      }
    }
    if isInside || !appearance.layer.clipsToBounds,
      let top = appearance.image?.color(at: place, in: size)
    {
      color.paint(CompositedColor(top))
    }
    var isDone = view == label
    if isDone { color.paint(text) }
    let content = place + (runner.contentOffsets[view] ?? Point())
    for child in children[view] where !isDone {
      guard let top = paint(child.rawValue, content, upTo: label, text) else { continue }
      color.paint(top.color)
      isDone = top.isDone
    }
    color.multiply(appearance.alpha)
    return (color, isDone)
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
