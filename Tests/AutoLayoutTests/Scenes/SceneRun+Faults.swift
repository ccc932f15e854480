import AutoLayout
import Primitives

extension SceneRun {
  /// A new engine in the same state: of the history, only the order of activation is kept.
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

  /// The differences between the engine and a new one in the same state.
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

  /// Whether rectangles agree to a billionth of the scene's size.
  func isNear(_ a: Rect, _ b: Rect) -> Bool {
    let size = engine.canvas.size
    let tolerance = 1e-9 * max(size.width, size.height, abs(b.maxX), abs(b.maxY), abs(b.width))
    return [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
      .allSatisfy { abs($0) <= tolerance }
  }
}

extension SceneRun {
  /// The required constraints that are not broken but violated, according to `WrittenLayout`.
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
  /// Content areas of scroll views have no frame to compare.
  fileprivate var isOfContent: Bool {
    [firstItem, secondItem].contains { if case .contentLayoutGuide = $0 { true } else { false } }
  }
}
