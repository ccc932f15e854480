import AutoLayout
import Primitives

/// An engine that goes through changes, and what one must know to build its state anew.
struct SceneRun {
  var scene: RandomScene
  var engine: LayoutEngine
  /// The active constraints by when they were activated or modified last.
  private(set) var order: [Int] = []
  /// What the masks are relative to.
  private(set) var superviewSizes: [ViewIndex: Size] = [:]

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

  mutating func apply(_ edit: SceneEdit) -> [LayoutConflict] {
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

  /// Makes a mask relative to a size that is known: a translation can change what it was from.
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

extension SceneRun {
  /// The present state in a new engine: nothing of how it came about but the order of activation.
  var rebuilt: LayoutEngine {
    var fresh = LayoutEngine(
      views: engine.views, guides: scene.layout.guides, canvas: engine.canvas,
      constraints: scene.layout.constraints.indices.map { engine.constraint($0) },
      isPresent: engine.isPresent)
    for (index, view) in engine.views.enumerated() {
      guard let frame = view.frame, let size = superviewSizes[ViewIndex(index)],
        engine.isPresent[index]
      else { continue }
      _ = fresh.setFrame(frame, of: ViewIndex(index), superviewSize: size)
    }
    _ = fresh.activate(order)
    return fresh
  }

  /// Where the engine differs from a new one in the same state, in words.
  func driftFaults() -> [String] {
    var (own, fresh) = (engine, rebuilt)
    var faults: [String] = []
    let (frames, others) = (own.solvedFrames(), fresh.solvedFrames())
    for index in frames.indices where own.isPresent[index] {
      if !isNear(frames[index], others[index]) {
        faults.append("view \(index) at \(frames[index]), anew at \(others[index])")
      }
    }
    for (index, owner) in scene.layout.guides.enumerated() where own.isPresent[owner.rawValue] {
      let (a, b) = (
        own.solvedFrame(of: GuideIndex(index)), fresh.solvedFrame(of: GuideIndex(index))
      )
      if !isNear(a, b) { faults.append("guide \(index) at \(a), anew at \(b)") }
    }
    let constraints = scene.layout.constraints.indices
    if constraints.contains(where: { own.isBroken($0) != fresh.isBroken($0) }) {
      faults.append(
        "broken \(constraints.filter { own.isBroken($0) }), anew \(constraints.filter { fresh.isBroken($0) })"
      )
    }
    if order != constraints.filter({ own.isActive($0) }).sorted(by: { before($0, $1) }) {
      faults.append("active constraints that nobody activated")
    }
    if own.systemCount != fresh.systemCount { faults.append("rows that nothing makes") }
    if own.ambiguities() != fresh.ambiguities() { faults.append("other ambiguities") }
    return faults
  }

  private func before(_ a: Int, _ b: Int) -> Bool {
    (order.firstIndex(of: a) ?? -1) < (order.firstIndex(of: b) ?? -1)
  }

  /// To a billionth of the scene.
  func isNear(_ a: Rect, _ b: Rect) -> Bool {
    let size = engine.canvas.size
    let tolerance = 1e-9 * max(size.width, size.height, abs(b.maxX), abs(b.maxY), abs(b.width))
    return [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
      .allSatisfy { abs($0) <= tolerance }
  }
}

extension SceneRun {
  /// Required constraints that are said to hold and do not, by their written meaning.
  func missFaults() -> [String] {
    let frames = engine.solvedFrames()
    let written = WrittenLayout(
      views: engine.views, guides: scene.layout.guides, canvas: engine.canvas, frames: frames)
    let values = written.values(
      frames: frames,
      guides: scene.layout.guides.indices.map { engine.solvedFrame(of: GuideIndex($0)) },
      contents: [:])
    let scale = values.reduce(1) { max($0, abs($1)) }
    return order.filter { !engine.isBroken($0) }.compactMap { index in
      let constraint = engine.constraint(index)
      guard constraint.priority.isRequired, !constraint.isOfContent else { return nil }
      let error = written.row(constraint).error(at: values)
      return error <= 1e-8 * scale ? nil : "\(constraint) misses by \(error)"
    }
  }
}

extension LayoutConstraint {
  /// What a scroll view scrolls has no frame to look at.
  fileprivate var isOfContent: Bool {
    [firstItem, secondItem].contains { if case .contentLayoutGuide = $0 { true } else { false } }
  }
}
