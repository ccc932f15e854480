import Primitives
import TimelineModel

/// What casts the shadow of a view.
private struct ShadowMask {
  var shape: Shape
  var alpha = 255.0
  /// What fills the shape, if its alpha counts.
  var pattern: Pattern?
}

extension ScenePainter {
  /// Paints the shadow of what a view itself paints, below it: something translucent casts a weaker one.
  ///
  /// - Parameter alpha: that of the background colour.
  mutating func fillShadow(of box: LayerBox, _ label: LabelOutline?, background alpha: UInt8) {
    guard let shadow = box.shadow, !box.clipsToBounds,
      let mask = box.mask(of: label, background: alpha, mappedBy: box.pixels(of: shadow))
    else { return }
    let opacity = Float(min(1, max(0, shadow.opacity))) * (Float(mask.alpha) / 255)
    let color = shadow.color.premultiplied(opacity: opacity)
    guard color.alpha > 0 else { return }
    if let pattern = mask.pattern { _ = setPattern(pattern) }
    append(.fillShadow(add(mask.shape), sigma: box.sigma(of: shadow), color))
  }
}

extension LayerBox {
  /// The background colour or what is painted over it; without any of them the text, or else the border.
  /// Nil for a view that paints nothing itself.
  fileprivate func mask(
    of label: LabelOutline?, background alpha: UInt8, mappedBy pixels: AffineTransform
  ) -> ShadowMask? {
    let bounds = ShadowMask(shape: shape(mappedBy: pixels), alpha: Double(alpha))
    if alpha == 255 { return bounds }
    if let paint = gradientPaint(mappedBy: pixels) {
      return ShadowMask(shape: bounds.shape, pattern: paint.isOpaque ? nil : .gradient(paint))
    }
    if let image, let frame = imageFrame, let paint = imagePaint(mappedBy: pixels) {
      return ShadowMask(
        shape: Shape(.rounded(RoundedRect(frame)), pixels),
        pattern: image.file.bitmap.isOpaque ? nil : .image(paint))
    }
    if alpha > 0 { return bounds }
    if let label, !label.contours.isEmpty {
      return ShadowMask(
        shape: label.shape(size, mappedBy: pixels), alpha: Double(label.label.text.color.alpha))
    }
    return hasBorder
      ? ShadowMask(shape: border(mappedBy: pixels), alpha: borderColor.alpha) : nil
  }
}

extension GradientPaint {
  fileprivate var isOpaque: Bool { stops.allSatisfy { $0.color.alpha >= 255 } }
}
