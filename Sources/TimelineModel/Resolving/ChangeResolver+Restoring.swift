import AutoLayout
import Primitives

extension ChangeResolver {
  /// Restores what a change sets of a view to what the view is declared with.
  mutating func restore(
    _ view: ViewIndex, whatIsSetBy change: ViewChange, at location: SourceLocation
  ) {
    let (index, look) = (view.rawValue, reader.views[view.rawValue].appearance)
    if change.backgroundColor != nil {
      emit(.setBackgroundColor(view, look.backgroundColor), at: location)
    }
    if change.alpha != nil { emit(.setAlpha(view, look.alpha), at: location) }
    if change.isHidden != nil { emit(.setHidden(view, look.isHidden), at: location) }
    for property in change.layer {
      emit(.setLayer(view, property.value(in: look.layer)), at: location)
    }
    if change.transform != nil { emit(.setTransform(view, look.transform), at: location) }
    for component in change.transformComponents {
      let parts = TransformParts(look.transform)
      emit(.setTransformComponent(view, component.value(in: parts)), at: location)
    }
    if change.gradient != nil, let gradient = look.gradient {
      gradients[index] = gradient
      emit(.setGradient(view, gradient), at: location)
    }
    if change.shadow != nil {
      shadows[index] = look.shadow
      emit(.setShadow(view, look.shadow), at: location)
    }
    if change.text != nil, let text = look.text {
      texts[index] = text
      emit(.setText(view, text), at: location)
    }
    if change.image != nil, let image = look.image {
      images[index] = image
      emit(.setImage(view, image), at: location)
    }
    restorePlace(of: view, change, at: location)
    restoreContent(of: view, change, at: location)
    guard !change.layout.isEmpty else { return }
    change.layout.restore(&layouts[index], to: reader.views[index].layout)
    emit(.setLayout(view, layouts[index]), at: location)
  }

  /// Another anchor point moves the frame, which is restored with it.
  private mutating func restorePlace(
    of view: ViewIndex, _ change: ViewChange, at location: SourceLocation
  ) {
    let declared = reader.views[view.rawValue]
    if change.anchorPoint != nil {
      anchorPoints[view.rawValue] = declared.appearance.anchorPoint
      emit(.setAnchorPoint(view, declared.appearance.anchorPoint), at: location)
    }
    guard change.anchorPoint != nil || !change.placement.isEmpty, let frame = declared.frame else {
      return
    }
    frames[view.rawValue] = frame
    emit(.setFrame(view, frame), at: location)
  }

  private mutating func restoreContent(
    of view: ViewIndex, _ change: ViewChange, at location: SourceLocation
  ) {
    guard change.changesContent else { return }
    let declared = reader.views[view.rawValue].content
    var content = contents[view.rawValue]
    for axis in [LayoutAxis.horizontal, .vertical] {
      if change.intrinsicContentSize != nil { content[axis].length = declared[axis].length }
      if !change.hugging.isEmpty { content[axis].hugging = declared[axis].hugging }
      if !change.compressionResistance.isEmpty {
        content[axis].compressionResistance = declared[axis].compressionResistance
      }
    }
    contents[view.rawValue] = content
    emit(.setContent(view, content), at: location)
  }

  mutating func restoreCanvas(_ change: CanvasChange, at location: SourceLocation) {
    if change.backgroundColor != nil {
      let declared = reader.views[0].appearance.backgroundColor
      emit(.setBackgroundColor(.root, declared), at: location)
    }
    guard change.restore(&canvas, to: reader.canvas) else { return }
    emit(.setCanvas(canvas), at: location)
  }

  /// Whether a view is declared with what a state changes of it, so that going to another state can bring
  /// it back; if not, that is reported.
  mutating func isRestorable(
    _ change: ViewChange, of view: ViewIndex, at location: SourceLocation
  ) -> Bool {
    let declared = reader.views[view.rawValue]
    let look = declared.appearance
    let missing: (key: String, help: String)? =
      if change.text != nil, look.text == nil {
        ("text", "give it a `text` where it is declared, which may be empty")
      } else if change.gradient != nil, look.gradient == nil {
        ("gradient", "give it a `gradient` where it is declared, of transparent colours")
      } else if change.image != nil, look.image == nil, !reader.unreadableImages.contains(view) {
        ("image", "give it an `image` where it is declared, or show and hide a view that has one")
      } else {
        nil
      }
    guard let missing, view != .root else { return true }
    reader.document.report(
      .notChangeable,
      "\(quoted(declared.id)) is declared without `\(missing.key)`, to which no state could go back",
      at: location,
      labels: declared.location.map { [Diagnostic.Label("declared here", at: $0)] } ?? [],
      help: missing.help)
    return false
  }
}

extension LayerProperty {
  /// The same property with the value that it has in a style.
  fileprivate func value(in style: LayerStyle) -> LayerProperty {
    switch self {
    case .cornerRadius: .cornerRadius(style.cornerRadius)
    case .maskedCorners: .maskedCorners(style.maskedCorners)
    case .borderWidth: .borderWidth(style.borderWidth)
    case .borderColor: .borderColor(style.borderColor)
    case .clipsToBounds: .clipsToBounds(style.clipsToBounds)
    case .zPosition: .zPosition(style.zPosition)
    }
  }
}

extension Change.TransformComponent {
  /// The same component with the value that it has in a transform.
  fileprivate func value(in parts: TransformParts) -> Self {
    switch self {
    case .rotation: .rotation(parts.rotation)
    case .scale: .scale(parts.scale)
    case .translation: .translation(parts.translation)
    }
  }
}
