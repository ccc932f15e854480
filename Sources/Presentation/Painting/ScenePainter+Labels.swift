import Primitives
import TimelineModel

extension ScenePainter {
  /// Paints a label's text: over the background, below subviews.
  ///
  /// - Parameter size: the label's, as shown.
  mutating func fill(
    _ outline: LabelOutline, _ size: Pair, in space: ViewSpace
  ) {
    let color = ColorComponents(outline.label.text.color).premultiplied(opacity: 1)
    guard color.alpha > 0, !outline.contours.isEmpty else { return }
    let pixels = space.matrix.concatenating(AffineTransform(scale: Point(x: scale, y: scale)))
    fill(outline.shape(size, mappedBy: pixels), color)
  }
}

extension LabelOutline {
  /// - Parameters:
  ///   - size: the label's, as shown.
  ///   - pixels: maps the label's coordinates to pixels.
  func shape(_ size: Pair, mappedBy pixels: AffineTransform) -> Shape {
    let offset = label.offset(in: Size(width: size.x, height: size.y))
    return Shape(
      .contours(contours), AffineTransform(translation: offset).concatenating(pixels))
  }
}
