package import AutoLayout
import Primitives
package import TimelineModel
package import Timing

/// A timeline that has been played: the model and presentation values of every view at any time.
///
/// Making a plan is sequential, because each keyframe starts from the previous layout. Frames can
/// then be read in any order and in parallel.
package struct AnimationPlan: Sendable {
  package let timeline: Timeline
  package let clock: FrameClock
  package let frameCount: Int
  let lastFrameTime: FrameTime
  /// The width of the frames in pixels: that of the widest canvas.
  package let width: Int
  /// The height of the frames in pixels: that of the highest canvas.
  package let height: Int
  /// Nil if they were not recorded when the plan was made.
  private let recordedFindings: [Finding]?
  /// Nil if they were not recorded when the plan was made.
  let recordedLints: [Lint]?
  let tracks: [ViewTracks]
  let siblings: SiblingHistory
  let sampler: PlanSampler
  /// Nil if views are added or removed, or a `zPosition` changes.
  let paintOrder: PaintOrder?
  let paintStyle: PaintStyle

  package static let maximumFrameCount = 100_000

  /// Plays a timeline.
  ///
  /// - Parameters:
  ///   - recordsFindings: whether `findings()` are recorded while it is played, for a caller that is
  ///     certain to ask for them.
  ///   - recordsLints: the same of `lints()`.
  ///   - limits: what the layouts take at most.
  ///   - observeTurn: is given the engine after every turn, or after the initial layout without keyframes; not
  ///     where mistakes are recorded.
  package init(
    _ timeline: Timeline, recordsFindings: Bool = false, recordsLints: Bool = false,
    limits: LayoutLimits = LayoutLimits(), observeTurn: ((inout LayoutEngine) -> Void)? = nil
  ) throws(PlanningError) {
    var timeline = timeline
    timeline.updateAnimators()
    clock = timeline.clock(framesPerSecond: timeline.framesPerSecond)
    frameCount = clock.frameCount
    guard frameCount <= Self.maximumFrameCount else { throw .tooManyFrames }
    let last = clock.time(ofFrame: frameCount - 1)
    lastFrameTime = last
    let runner: Runner
    (runner, recordedLints) =
      recordsLints
      ? try Self.playedWithLints(timeline, until: last, recordsFindings, limits)
      : (try Self.played(timeline, recordsFindings, limits, observeTurn), nil)
    self.timeline = timeline
    // Computed once, because it iterates over all changes.
    let canvases = timeline.canvases
    width = timeline.pixels(canvases.map(\.size.width))
    height = timeline.pixels(canvases.map(\.size.height))
    recordedFindings = recordsFindings ? runner.findings : nil
    tracks = runner.tracks
    siblings = runner.siblings
    sampler = PlanSampler(
      tracks, isAdditive: timeline.compatibility == .modern, scale: timeline.canvas.scale)
    paintOrder =
      sampler.hasConstantOrder
      ? siblings.constant.map { [sampler] in
        PaintOrder($0, zPositions: sampler.zPositions(at: sampler.moment(at: last)))
      } : nil
    paintStyle = PaintStyle(
      timeline, picture: Size(width: Double(width), height: Double(height)))
  }

  /// Conflicts, ties and ambiguities, in order of time.
  ///
  /// - Complexity: plays the timeline again, unless they were recorded when the plan was made.
  package func findings() -> [Finding] {
    if let recordedFindings { return recordedFindings }
    do {
      return try Self.played(timeline, true).findings
    } catch {
      preconditionFailure("the timeline was played before, and cannot be played again: \(error)")
    }
  }

  private static func played(
    _ timeline: Timeline, _ recordsFindings: Bool, _ limits: LayoutLimits = LayoutLimits(),
    _ observeTurn: ((inout LayoutEngine) -> Void)? = nil
  ) throws(PlanningError) -> Runner {
    var runner = try Runner(timeline, recordsFindings: recordsFindings, limits: limits)
    if let observeTurn { try runner.run(observing: observeTurn) }
    try runner.run { _ in true }
    return runner
  }

  private static func playedWithLints(
    _ timeline: Timeline, until last: FrameTime, _ recordsFindings: Bool, _ limits: LayoutLimits
  ) throws(PlanningError) -> (Runner, [Lint]?) {
    var replay = try LintReplay(
      timeline, until: last, recordsFindings: recordsFindings, limits: limits)
    let lints = try replay.playToEnd()
    return (replay.runner, lints)
  }

  /// The subviews of each view that are in the tree, back to front.
  package func subviews(at time: FrameTime) -> [[ViewIndex]] { siblings.subviews(at: time) }

  /// The presentation values of every view, in the order of the timeline's views.
  package func presentation(at time: FrameTime) -> [PresentedView] {
    sampler.shown(at: sampler.moment(at: time))
  }

  /// The same values, computed from the tracks view by view: the reference for tests of
  /// `presentation`.
  package func trackedPresentation(at time: FrameTime) -> [PresentedView] {
    tracks.indices.map { tracks[$0].shown(at: time) }
  }

  /// The model values of every view, which it would show if nothing were animated, in the order of
  /// the timeline's views.
  package func model(at time: FrameTime) -> [PresentedView] {
    tracks.indices.map { tracks[$0].model(at: time) }
  }

  /// The times of the turns, in order: those of the keyframes without duplicates.
  package var turns: [Nanoseconds] {
    timeline.turns.map { timeline.keyframes[$0.lowerBound].time }
  }
}

extension Timeline {
  fileprivate func pixels(_ lengths: [Double]) -> Int {
    let points = lengths.max() ?? 0
    return Int((points * Double(canvas.scale) + 0.5).rounded(.down))
  }
}
