import Planning
package import Presentation
package import Primitives
import Reporting
import Timing

/// The scenes of the frames of a timeline, with or without the overlay.
package struct FrameScenes: Sendable {
  let plan: AnimationPlan
  private let overlay: ConstraintOverlay?
  private let onion: OnionSkin?

  /// Without the overlay.
  package init(_ plan: AnimationPlan) {
    self.plan = plan
    (overlay, onion) = (nil, nil)
  }

  init(
    _ timeline: PlannedTimeline, overlay: OverlaySubject?, onion: OnionSkin? = nil
  ) throws(LayoutAnimationError) {
    plan = timeline.plan
    self.onion = onion
    guard let overlay else {
      self.overlay = nil
      return
    }
    self.overlay = try ConstraintOverlay(timeline, of: overlay)
  }

  /// - Parameter frame: from 0 to the number of frames minus 1.
  package func scene(at frame: Int) -> Scene {
    overlay == nil ? plan.scene(at: frame) : scene(at: plan.clock.time(ofFrame: frame))
  }

  func scene(at time: FrameTime) -> Scene {
    var scene = plan.scene(at: time)
    guard overlay != nil || onion != nil else { return scene }
    // Marks are not layers: they are drawn in the same way over every picture, and beside the canvas.
    let picture = Size(width: Double(plan.width), height: Double(plan.height))
    scene.commands += [.setEdges(.exact), .clip(picture)]
    onion?.draw(over: &scene, at: time)
    if let overlay { scene.commands += overlay.commands(at: time) }
    return scene
  }
}
