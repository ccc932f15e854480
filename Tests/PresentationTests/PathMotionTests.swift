import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel
import Timing

/// Views that follow paths.
@Suite struct PathMotionTests {
  private func path(isAdditive: Bool = false, rotation: MotionPath.RotationMode = .none)
    -> MotionPath
  {
    let ends = [Point(x: 20, y: 80), Point(x: 100, y: 40)]
    return MotionPath(
      values: ends, segments: [MotionSegment(from: ends[0], to: ends[1])],
      pacing: .keyTimes([0, 1], [.linear]), rotationMode: rotation, isAdditive: isAdditive)
  }

  private func expectTracks(_ plan: AnimationPlan) {
    for step in 0..<300 {
      let time = FrameTime(seconds(Double(step) / 100))
      #expect(plan.presentation(at: time) == plan.trackedPresentation(at: time))
    }
  }

  /// Waits at the old place, follows the path, and is then where the model is.
  @Test func thePathHoldsWhileItRuns() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    let left = draft.fix(view).left
    draft.keyframe(
      at: 0.5, .moveAlong(view, path()), .setConstant(left, .number(70)),
      animation: linear(1, delay: 0.5))
    let plan = try draft.plan()
    let expected = [
      (0.9, Point(x: 10, y: 5)), (1, Point(x: 20, y: 80)), (1.5, Point(x: 60, y: 60)),
      (2, Point(x: 80, y: 5)),
    ]
    for (time, center) in expected {
      let shown = plan.shown(view, at: time).geometry.center
      #expect(isClose(shown.x, center.x) && isClose(shown.y, center.y), "at \(time): \(shown)")
    }
    expectTracks(plan)
  }

  /// The position is continuous where an animation of the layout interrupts a path, at any time.
  @Test(arguments: 1..<20, [Compatibility.modern, .iOS7])
  func theLayoutTakesOverFromThePath(step: Int, _ compatibility: Compatibility) throws {
    var draft = TimelineDraft()
    draft.setCompatibility(compatibility)
    let view = draft.view()
    let left = draft.fix(view).left
    let time = Double(step) / 20
    draft.keyframe(at: 0, .moveAlong(view, path()), animation: linear(1))
    draft.keyframe(at: time, .setConstant(left, .number(70)), animation: linear(1))
    let plan = try draft.plan()
    let (before, after) = (
      plan.shown(view, at: time - 0.001).geometry.center,
      plan.shown(view, at: time).geometry.center
    )
    #expect(abs(before.x - after.x) < 0.1 && abs(before.y - after.y) < 0.1)
    let end = plan.shown(view, at: time + 1).geometry.center
    #expect(isClose(end.x, 80) && isClose(end.y, 5))
    expectTracks(plan)
  }

  @Test func relativePointsAddToTheLayout() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    let left = draft.fix(view).left
    draft.keyframe(at: 0, .moveAlong(view, path(isAdditive: true)), animation: linear(1))
    draft.keyframe(at: 0.5, .setConstant(left, .number(100)), animation: linear(1))
    let plan = try draft.plan()
    #expect(isClose(plan.shown(view, at: 0.75).geometry.center.x, 10 + 25 + 20 + 80 * 0.75))
    expectTracks(plan)
  }

  @Test func theViewTurnsAlongThePath() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    draft.fix(view)
    draft.keyframe(at: 0, .moveAlong(view, path(rotation: .auto)), animation: linear(1))
    draft.keyframe(at: 1, .moveAlong(view, path(rotation: .autoReverse)), animation: linear(1))
    let plan = try draft.plan()
    let length = (80.0 * 80 + 40 * 40).squareRoot()
    for (time, sign) in [(0.5, 1.0), (1.5, -1)] {
      let shown = plan.shown(view, at: time).transform
      #expect(isClose(shown.a, sign * 80 / length) && isClose(shown.b, sign * -40 / length))
    }
    #expect(plan.shown(view, at: 2).transform == .identity)
    expectTracks(plan)
  }
}
