import AutoLayout
import Primitives
import Reporting
import TimelineModel
import Timing

// What `TimelineWords` calls a field is taken over from another timeline. False for what has no
// meaning alone.

extension Timeline {
  mutating func take(_ field: String, from old: Timeline) -> Bool {
    switch field {
    case "frames a second": framesPerSecond = old.framesPerSecond
    case "duration": duration = old.duration
    case "compatibility": compatibility = old.compatibility
    default: return false
    }
    return true
  }

  mutating func takeCanvas(_ field: String, from old: Timeline) -> Bool {
    switch field {
    case "width": canvas.size.width = old.canvas.size.width
    case "height": canvas.size.height = old.canvas.size.height
    case "scale": canvas.scale = old.canvas.scale
    case "safe area insets": canvas.safeAreaInsets = old.canvas.safeAreaInsets
    case "layout direction": canvas.layoutDirection = old.canvas.layoutDirection
    default: return false
    }
    return true
  }
}

extension TimelineView {
  mutating func take(_ field: String, from old: TimelineView) -> Bool {
    switch field {
    case "frame":
      // Whether a view has a given frame decides what keyframes may do with it.
      guard frame != nil, old.frame != nil else { return false }
      frame = old.frame
    case "backgroundColor": appearance.backgroundColor = old.appearance.backgroundColor
    case "alpha": appearance.alpha = old.appearance.alpha
    case "hidden": appearance.isHidden = old.appearance.isHidden
    case "transform": appearance.transform = old.appearance.transform
    default:
      return content.take(field, from: old.content) || layout.take(field, from: old.layout)
    }
    return true
  }
}

extension ContentSize {
  fileprivate mutating func take(_ field: String, from old: ContentSize) -> Bool {
    for (side, axis) in [("width", LayoutAxis.horizontal), ("height", .vertical)] {
      switch field {
      case "intrinsic \(side)": self[axis].length = old[axis].length
      case "hugging of its \(side)": self[axis].hugging = old[axis].hugging
      case "compression resistance of its \(side)":
        self[axis].compressionResistance = old[axis].compressionResistance
      default: continue
      }
      return true
    }
    return false
  }
}

extension TimelineConstraint {
  mutating func take(_ field: String, from old: TimelineConstraint) -> Bool {
    switch field {
    case "equation":
      (constraint.firstItem, constraint.firstAttribute) = old.first
      (constraint.secondItem, constraint.secondAttribute) = old.second
      constraint.relation = old.constraint.relation
    case "multiplier": constraint.multiplier = old.constraint.multiplier
    case "constant":
      constraint.constant = old.constraint.constant
      constant = old.constant
    case "priority": constraint.priority = old.constraint.priority
    case "active": isActive = old.isActive
    default: return false
    }
    return true
  }

  private var first: (LayoutItem, LayoutAttribute) {
    (constraint.firstItem, constraint.firstAttribute)
  }

  private var second: (LayoutItem?, LayoutAttribute) {
    (constraint.secondItem, constraint.secondAttribute)
  }
}

extension Keyframe {
  mutating func take(_ field: String, from old: Keyframe) -> Bool {
    switch field {
    case "time": time = old.time
    case "flush": flushes = old.flushes
    case "layout": layout = old.layout
    case "duration": takeDuration(from: old)
    case "delay": animation?.delay = old.animation?.delay ?? .zero
    case "curve": animation?.curve = old.animation?.curve ?? .easeInOut
    case "beginFromCurrentState":
      animation?.beginsFromCurrentState = old.animation?.beginsFromCurrentState ?? false
    default: return false
    }
    return true
  }

  /// An animation that only one of them has is taken or dropped whole.
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
