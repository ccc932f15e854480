import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel
import Timing

@Suite struct FrameCountTests {
  private func draft(_ framesPerSecond: Int = 60) -> (TimelineDraft, ViewIndex, left: Int) {
    var draft = TimelineDraft()
    draft.setFramesPerSecond(framesPerSecond)
    let view = draft.view()
    let left = draft.fix(view).left
    return (draft, view, left)
  }

  @Test func noKeyframesAreOneFrame() throws {
    #expect(try draft().0.plan().frameCount == 1)
  }

  @Test func theLastFrameShowsTheSettledLayout() throws {
    var (draft, view, left) = draft()
    draft.keyframe(at: 0.25, .setConstant(left, .number(100)), animation: linear(1))
    let plan = try draft.plan()
    // 1.25 s are 75 frames after the first.
    #expect(plan.frameCount == 76)
    let last = plan.presentation(at: plan.clock.time(ofFrame: 75))
    #expect(last[view.rawValue].geometry.frame == Rect(x: 100, y: 0, width: 20, height: 10))
    #expect(plan.presentation(at: plan.clock.time(ofFrame: 74)) != last)
    #expect(plan.scene(at: 75) == plan.scene(at: plan.clock.time(ofFrame: 1000)))
  }

  @Test func anEndBetweenTwoFramesHasAnotherFrame() throws {
    var (draft, _, left) = draft(3)
    draft.keyframe(at: 0, .setConstant(left, .number(100)), animation: linear(1.001))
    #expect(try draft.plan().frameCount == 5)
  }

  @Test func theEndIsThatOfTheLatestAnimation() throws {
    var (draft, view, left) = draft(10)
    draft.keyframe(at: 0, .setConstant(left, .number(100)), animation: linear(3, delay: 1))
    draft.keyframe(at: 2, .setAlpha(view, 0.5), animation: linear(0.5))
    #expect(try draft.plan().frameCount == 41)
  }

  @Test func aJumpAtTheEndIsShown() throws {
    var (draft, view, left) = draft(10)
    draft.keyframe(at: 1, .setConstant(left, .number(100)))
    let plan = try draft.plan()
    #expect(plan.frameCount == 11)
    #expect(plan.left(view, at: 1) == 100)
  }

  @Test func aDurationCutsOrHolds() throws {
    var (draft, view, left) = draft(10)
    draft.keyframe(at: 0, .setConstant(left, .number(100)), animation: linear(1))
    draft.setDuration(0.5)
    let cut = try draft.plan()
    #expect(cut.frameCount == 6)
    #expect(isClose(cut.left(view, at: 0.5), 50))
    draft.setDuration(2)
    #expect(try draft.plan().frameCount == 21)
  }

  @Test func oneHundredThousandFramesAreTheMost() throws {
    var (draft, _, _) = draft(1000)
    draft.setDuration(99.999)
    #expect(try draft.plan().frameCount == 100_000)
    draft.setDuration(100)
    #expect(throws: PlanningError.tooManyFrames) { try draft.plan() }
  }
}
