import LayoutAnimation
import Presentation
import TimelineModel
import Timing

extension Version {
  /// - Throws: only errors that planning the timeline throws too.
  init(_ timeline: PlannedTimeline) throws(LayoutAnimationError) {
    let (layouts, findings) = try timeline.layoutsAndFindings
    let tracks = try ViewTracks(timeline, layouts)
    let path = timeline.path
    members = [
      ("label", JSON(path)), ("file", JSON(path.lastComponent)),
      ("width", JSON(timeline.width)), ("height", JSON(timeline.height)),
      ("scale", JSON(timeline.scale)),
      ("fps", JSON(timeline.framesPerSecond)), ("frames", JSON(timeline.frameCount)),
      ("keyframes", .array(timeline.plan.keyframes)), ("views", tracks.views),
      ("tracks", tracks.json),
    ]
    if let motion = MotionLanes(timeline) {
      members.append(("motion", motion.json))
    } else {
      omitted.append(Self.motion)
    }
    members += SceneOperations(DistinctScenes(timeline.plan)).members
    members.append(("findings", .array(findings.json)))
    findingCodes = findings.codes
    explanations = layouts.members
    if layouts.isCut { omitted.append(Self.explanation) }
    if let overlay = try OverlayTracks(timeline) {
      marks = overlay.json
    } else {
      omitted.append(Self.overlay)
    }
  }
}

extension PlannedTimeline {
  /// Pixels per point.
  var scale: Int { plan.timeline.canvas.scale }

  /// Both from one replay of the timeline.
  fileprivate var layoutsAndFindings: (LayoutsInForce, Findings) {
    get throws(LayoutAnimationError) {
      do throws(PlanningError) {
        var replay = try LintReplay(plan)
        let layouts = try LayoutsInForce(plan, &replay)
        return (layouts, try Findings(self, &replay))
      } catch {
        throw .unsolvable
      }
    }
  }
}

extension AnimationPlan {
  fileprivate var keyframes: [JSON] {
    timeline.keyframes.map { keyframe in
      .object([
        "time": JSON(FrameTime(keyframe.time).seconds), "name": JSON(keyframe.name) ?? .null,
        "frame": JSON(timeline.frame(of: keyframe, framesPerSecond: clock.framesPerSecond)),
        "animation": keyframe.animation?.json(startedAt: keyframe.time) ?? .null,
      ])
    }
  }
}

extension Timeline {
  /// The first frame not before the keyframe. It may be after the timeline's last frame, if a `duration`
  /// ends the timeline earlier.
  fileprivate func frame(of keyframe: Keyframe, framesPerSecond: Int) -> Int {
    FrameClock(framesPerSecond: framesPerSecond, end: keyframe.time).lastFrame
  }
}

extension Animation {
  /// The number of segments of the curve.
  private static let steps = 32

  /// Nil if the duration is zero.
  fileprivate func json(startedAt time: Nanoseconds) -> JSON? {
    guard duration > .zero else { return nil }
    let points = (0...Self.steps).map { step in
      JSON(rounded: curve.progress(at: Double(step) / Double(Self.steps), of: duration))
    }
    return .object([
      "begin": JSON(FrameTime(time + delay).seconds), "duration": JSON(FrameTime(duration).seconds),
      "curve": JSON(curve.shownWords), "points": .array(points),
    ])
  }
}

extension String {
  /// The last component of a path.
  var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }
}
