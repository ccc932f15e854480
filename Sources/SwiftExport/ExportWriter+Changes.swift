import AutoLayout
import Primitives
import TimelineModel

extension ExportWriter {
  /// - Parameter isAnimated: whether the keyframe has a `timing` for explicit animations.
  mutating func write(_ change: Change, isAnimated: Bool) {
    switch change.operation {
    case .setConstant(let index, let value):
      code.line("\(names.constraints[index]).constant = \(swift(value))")
    case .declareConstant(let index, let value):
      code.line("declare(\(names.constraints[index]), \(swift(value)))")
    case .setPriority(let index, let priority):
      code.line("\(names.constraints[index]).priority = \(priority.swift)")
    case .activate(let index): code.line("\(names.constraints[index]).isActive = true")
    case .deactivate(let index), .remove(let index):
      code.line("\(names.constraints[index]).isActive = false")
    case .restore(let index): writeRestoring(index)
    case .moveAlong(let view, let path):
      if isAnimated { write(path, of: view, change.location) }
    case .setTransformComponent(let view, let component):
      write(component, of: view, isAnimated: isAnimated)
    case .setTransform(let view, let transform):
      rotations[view] = nil
      code.line("\(names[view]).transform = \(SwiftLiteral.transform(transform))")
    case .setContent(let view, let content):
      writeContent(view, from: layouts[view.rawValue].content, to: content)
      layouts[view.rawValue].content = content
    case .setLayout(let view, let layout): write(layout, of: view)
    case .setFrame(let view, let frame):
      code.line("place(\(names[view]), \(SwiftLiteral.rect(frame)))")
    case .setCanvas(let canvas): write(canvas)
    case .addSubview(let view, let place):
      guard let superview = timeline.views[view.rawValue].superview else { return }
      code.line("\(names[superview]).insertSubview(\(names[view]), at: \(place))")
    case .removeFromSuperview(let view): code.line("\(names[view]).removeFromSuperview()")
    default: writeAppearance(change.operation)
    }
  }

  private mutating func writeAppearance(_ operation: Change.Operation) {
    switch operation {
    case .setBackgroundColor(let view, let color):
      code.line("\(names[view]).backgroundColor = \(SwiftLiteral.color(color))")
    case .setAlpha(let view, let alpha): write(alpha: alpha, of: view)
    case .setHidden(let view, let isHidden): code.line("\(names[view]).isHidden = \(isHidden)")
    case .setLayer(let view, let property): write(property, of: view)
    case .setAnchorPoint(let view, let point):
      code.line("\(names[view]).layer.anchorPoint = \(SwiftLiteral.point(point))")
    case .setGradient(let view, let gradient): write(gradient, of: view)
    case .setShadow(let view, let shadow): write(shadow, of: view)
    case .setText(let view, let text): write(text, of: view)
    case .setImage(let view, let image): write(image, of: view)
    default: break
    }
  }

  private mutating func writeRestoring(_ index: Int) {
    let declared = timeline.constraints[index]
    let constant = SwiftLiteral.number(declared.constraint.constant)
    code.line(
      "restore(\(names.constraints[index]), \(constant), "
        + "\(declared.constraint.priority.swift), isActive: \(declared.isActive))")
  }

  private mutating func write(_ layout: LayoutView, of view: ViewIndex) {
    let old = layouts[view.rawValue]
    var new = layout
    // The content has changes of its own.
    new.content = old.content
    writeLayout(view, from: old, to: new)
    if let stack = new.stack, old.stack?.arrangement != stack.arrangement {
      writeArrangement(of: view, stack)
    }
    new.frame = old.frame
    layouts[view.rawValue] = new
  }

  /// Of the root: size, safe area, margins and direction.
  mutating func write(_ canvas: Canvas) {
    let insets = LayoutInsets(canvas.safeAreaInsets.resolved(canvas.layoutDirection))
    code.line(
      "setCanvas(\(SwiftLiteral.size(canvas.size)), safeArea: \(SwiftLiteral.insets(insets)))")
    writeMargins("root", canvas.rootMargins)
    code.line("root.insetsLayoutMarginsFromSafeArea = \(canvas.insetsLayoutMarginsFromSafeArea)")
    code.line("screen.traitOverrides.layoutDirection = .\(canvas.layoutDirection.rawValue)")
  }
}

extension StackArrangement {
  /// Which views it arranges, and the spacing after single ones.
  fileprivate var arrangement: StackArrangement {
    StackArrangement(customSpacing: customSpacing, arrangedSubviews: arrangedSubviews)
  }
}
