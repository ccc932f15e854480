import AutoLayout
import Primitives
import Testing

/// An engine that is edited step by step, and the history that is needed to rebuild its state.
struct SceneRun {
  var scene: RandomScene
  var engine: LayoutEngine
  /// The active constraints in the order of their last activation or modification.
  private(set) var order: [Int] = []
  /// The superview sizes to which the masks are relative.
  private(set) var superviewSizes: [ViewIndex: Size] = [:]
  private var editCount = 0

  init(_ kind: SceneKind, seed: UInt64) {
    scene = RandomScene(kind, seed: seed)
    engine = scene.layout.idle
    engine.translateAutoresizingMasks()
    for index in engine.views.indices { retranslate(ViewIndex(index)) }
    let wishes = Array(0..<scene.wishCount)
    let others = scene.layout.constraints.indices.dropFirst(wishes.count).filter { _ in
      scene.flip()
    }
    _ = apply(.activate(wishes + others))
  }

  /// Applies an edit and checks that the engine is consistent afterwards; in long runs only after
  /// every fourth edit, because the check takes longer than the edit.
  mutating func apply(_ edit: SceneEdit) -> [LayoutConflict] {
    let conflicts = applyUnchecked(edit)
    editCount += 1
    if !isLongRun || editCount % 4 == 0 {
      #expect(engine.checkInvariants() == [], "after \(edit)")
    }
    return conflicts
  }

  private mutating func applyUnchecked(_ edit: SceneEdit) -> [LayoutConflict] {
    switch edit {
    case .activate(let indices):
      order += indices.filter { !engine.isActive($0) }
      return engine.activate(indices)
    case .deactivate(let index):
      order.removeAll { $0 == index }
      return engine.deactivate(index)
    case .setConstant(let constant, let index):
      if engine.constraint(index).constant != constant { touch(index) }
      return engine.setConstant(constant, of: index)
    case .setPriority(let priority, let index):
      if engine.constraint(index).priority != priority { touch(index) }
      return engine.setPriority(priority, of: index)
    default: return applyToViews(edit)
    }
  }

  private mutating func touch(_ index: Int) {
    guard engine.isActive(index) else { return }
    order.removeAll { $0 == index }
    order.append(index)
  }

  private mutating func applyToViews(_ edit: SceneEdit) -> [LayoutConflict] {
    switch edit {
    case .setContent(let content, let view): return engine.setContent(content, of: view)
    case .setFrame(let frame, let view):
      if engine.views[view.rawValue].frame != frame { noteMasks([view]) }
      return engine.setFrame(frame, of: view)
    case .setCanvas(let canvas): return engine.setCanvas(canvas)
    case .setHidden(let isHidden, let view): return engine.setHidden(isHidden, of: view)
    case .setStack(let stack, let view): return engine.update(view) { $0.stack = stack }
    case .setView(let new, let view):
      if new.autoresizingMask != engine.views[view.rawValue].autoresizingMask { noteMasks([view]) }
      return engine.update(view) { $0 = new }
    case .insert(let views):
      let conflicts = engine.insert(views, superviewSize: nil)
      for view in views { retranslate(view) }
      return conflicts + apply(.activate(wishes(of: views)))
    case .remove(let views):
      let conflicts = engine.remove(views)
      order = order.filter { engine.isActive($0) }
      return conflicts
    case .activate, .deactivate, .setConstant, .setPriority: return []
    }
  }

  private func wishes(of views: [ViewIndex]) -> [Int] {
    (0..<scene.wishCount).filter {
      views.contains(scene.layout.constraints[$0].firstItem.owner)
        && scene.isAttached($0, in: engine)
    }
  }

  /// Translates a mask again, so that its superview's size is known.
  private mutating func retranslate(_ view: ViewIndex) {
    guard let frame = engine.views[view.rawValue].frame, engine.isPresent[view.rawValue] else {
      return
    }
    noteMasks([view])
    _ = engine.setFrame(frame, of: view)
  }

  private mutating func noteMasks(_ views: [ViewIndex]) {
    let frames = engine.solvedFrames()
    for view in views where !engine.views[view.rawValue].autoresizingMask.isEmpty {
      guard let superview = engine.views[view.rawValue].superview else { continue }
      superviewSizes[view] = frames[superview.rawValue].size
    }
  }
}
