import LayoutAnimation
import Presentation
import Primitives

/// How the page draws the frames: from their geometry where that gives exactly their pixels, which
/// is where nothing is turned, and from pictures where it does not.
struct Drawing {
  let members: [(key: String, value: JSON)]

  /// - Throws: `cancelled` with its task, `internalError` if memory runs out.
  init(_ timeline: PlannedTimeline, jobs: Int) async throws(LayoutAnimationError) {
    let scenes = DistinctScenes(timeline.plan)
    if scenes.scenes.allSatisfy(\.isUpright) {
      members = SceneOperations(scenes).members
    } else {
      members = try await FrameImages(scenes, jobs: jobs).members
    }
  }
}

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

extension Scene {
  fileprivate var isUpright: Bool {
    commands.allSatisfy { command in
      if case .fillQuad(let quad, _) = command { quad.uprightCorners != nil } else { true }
    }
  }
}
