import Primitives
import TimelineModel

/// What a view with a shadow paints itself.
struct BoxContent {
  let box: LayerBox
  let label: LabelOutline?
  let background: PremultipliedColor

  /// The alpha with which the bounds are filled, if that alone casts the shadow: nothing shows on an opaque
  /// background that would add to it, but for what exceeds the bounds. Nil where the rest counts.
  fileprivate func plainAlpha(hasSubviews: Bool) -> UInt8? {
    if background.alpha == 255 || box.gradientPaint?.isOpaque ?? false { return 255 }
    let hasMore =
      hasSubviews || label != nil || box.gradient != nil || box.image != nil || box.hasBorder
    return hasMore ? nil : background.alpha
  }
}

extension ScenePainter {
  /// Paints the shadow of a view below it.
  ///
  /// - Parameters:
  ///   - subviews: their places in the order.
  ///   - step: the view's.
  mutating func fillShadow(
    _ shadow: ShadowComponents, of content: BoxContent, _ subviews: Range<Int>,
    _ step: PaintOrder.Step, _ sampler: PlanSampler, at moment: borrowing Moment
  ) {
    let (box, opacity) = (content.box, Float(min(1, max(0, shadow.opacity))))
    let (moved, sigma) = (box.moved(by: shadow.offset), box.sigma(of: shadow))
    if let alpha = content.plainAlpha(hasSubviews: !subviews.isEmpty) {
      // Something translucent casts a weaker shadow.
      let color = shadow.color.premultiplied(opacity: opacity * (Float(alpha) / 255))
      if color.alpha > 0 { append(.fillShadow(add(moved.shape), sigma: sigma, color)) }
      return
    }
    let color = shadow.color.premultiplied(opacity: opacity)
    guard color.alpha > 0 else { return }
    var caster = caster
    caster.spaces[step.depth + 1] = moved.space.scrolled(
      by: sampler.contentOffset(step.view, at: moment))
    caster.fillContent(BoxContent(box: moved, label: content.label, background: content.background))
    caster.paint(subviews, sampler, at: moment)
    if box.hasBorder { caster.fill(moved.border, box.borderColor.premultiplied(opacity: 1)) }
    if caster.commands.isEmpty { return }
    append(.beginShadow(sigma: sigma, color))
    append(caster)
    append(.endGroup)
  }

  private mutating func fillContent(_ content: BoxContent) {
    fillBackground(of: content.box, content.background)
    fillImage(of: content.box)
    if let label = content.label { fill(label, content.box.size, in: content.box.space) }
  }
}

extension GradientPaint {
  fileprivate var isOpaque: Bool { stops.allSatisfy { $0.color.alpha >= 255 } }
}
