import Primitives

struct ScenePainter {
  private let order: PaintOrder
  /// Pixels per point.
  let scale: Double
  private(set) var commands: [Scene.Command] = []
  /// Those that commands name.
  private(set) var patterns: [Pattern] = []
  private(set) var shapes: [Shape] = []
  /// By depth: the coordinate spaces of the current view's ancestors.
  var spaces: [ViewSpace] = []
  /// Whether what is painted casts a shadow and is not seen. It sets no edges, and no shadow of its own.
  private(set) var isCaster = false
  /// What follows the subviews of the current view and its ancestors, the innermost last.
  private var closings: [Closing] = []
  /// Those of the last command.
  private var edges = EdgeRasterization.exact
  private let style: PaintStyle

  /// What ends before a step, after the subviews of a view.
  private struct Closing {
    enum Kind {
      case group
      case border(Shape, PremultipliedColor, EdgeRasterization)
    }

    let step: Int
    let kind: Kind
  }

  init(_ order: PaintOrder, scale: Double, style: PaintStyle) {
    self.order = order
    self.scale = scale
    self.style = style
    // Appended one by one: `Array(repeating:)` looks up the metadata of its type on every call.
    spaces.reserveCapacity(order.depth + 2)
    for _ in 0..<order.depth + 2 { spaces.append(.upright(Point())) }
    commands.reserveCapacity(order.steps.count + 1)
    setEdges(style.edges)
  }

  /// One that paints, in the same spaces, what casts a shadow.
  var caster: ScenePainter {
    var caster = self
    (caster.commands, caster.closings, caster.isCaster) = ([], [], true)
    return caster
  }

  mutating func paint(_ sampler: PlanSampler, at moment: borrowing Moment) {
    if let picture = style.picture { clip(to: sampler.sizes(at: moment)[0], in: picture) }
    paint(0..<order.steps.count, sampler, at: moment)
  }

  /// - Parameter places: of a view and all that is inside it, or of the subviews of a view.
  mutating func paint(_ places: Range<Int>, _ sampler: PlanSampler, at moment: borrowing Moment) {
    let steps = order.steps
    let hasDecorations = sampler.hasDecorations
    let (centers, sizes) = (sampler.centers(at: moment), sampler.sizes(at: moment))
    var next = places.lowerBound
    while next < places.upperBound {
      if !closings.isEmpty { close(at: next) }
      let step = steps[next]
      let paint = sampler.paint(step.view, at: moment)
      guard !sampler.isHidden(step.view, at: moment), paint.opacity > 0 else {
        next = step.end
        continue
      }
      next += 1
      let hasSubviews = step.end > next
      let label = sampler.hasLabels ? sampler.label(step.view, at: moment) : nil
      let (center, size) = (centers[step.view], sizes[step.view])
      if hasDecorations, let box = box(step, center, size, sampler, moment) {
        if hasSubviews {
          spaces[step.depth + 1] = box.space.scrolled(
            by: sampler.contentOffset(step.view, at: moment))
        }
        let isGroup = begin(box, label, paint, step, hasSubviews)
        if let shadow = box.shadow, !box.clipsToBounds, !isCaster {
          let content = BoxContent(box: box, label: label, background: paint.opaque)
          fillShadow(shadow, of: content, next..<step.end, step, sampler, at: moment)
        }
        let color = isGroup ? paint.opaque : paint.translucent
        self.paint(box, label, color, opacity: isGroup ? 1 : paint.alpha, step, hasSubviews)
        continue
      }
      let isGroup = paint.opacity < 255 && (hasSubviews || label != nil)
      if isGroup { beginGroup(paint.opacity, until: step.end) }
      if !style.softViews.isEmpty { setEdges(style.edges(ofView: step.view)) }
      let color = isGroup ? paint.opaque : paint.translucent
      let transform = sampler.transform(step.view, aboutCenterOf: size, at: moment)
      // Nearly all views are leaves without a transform. The general path through `ViewSpace` took
      // a fifth of their time.
      if !hasSubviews, transform == nil, label == nil, case .upright(let own) = spaces[step.depth] {
        fill(size, from: ViewSpace.origin(Pair(own), center, size), color)
        continue
      }
      let space = spaces[step.depth].inside(center, size, transform)
      if hasSubviews {
        spaces[step.depth + 1] = space.scrolled(by: sampler.contentOffset(step.view, at: moment))
      }
      fill(size, in: space, color)
      if let label { fill(label, size, in: space) }
    }
    close(at: next)
  }

  /// Begins the group of a view with a layer of its own, if what it paints overlaps.
  private mutating func begin(
    _ box: LayerBox, _ label: LabelOutline?, _ paint: ViewPaint, _ step: PaintOrder.Step,
    _ hasSubviews: Bool
  ) -> Bool {
    let overlaps =
      hasSubviews || label != nil || box.hasBorder && paint.opaque.alpha > 0 || box.gradient != nil
      || box.shadow != nil || box.image != nil
    let isGroup = paint.opacity < 255 && overlaps
    if isGroup { beginGroup(paint.opacity, until: step.end) }
    if !style.softViews.isEmpty { setEdges(style.edges(ofView: step.view)) }
    return isGroup
  }

  /// Paints the background of a view with a layer of its own and, if it has no subviews, its border;
  /// otherwise begins what its text and its subviews are painted within.
  ///
  /// - Parameters:
  ///   - color: the background's.
  ///   - opacity: the border's.
  private mutating func paint(
    _ box: LayerBox, _ label: LabelOutline?, _ color: PremultipliedColor, opacity: Float,
    _ step: PaintOrder.Step, _ hasSubviews: Bool
  ) {
    fillBackground(of: box, color)
    if box.hasBorder {
      let color = box.borderColor.premultiplied(opacity: opacity)
      closings.append(Closing(step: step.end, kind: .border(box.border, color, edges)))
    }
    if box.clipsToBounds, hasSubviews || label != nil || box.imageNeedsClip {
      commands.append(.beginClip(add(box.shape)))
      closings.append(Closing(step: step.end, kind: .group))
    }
    fillImage(of: box)
    if let label { fill(label, box.size, in: box.space) }
  }

  mutating func fillBackground(of box: LayerBox, _ color: PremultipliedColor) {
    fill(box, color)
    if let pattern = box.gradientPaint {
      let color = setPattern(.gradient(pattern))
      fill(box, color)
    }
  }

  /// Makes the next command paint with a pattern.
  ///
  /// - Returns: a colour for that command, which the pattern replaces; a transparent one paints nothing.
  mutating func setPattern(_ pattern: Pattern) -> PremultipliedColor {
    commands.append(.setPattern(patterns.count))
    patterns.append(pattern)
    return PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)
  }

  mutating func append(_ command: Scene.Command) { commands.append(command) }

  /// Appends what a caster has painted.
  mutating func append(_ caster: ScenePainter) {
    commands += caster.commands
    (shapes, patterns) = (caster.shapes, caster.patterns)
  }

  private mutating func fill(_ box: LayerBox, _ color: PremultipliedColor) {
    if box.isRounded {
      fill(box.shape, color)
    } else {
      fill(box.size, in: box.space, color)
    }
  }

  /// Nil for a view that has nothing else to paint than its background colour.
  private func box(
    _ step: PaintOrder.Step, _ center: Pair, _ size: Pair, _ sampler: PlanSampler,
    _ moment: borrowing Moment
  ) -> LayerBox? {
    let layer = sampler.layer(step.view, at: moment)
    let gradient = sampler.gradient(step.view, at: moment)
    let shadow = sampler.shadow(step.view, at: moment)
    let image = sampler.image(step.view, at: moment)
    guard layer != nil || gradient != nil || shadow != nil || image != nil else { return nil }
    let transform = sampler.transform(step.view, aboutCenterOf: size, at: moment)
    let space = spaces[step.depth].inside(center, size, transform)
    return LayerBox(layer ?? .plain, gradient, shadow, image, size, in: space, scale: scale)
  }

  private mutating func setEdges(_ edges: EdgeRasterization) {
    if edges == self.edges || isCaster { return }
    self.edges = edges
    commands.append(.setEdges(edges))
  }

  /// What is outside of a canvas that is smaller than the picture is off the device.
  private mutating func clip(to size: Pair, in picture: Size) {
    let pixels = size * scale
    if pixels.x >= picture.width, pixels.y >= picture.height { return }
    commands.append(.clip(Size(width: pixels.x, height: pixels.y)))
  }

  /// A translucent view with subviews is composited as one group (`allowsGroupOpacity`, on since
  /// iOS 7), and so is one with a border on its background; otherwise its alpha is applied to its
  /// colour.
  private mutating func beginGroup(_ opacity: UInt8, until end: Int) {
    commands.append(.beginGroup(opacity: opacity))
    closings.append(Closing(step: end, kind: .group))
  }

  private mutating func close(at step: Int) {
    while let closing = closings.last, closing.step == step {
      closings.removeLast()
      switch closing.kind {
      case .group: commands.append(.endGroup)
      case .border(let ring, let color, let edges):
        setEdges(edges)
        fill(ring, color)
      }
    }
  }

  mutating func fill(_ shape: Shape, _ color: PremultipliedColor) {
    if color.alpha > 0 { commands.append(.fillShape(add(shape), color)) }
  }

  mutating func add(_ shape: Shape) -> Int {
    shapes.append(shape)
    return shapes.count - 1
  }

  private mutating func fill(_ size: Pair, in space: ViewSpace, _ color: PremultipliedColor) {
    switch space {
    case .upright(let origin): fill(size, from: Pair(origin), color)
    case .turned(let transform):
      guard color.alpha > 0, size.x > 0, size.y > 0 else { return }
      let pixels = transform.concatenating(AffineTransform(scale: Point(x: scale, y: scale)))
      let bounds = Rect(size: Size(width: size.x, height: size.y))
      commands.append(.fillQuad(Quad(bounds, mappedBy: pixels), color))
    }
  }

  @inline(__always)
  private mutating func fill(_ size: Pair, from origin: Pair, _ color: PremultipliedColor) {
    guard color.alpha > 0, size.x > 0, size.y > 0 else { return }
    commands.append(
      .fill(
        Rect(
          x: origin.x * scale, y: origin.y * scale, width: size.x * scale, height: size.y * scale),
        color))
  }
}
