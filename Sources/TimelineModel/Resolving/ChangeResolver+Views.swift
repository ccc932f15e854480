import AutoLayout
import Primitives

extension ChangeResolver {
  mutating func apply(
    _ change: ViewChange, to view: ViewIndex, at location: SourceLocation
  ) {
    if let color = change.backgroundColor { emit(.setBackgroundColor(view, color), at: location) }
    if let alpha = change.alpha { emit(.setAlpha(view, alpha), at: location) }
    if let isHidden = change.isHidden { emit(.setHidden(view, isHidden), at: location) }
    if let transform = change.transform { emit(.setTransform(view, transform), at: location) }
    for component in change.transformComponents {
      emit(.setTransformComponent(view, component), at: location)
    }
    place(view, change.placement, at: location)
    if change.changesContent {
      change.apply(to: &contents[view.rawValue])
      emit(.setContent(view, contents[view.rawValue]), at: location)
    }
    guard !change.layout.isEmpty else { return }
    change.layout.apply(to: &layouts[view.rawValue])
    checkStack(of: view, change.layout.stack)
    emit(.setLayout(view, layouts[view.rawValue]), at: location)
  }

  private mutating func place(
    _ view: ViewIndex, _ placement: ViewPlacement, at location: SourceLocation
  ) {
    guard !placement.isEmpty, let frame = frames[view.rawValue] else { return }
    let placed = placement.applied(to: frame)
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
