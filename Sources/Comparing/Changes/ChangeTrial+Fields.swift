import AutoLayout
import Primitives
import Reporting
import TimelineModel
import Timing

// Each `take` copies one property of the same part of another timeline. It returns false, and
// copies nothing, if the property cannot be copied on its own.

extension Timeline {
  mutating func take(_ field: TimelineField.Document, from old: Timeline) -> Bool {
    switch field {
    case .framesPerSecond: framesPerSecond = old.framesPerSecond
    case .duration: duration = old.duration
    case .compatibility: compatibility = old.compatibility
    }
    return true
  }

  mutating func take(_ field: TimelineField.Canvas, from old: Timeline) -> Bool {
    switch field {
    case .width: canvas.size.width = old.canvas.size.width
    case .height: canvas.size.height = old.canvas.size.height
    case .scale: canvas.scale = old.canvas.scale
    case .edges: canvas.edges = old.canvas.edges
    case .safeAreaInsets: canvas.safeAreaInsets = old.canvas.safeAreaInsets
    case .layoutDirection: canvas.layoutDirection = old.canvas.layoutDirection
    }
    return true
  }
}

extension TimelineView {
  mutating func take(_ field: TimelineField.View, from old: TimelineView) -> Bool {
    switch field {
    case .superview: return false
    case .frame:
      // Whether a view has a given frame decides what keyframes may do with it.
      guard frame != nil, old.frame != nil else { return false }
      frame = old.frame
    case .layout(let field): return layout.take(field, from: old.layout)
    case .content(let field, let axis): content[axis].take(field, from: old.content[axis])
    case .appearance(let field): appearance.take(field, from: old.appearance)
    }
    return true
  }
}

extension ContentSize.Axis {
  fileprivate mutating func take(_ field: TimelineField.Content, from old: ContentSize.Axis) {
    switch field {
    case .intrinsicLength: length = old.length
    case .hugging: hugging = old.hugging
    case .compressionResistance: compressionResistance = old.compressionResistance
    }
  }
}

extension Appearance {
  fileprivate mutating func take(_ field: TimelineField.Appearance, from old: Appearance) {
    switch field {
    case .backgroundColor: backgroundColor = old.backgroundColor
    case .alpha: alpha = old.alpha
    case .isHidden: isHidden = old.isHidden
    case .transform: transform = old.transform
    case .anchorPoint: anchorPoint = old.anchorPoint
    case .gradient: gradient = old.gradient
    case .shadow: shadow = old.shadow
    case .text: text = old.text
    case .image: image = old.image
    case .allowsEdgeAntialiasing: allowsEdgeAntialiasing = old.allowsEdgeAntialiasing
    case .layer(let field): old.layer.property(field).apply(to: &layer)
    }
  }
}

extension TimelineConstraint {
  mutating func take(_ field: TimelineField.Constraint, from old: TimelineConstraint) {
    switch field {
    case .equation:
      (constraint.firstItem, constraint.firstAttribute) = old.first
      (constraint.secondItem, constraint.secondAttribute) = old.second
      constraint.relation = old.constraint.relation
    case .multiplier: constraint.multiplier = old.constraint.multiplier
    case .constant:
      constraint.constant = old.constraint.constant
      constant = old.constant
    case .priority: constraint.priority = old.constraint.priority
    case .isActive: isActive = old.isActive
    }
  }

  private var first: (LayoutItem, LayoutAttribute) {
    (constraint.firstItem, constraint.firstAttribute)
  }

  private var second: (LayoutItem?, LayoutAttribute) {
    (constraint.secondItem, constraint.secondAttribute)
  }
}

extension Keyframe {
  mutating func take(_ field: TimelineField.Keyframe, from old: Keyframe) {
    switch field {
    case .time: time = old.time
    case .flush: flushes = old.flushes
    case .layout: layout = old.layout
    case .duration: takeDuration(from: old)
    case .delay: animation?.delay = old.animation?.delay ?? .zero
    case .curve: animation?.curve = old.animation?.curve ?? .easeInOut
    case .repeatCount:
      animation?.repetition.count = old.animation?.repetition.count ?? .times(1)
    case .autoreverse:
      animation?.repetition.autoreverses = old.animation?.repetition.autoreverses ?? false
    case .beginsFromCurrentState:
      animation?.beginsFromCurrentState = old.animation?.beginsFromCurrentState ?? false
    case .animator: animation?.animator = old.animation?.animator
    case .event: event = old.event
    }
  }

  /// An animation that only one of them has is copied or dropped as a whole.
  private mutating func takeDuration(from old: Keyframe) {
    guard let duration = old.animation?.duration, animation != nil else {
      animation = old.animation
      return
    }
    animation?.duration = duration
  }
}

extension Change {
  mutating func take(from old: Change) -> Bool {
    switch (operation, old.operation) {
    case (.setConstant(let index, _), .setConstant),
      (.declareConstant(let index, _), .declareConstant),
      (.setPriority(let index, _), .setPriority):
      operation = old.operation.applied(toConstraint: index)
    default:
      guard operation.view != nil, operation.view == old.operation.view else { return false }
      operation = old.operation
    }
    return true
  }
}
