import AutoLayout
import Primitives
import TimelineModel

/// The visible layers while nothing moves, in painter's order, with what each paints at most and
/// covers at least.
struct LayerStack {
  struct Layer {
    var view: Int
    /// In painter's order, from 0.
    var place: Int
    /// The place after the layer and all inside it.
    var end: Int
    /// A box in the picture's coordinates outside of which the layer itself paints nothing; nil if it
    /// paints nothing at all.
    var visibleBox: Rect?
    /// A rectangle that the layer covers; nil if there is none.
    var opaqueBox: Rect?
  }

  private(set) var layers: [Layer] = []

  /// What a layer gives to its sublayers.
  private struct Content {
    var space = AffineTransform.identity
    /// Everything outside is clipped.
    var outer: Rect
    /// Nothing inside is clipped; nil if there is no such rectangle.
    var inner: Rect?
    var isOpaque = true
  }

  init(_ runner: Runner) {
    let picture = Rect(size: runner.geometries[0].size)
    let order = PaintOrder(runner.siblings.current, zPositions: runner.zPositions)
    var contents: [Content?] = [Content(outer: picture, inner: picture)]
    var place = 0
    while place < order.steps.count {
      let step = order.steps[place]
      contents.removeSubrange((step.depth + 1)...)
      let content = contents[step.depth].flatMap { append(step, at: place, in: $0, runner) }
      contents.append(content)
      place = content == nil ? step.end : place + 1
    }
  }

  /// - Returns: nil if the layer is not visible.
  private mutating func append(
    _ step: PaintOrder.Step, at place: Int, in outside: Content, _ runner: Runner
  ) -> Content? {
    guard runner.isVisible(step.view) else { return nil }
    let (appearance, geometry) = (runner.appearances[step.view], runner.geometries[step.view])
    var content = outside
    content.space = runner.space(of: step.view).concatenating(outside.space)
    content.isOpaque = outside.isOpaque && appearance.alpha >= 1
    let bounds = Rect(size: geometry.size)
    let box = Rect(boundingBoxOf: bounds, content.space).intersection(outside.outer)
    let covered =
      content.space.isUpright
      ? Rect(boundingBoxOf: bounds.insideCorners(appearance.layer), content.space) : nil
    var layer = Layer(view: step.view, place: place, end: step.end)
    if appearance.isPainted { layer.visibleBox = box }
    if content.isOpaque, appearance.isOpaque {
      layer.opaqueBox = covered.flatMap { inside in outside.inner?.intersection(inside) }
    }
    layers.append(layer)
    if appearance.layer.clipsToBounds {
      content.outer = box ?? Rect()
      content.inner = covered.flatMap { inside in outside.inner?.intersection(inside) }
    }
    let offset = runner.contentOffsets[step.view] ?? Point()
    content.space = AffineTransform(translation: offset * -1).concatenating(content.space)
    return content
  }
}

extension Appearance {
  /// Whether it paints within its bounds and only there.
  fileprivate var isPainted: Bool {
    hasContent && shadow.opacity == 0
  }

  /// Whether it covers all of its bounds but the corners.
  fileprivate var isOpaque: Bool {
    backgroundColor.alpha == 255 || gradient?.colors.allSatisfy { $0.alpha == 255 } ?? false
  }
}

extension AffineTransform {
  /// Whether it maps upright rectangles to upright rectangles with an area.
  var isUpright: Bool { (b == 0 && c == 0 || a == 0 && d == 0) && determinant != 0 }
}

extension Rect {
  /// The largest rectangle of the same middle inside the rounded corners.
  fileprivate func insideCorners(_ layer: LayerStyle) -> Rect {
    let radius = min(layer.cornerRadius, min(width, height) / 2)
    // A quarter of a circle is that far from the corner of its square, along both sides.
    let inset = layer.maskedCorners.isEmpty ? 0 : radius * (1 - 0.5.squareRoot())
    return Rect(
      x: minX + inset, y: minY + inset, width: width - 2 * inset, height: height - 2 * inset)
  }

  /// Nil if the rectangles have no area in common.
  fileprivate func intersection(_ other: Rect) -> Rect? {
    guard overlaps(other) else { return nil }
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }
}
