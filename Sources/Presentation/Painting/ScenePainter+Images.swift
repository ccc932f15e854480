import Primitives
import TimelineModel

extension ScenePainter {
  /// Paints the image of a view: over the background and the gradient, below the text.
  mutating func fillImage(of box: LayerBox) {
    guard let image = box.image, let frame = box.imageFrame, frame.width > 0, frame.height > 0
    else { return }
    let axes = image.axes(in: frame)
    guard
      let paint = ImagePaint(
        image.file.bitmap, columns: axes.columns, rows: axes.rows, mappedBy: box.pixels)
    else { return }
    let color = setPattern(.image(paint))
    switch box.space {
    case .upright(let origin):
      append(
        .fill(
          Rect(
            x: (origin.x + frame.minX) * scale, y: (origin.y + frame.minY) * scale,
            width: frame.width * scale, height: frame.height * scale), color))
    case .turned: append(.fillQuad(Quad(frame, mappedBy: box.pixels), color))
    }
  }
}

extension LayerBox {
  /// What the image fills, in the view's coordinates; nil without one.
  var imageFrame: Rect? {
    image.map { $0.contentMode.frame(of: $0.file.size, in: Size(width: size.x, height: size.y)) }
  }

  /// Whether clipping removes something of the image.
  var imageNeedsClip: Bool {
    guard let frame = imageFrame else { return false }
    return isRounded || frame.minX < 0 || frame.minY < 0 || frame.maxX > size.x
      || frame.maxY > size.y
  }
}

extension ViewImage {
  /// Where the image's pixels are in a rectangle that it fills.
  func axes(in frame: Rect) -> (columns: ImageAxis, rows: ImageAxis) {
    let scale = Double(file.scale)
    return (
      ImageAxis(
        from: frame.minX, to: frame.maxX, capInsets.left, capInsets.right, scale,
        count: file.bitmap.width),
      ImageAxis(
        from: frame.minY, to: frame.maxY, capInsets.top, capInsets.bottom, scale,
        count: file.bitmap.height)
    )
  }
}

extension ImageAxis {
  /// An image between two places whose ends keep their lengths. Where there is no room for both, they
  /// shrink alike.
  ///
  /// - Parameters:
  ///   - near: the length of the first end, in points.
  ///   - far: that of the last.
  ///   - scale: pixels of the image a point.
  fileprivate init(
    from start: Double, to end: Double, _ near: Double, _ far: Double, _ scale: Double, count: Int
  ) {
    let pixels = Double(count)
    var knots = [Knot(place: start, source: 0)]
    let part = near + far > end - start ? (end - start) / (near + far) : 1
    if near > 0 { knots.append(Knot(place: start + near * part, source: near * scale)) }
    if far > 0 { knots.append(Knot(place: end - far * part, source: pixels - far * scale)) }
    knots.append(Knot(place: end, source: pixels))
    self.init(knots: knots, count: count)
  }
}
