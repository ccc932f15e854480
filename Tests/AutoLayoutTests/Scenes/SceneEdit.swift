import AutoLayout
import Primitives

/// An edit of a scene, of any kind that an engine supports.
enum SceneEdit {
  case activate([Int])
  case deactivate(Int)
  case setConstant(Double, Int)
  case setPriority(LayoutPriority, Int)
  case setContent(ContentSize, ViewIndex)
  case setFrame(Rect, ViewIndex)
  case setCanvas(LayoutCanvas)
  case setHidden(Bool, ViewIndex)
  case setStack(StackArrangement, ViewIndex)
  case setView(LayoutView, ViewIndex)
  case insert([ViewIndex])
  case remove([ViewIndex])
}

extension RandomScene {
  /// A random edit that is legal in the current state.
  mutating func edit(of engine: LayoutEngine) -> SceneEdit {
    let present = layout.views.indices.dropFirst().filter { engine.isPresent[$0] }
    let index =
      layout.constraints.indices.contains(wishCount)
      ? wishCount + index(below: layout.constraints.count - wishCount) : 0
    switch self.index(below: 20) {
    case 0..<5 where isAttached(index, in: engine): return .activate([index])
    case 5..<8: return .deactivate(index)
    case 8..<11: return .setConstant(2 * number(-20...80), index)
    case 11 where !engine.constraint(index).priority.isRequired:
      return .setPriority(optionalPriority(), index)
    case 12: return .setCanvas(canvas())
    case 13, 14: return treeEdit(of: engine)
    default:
      guard !present.isEmpty else { return treeEdit(of: engine) }
      return edit(of: ViewIndex(any(present)), in: engine)
    }
  }

  private mutating func edit(of view: ViewIndex, in engine: LayoutEngine) -> SceneEdit {
    let own = engine.views[view.rawValue]
    if own.frame != nil, flip() { return .setFrame(frame(), view) }
    if let stack = own.stack, flip() {
      return .setStack(arrangement(of: stack.arrangedSubviews), view)
    }
    if engine.isArranged(view), flip() { return .setHidden(!own.isHidden, view) }
    guard kind.hasProperties, flip() else { return .setContent(content(), view) }
    var copy = self
    copy.layout.views = engine.views
    copy.addProperties(view.rawValue)
    generator = copy.generator
    var new = copy.layout.views[view.rawValue]
    if !own.autoresizingMask.isEmpty { new.autoresizingMask = mask() }
    return .setView(new, view)
  }

  private mutating func treeEdit(of engine: LayoutEngine) -> SceneEdit {
    let views = layout.views.indices.dropFirst().map { ViewIndex($0) }
    let view = any(views)
    if engine.isPresent[view.rawValue] {
      return .remove(subtree(of: view).filter { engine.isPresent[$0.rawValue] })
    }
    let isOpen = layout.views[view.rawValue].superview.map { engine.isPresent[$0.rawValue] }
    return isOpen ?? false ? .insert(subtree(of: view)) : .setCanvas(canvas())
  }

  func subtree(of view: ViewIndex) -> [ViewIndex] {
    var found = [view]
    for (index, candidate) in layout.views.enumerated() {
      if let superview = candidate.superview, found.contains(superview) {
        found.append(ViewIndex(index))
      }
    }
    return found
  }

  /// Whether both items are in the tree.
  func isAttached(_ index: Int, in engine: LayoutEngine) -> Bool {
    let constraint = layout.constraints[index]
    return engine.isPresent[constraint.firstItem.owner.rawValue]
      && engine.isPresent[(constraint.secondItem ?? constraint.firstItem).owner.rawValue]
  }
}
