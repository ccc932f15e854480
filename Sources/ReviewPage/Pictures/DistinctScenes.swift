import Presentation
import Primitives

/// The distinct scenes of the frames.
struct DistinctScenes {
  private(set) var scenes: [Scene] = []
  /// By frame, the index of its scene.
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
