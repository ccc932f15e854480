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
    let offset = outline.label.offset(in: Size(width: size.x, height: size.y))
    let pixels = AffineTransform(translation: offset).concatenating(space.matrix)
      .concatenating(AffineTransform(scale: Point(x: scale, y: scale)))
    fill(Shape(.contours(outline.contours), pixels), color)
  }
}
