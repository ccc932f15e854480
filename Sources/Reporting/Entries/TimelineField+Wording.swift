import AutoLayout

extension TimelineField {
  /// What messages call the property.
  package var words: String {
    switch self {
    case .document(let field): field.words
    case .canvas(let field): field.words
    case .view(let field): field.words
    case .constraint(let field): field.words
    case .keyframe(let field): field.words
    case .change(let field): field.words
    case .order: "order"
    }
  }
}

extension TimelineField.Document {
  fileprivate var words: String {
    switch self {
    case .framesPerSecond: "frames a second"
    case .duration: "duration"
    case .compatibility: "compatibility"
    }
  }
}

extension TimelineField.Canvas {
  fileprivate var words: String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .scale: "scale"
    case .edges: "edges"
    case .safeAreaInsets: "safe area insets"
    case .layoutDirection: "layout direction"
    }
  }
}

extension TimelineField.View {
  fileprivate var words: String {
    switch self {
    case .superview: "superview"
    case .frame: "frame"
    case .layout(let field): field.words
    case .content(let field, let axis): field.words(axis)
    case .appearance(let field): field.words
    }
  }
}

extension TimelineField.Layout {
  fileprivate var words: String {
    switch self {
    case .layoutMargins: "layout margins"
    case .preservesSuperviewLayoutMargins: "preserves superview's margins"
    case .insetsLayoutMarginsFromSafeArea: "margins from safe area"
    case .alignmentRectInsets: "alignment insets"
    case .firstBaselineOffset: "first baseline"
    case .lastBaselineOffset: "last baseline"
    case .semanticContentAttribute: "semantic content"
    case .autoresizingMask: "autoresizing mask"
    case .contentOffset: "contentOffset"
    case .stack: "stack"
    }
  }
}

extension TimelineField.Content {
  fileprivate func words(_ axis: LayoutAxis) -> String {
    let side = axis == .horizontal ? "width" : "height"
    return switch self {
    case .intrinsicLength: "intrinsic \(side)"
    case .hugging: "hugging of its \(side)"
    case .compressionResistance: "compression resistance of its \(side)"
    }
  }
}

extension TimelineField.Appearance {
  fileprivate var words: String {
    switch self {
    case .backgroundColor: "backgroundColor"
    case .alpha: "alpha"
    case .isHidden: "hidden"
    case .transform: "transform"
    case .anchorPoint: "anchorPoint"
    case .gradient: "gradient"
    case .shadow: "shadow"
    case .text: "text"
    case .image: "image"
    case .allowsEdgeAntialiasing: "allowsEdgeAntialiasing"
    case .layer(let field): field.rawValue
    }
  }
}

extension TimelineField.Constraint {
  fileprivate var words: String {
    switch self {
    case .equation: "equation"
    case .multiplier: "multiplier"
    case .constant: "constant"
    case .priority: "priority"
    case .isActive: "active"
    }
  }
}

extension TimelineField.Keyframe {
  fileprivate var words: String {
    switch self {
    case .time: "time"
    case .flush: "flush"
    case .layout: "layout"
    case .duration: "duration"
    case .delay: "delay"
    case .curve: "curve"
    case .repeatCount: "repeatCount"
    case .autoreverse: "autoreverse"
    case .beginsFromCurrentState: "beginFromCurrentState"
    case .animator: "animator"
    case .event: "event"
    }
  }
}

extension TimelineField.Change {
  fileprivate var words: String {
    switch self {
    case .constant: "constant"
    case .priority: "priority"
    case .isActive: "active"
    case .restoration: "restored"
    case .appearance(let field): field.words
    case .transformComponent(.rotation): "transform.rotation"
    case .transformComponent(.scale): "transform.scale"
    case .transformComponent(.translation): "transform.translation"
    case .frame: "frame"
    case .content: "content"
    case .layout: "layout"
    case .canvas: "canvas"
    case .path: "path"
    case .addition: "added at"
    case .removal: "removed"
    }
  }
}
