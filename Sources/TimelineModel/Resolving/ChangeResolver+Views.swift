import AutoLayout
import Primitives

extension ChangeResolver {
  mutating func apply(
    _ change: ViewChange, to view: ViewIndex, at location: SourceLocation
  ) {
    if let color = change.backgroundColor { emit(.setBackgroundColor(view, color), at: location) }
    if let alpha = change.alpha { emit(.setAlpha(view, alpha), at: location) }
    if let isHidden = change.isHidden { emit(.setHidden(view, isHidden), at: location) }
    for property in change.layer { emit(.setLayer(view, property), at: location) }
    if let transform = change.transform { emit(.setTransform(view, transform), at: location) }
    for component in change.transformComponents {
      emit(.setTransformComponent(view, component), at: location)
    }
    if let gradient = change.gradient { apply(gradient, to: view, at: location) }
    if let shadow = change.shadow {
      shadow.apply(to: &shadows[view.rawValue])
      emit(.setShadow(view, shadows[view.rawValue]), at: location)
    }
    if let path = change.path { emit(.moveAlong(view, path), at: location) }
    place(view, change.placement, anchorPoint: change.anchorPoint, at: location)
    if let text = change.text { apply(text, to: view, at: location) }
    if let image = change.image { apply(image, to: view, at: location) }
    if change.changesContent {
      change.apply(to: &contents[view.rawValue])
      emit(.setContent(view, contents[view.rawValue]), at: location)
    }
    guard !change.layout.isEmpty else { return }
    change.layout.apply(to: &layouts[view.rawValue])
    checkStack(of: view, change.layout.stack)
    emit(.setLayout(view, layouts[view.rawValue]), at: location)
  }

  private mutating func apply(
    _ change: GradientChange, to view: ViewIndex, at location: SourceLocation
  ) {
    guard let gradient = change.applied(to: gradients[view.rawValue]) else {
      return reader.document.report(
        .missingKey, "\(quoted(reader.views[view.rawValue].id)) has no gradient that could change",
        at: change.location, help: "give the change `colors`")
    }
    guard reader.document.isConsistent(gradient, change) else { return }
    gradients[view.rawValue] = gradient
    emit(.setGradient(view, gradient), at: location)
  }

  private mutating func apply(
    _ change: TextChange, to view: ViewIndex, at location: SourceLocation
  ) {
    let old = texts[view.rawValue]
    if old == nil, let place = change.location {
      return reader.document.report(
        .missingKey, "\(quoted(reader.views[view.rawValue].id)) has no text that could change",
        at: place, help: "give the change a `string`")
    }
    var new = old ?? LabelText()
    change.apply(to: &new)
    texts[view.rawValue] = new
    emit(.setText(view, new), at: location)
  }

  private mutating func apply(
    _ change: ImageChange, to view: ViewIndex, at location: SourceLocation
  ) {
    if !change.isReadable { reader.unreadableImages.insert(view) }
    // An image of `root` has been refused.
    if view == .root || reader.unreadableImages.contains(view) { return }
    guard let image = change.applied(to: images[view.rawValue]) else {
      return reader.document.report(
        .missingKey, "\(quoted(reader.views[view.rawValue].id)) has no image that could change",
        at: change.location, help: "give the change a `file`")
    }
    guard reader.document.isConsistent(image, change) else { return }
    images[view.rawValue] = image
    emit(.setImage(view, image), at: location)
  }

  /// As in UIKit, another anchor point keeps its place, so that the frame moves, until the next layout
  /// pass if constraints place the view.
  private mutating func place(
    _ view: ViewIndex, _ placement: ViewPlacement, anchorPoint: Point?,
    at location: SourceLocation
  ) {
    let old = anchorPoints[view.rawValue]
    let anchor = anchorPoint ?? old
    if let anchorPoint {
      anchorPoints[view.rawValue] = anchorPoint
      emit(.setAnchorPoint(view, anchorPoint), at: location)
    }
    guard let frame = frames[view.rawValue], !placement.isEmpty || anchor != old else { return }
    let kept =
      anchor == old
      ? frame
      : Rect(position: frame.position(of: old), anchorPoint: anchor, size: frame.size)
    let placed = placement.applied(to: kept, anchorPoint: anchor)
    frames[view.rawValue] = placed
    emit(.setFrame(view, placed), at: location)
  }

  mutating func apply(_ change: CanvasChange, at location: SourceLocation) {
    if let color = change.backgroundColor { emit(.setBackgroundColor(.root, color), at: location) }
    let old = canvas
    change.apply(to: &canvas)
    if canvas != old { emit(.setCanvas(canvas), at: location) }
  }

  private mutating func checkStack(of view: ViewIndex, _ change: StackChange?) {
    guard let change, let stack = layouts[view.rawValue].stack else { return }
    reader.document.checkAlignment(of: stack, change)
    for subview in change.arrangedSubviews ?? [] {
      _ = checkPresence(of: subview.view, at: subview.location)
    }
  }
}
