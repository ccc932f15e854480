import AutoLayout
import Presentation
import Testing
import TimelineModel
import Timing

/// States of the engine at several times.
@Suite struct EngineReplayTests {
  @Test func aTurnIsPlayedAtItsTimeAndNotBefore() throws {
    var draft = TimelineDraft()
    let left = draft.fix(draft.view()).left
    draft.keyframe(at: 0.5, .setConstant(left, .number(100)))
    draft.keyframe(at: 1, .setConstant(left, .number(30)))
    let plan = try draft.plan()
    for (time, before, after) in [
      (0.0, 0.0, 0.0), (0.25, 0, 0), (0.5, 0, 100), (0.75, 100, 100), (1, 100, 30), (2, 30, 30),
    ] {
      var replay = try EngineReplay(plan)
      let earlier = try replay.engine(beforeTurnAt: seconds(time))
      let later = try replay.engine(at: FrameTime(seconds(time)))
      #expect(earlier.constraint(left).constant == before, "before \(time)")
      #expect(later.constraint(left).constant == after, "at \(time)")
    }
  }

  /// Later keyframes matter: they determine which views are added separately.
  @Test func aViewThatIsAddedLaterDoesNotComeWithItsSuperview() throws {
    var draft = TimelineDraft()
    let outer = draft.view()
    let inner = draft.view(in: outer)
    draft.keyframe(at: 0, .addSubview(outer, at: 0))
    draft.keyframe(at: 1, .addSubview(inner, at: 0))
    var timeline = draft.timeline
    for view in [outer, inner] { timeline.views[view.rawValue].isInitial = false }
    var replay = try EngineReplay(AnimationPlan(timeline))
    #expect(try replay.engine(at: FrameTime(seconds(0.5))).isPresent == [true, true, false])
    #expect(try replay.engine(beforeTurnAt: seconds(1)).isPresent == [true, true, false])
    #expect(try replay.engine(at: FrameTime(seconds(1))).isPresent == [true, true, true])
  }

  /// A view that a change without animation moves, a view that is never seen, and a constraint
  /// that is never active.
  private static func mistakes() -> TimelineDraft {
    var draft = TimelineDraft()
    let (left, _, _, _) = draft.fix(draft.view())
    let (far, _, _, _) = draft.fix(draft.view())
    draft.constrain(equal(root, .width, plus: 5), isActive: false)
    draft.keyframe(at: 0, .setConstant(far, .number(-900)))
    draft.keyframe(at: 0.5, .setConstant(left, .number(100)), animation: linear(1))
    draft.keyframe(at: 1, .setConstant(left, .number(30)))
    return draft
  }

  /// Whether engines are inspected on the way or not, lints are the same, and so are the engines.
  @Test func aReplayServesInspectionAndLints() throws {
    let plan = try Self.mistakes().plan()
    var inspected = try LintReplay(plan)
    var engines = try EngineReplay(plan)
    for frame in 0..<plan.frameCount {
      let time = plan.clock.time(ofFrame: frame)
      let engine = try inspected.engine(at: time)
      let expected = try engines.engine(at: time)
      #expect(engine.solvedFrames() == expected.solvedFrames(), "frame \(frame)")
      #expect(engine.brokenMembers == expected.brokenMembers, "frame \(frame)")
    }
    let lints = try inspected.lints()
    #expect(lints.count >= 2)
    #expect(try lints == plan.lints())
  }

  /// Asked again, a replay has nothing left to play.
  @Test func lintsAreTheSameWhenAskedAgain() throws {
    var replay = try LintReplay(Self.mistakes().plan())
    let lints = try replay.lints()
    #expect(try replay.lints() == lints)
  }
}
