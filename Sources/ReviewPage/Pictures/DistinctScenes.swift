import Presentation
import Primitives

/// What the frames show, each once.
struct DistinctScenes {
  private(set) var scenes: [Scene] = []
  /// For every frame the index of what it shows.
  private(set) var pictures: [Int] = []

  init(_ plan: AnimationPlan) {
    var known: [Scene: Int] = [:]
    for frame in 0..<plan.frameCount {
      let scene = plan.scene(at: frame)
      let index = known[scene] ?? scenes.count
      if index == scenes.count {
        known[scene] = index
        scenes.append(scene)
      }
      pictures.append(index)
    }
  }
}
