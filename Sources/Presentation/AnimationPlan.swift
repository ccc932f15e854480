import AutoLayout
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
  /// Conflicts and ambiguities, in order of time.
  package let findings: [Finding]
  let tracks: [ViewTracks]

  package static let maximumFrameCount = 100_000

  package init(_ timeline: Timeline) throws(PlanningError) {
    clock = timeline.clock(framesPerSecond: timeline.framesPerSecond)
    frameCount = clock.frameCount
    guard frameCount <= Self.maximumFrameCount else { throw .tooManyFrames }
    var runner = try Runner(timeline)
    try runner.run()
    self.timeline = timeline
    findings = runner.findings
    tracks = runner.tracks
  }

  /// The picture's width in pixels.
  package var width: Int { pixels(timeline.canvas.size.width) }
  package var height: Int { pixels(timeline.canvas.size.height) }

  private func pixels(_ points: Double) -> Int {
    Int((points * Double(timeline.canvas.scale) + 0.5).rounded(.down))
  }

  /// What every view shows, in the order of the timeline's views.
  package func presentation(at time: FrameTime) -> [PresentedView] {
    tracks.map { tracks in
      PresentedView(
        geometry: .init(center: tracks.center.shown(at: time), size: tracks.size.shown(at: time)),
        backgroundColor: tracks.backgroundColor.shown(at: time),
        alpha: tracks.alpha.shown(at: time), isHidden: tracks.isHidden.value(at: time) != 0)
    }
  }
}
