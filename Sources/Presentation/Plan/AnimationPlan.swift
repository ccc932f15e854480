package import AutoLayout
import Primitives
package import TimelineModel
package import Timing

/// A timeline that has been played: what every view shows at any time.
///
/// Making a plan is sequential, because each keyframe starts from the layout before it. Reading
/// one is not: frames are independent of each other.
package struct AnimationPlan: Sendable {
  package let timeline: Timeline
  package let clock: FrameClock
  package let frameCount: Int
  /// The picture's width in pixels: that of the widest canvas.
  package let width: Int
  package let height: Int
  /// Conflicts and ambiguities, in order of time.
  package let findings: [Finding]
  let tracks: [ViewTracks]
  let siblings: SiblingHistory
  let sampler: PlanSampler
  /// Nil if views come and go.
  let paintOrder: PaintOrder?

  package static let maximumFrameCount = 100_000

  package init(_ timeline: Timeline) throws(PlanningError) {
    clock = timeline.clock(framesPerSecond: timeline.framesPerSecond)
    frameCount = clock.frameCount
    guard frameCount <= Self.maximumFrameCount else { throw .tooManyFrames }
    var runner = try Runner(timeline)
    try runner.run { _ in true }
    self.timeline = timeline
    // Once: to find the canvases is to go through all changes.
    let canvases = timeline.canvases
    width = timeline.pixels(canvases.map(\.size.width))
    height = timeline.pixels(canvases.map(\.size.height))
    findings = runner.findings
    tracks = runner.tracks
    siblings = runner.siblings
    sampler = PlanSampler(tracks, isAdditive: timeline.compatibility == .modern)
    paintOrder = siblings.constant.map { PaintOrder($0) }
  }

  /// The subviews of each view that are in the tree, back to front.
  package func subviews(at time: FrameTime) -> [[ViewIndex]] { siblings.subviews(at: time) }

  /// What every view shows, in the order of the timeline's views.
  package func presentation(at time: FrameTime) -> [PresentedView] {
    sampler.shown(at: sampler.moment(at: time))
  }

  /// The same from the tracks themselves, view by view: the judge of `presentation`.
  package func trackedPresentation(at time: FrameTime) -> [PresentedView] {
    tracks.map { $0.shown(at: time) }
  }

  /// What every view would show if nothing moved: the values that its properties have, as a
  /// program reads them, in the order of the timeline's views.
  package func model(at time: FrameTime) -> [PresentedView] {
    tracks.map { $0.model(at: time) }
  }

  /// When the turns are played, each once, in order.
  package var turns: [Nanoseconds] {
    var turns: [Nanoseconds] = []
    for keyframe in timeline.keyframes where keyframe.time != turns.last {
      turns.append(keyframe.time)
    }
    return turns
  }
}

extension Timeline {
  fileprivate func pixels(_ lengths: [Double]) -> Int {
    let points = lengths.max() ?? 0
    return Int((points * Double(canvas.scale) + 0.5).rounded(.down))
  }
}
