import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel
import Timing

/// Flush, changes, layout: what jumps and what moves.
@Suite struct TurnTests {
  /// One view at the left edge, which keyframes move.
  private func draft() -> (TimelineDraft, ViewIndex, left: Int) {
    var draft = TimelineDraft()
    let view = draft.view()
    let left = draft.fix(view).left
    return (draft, view, left)
  }

  @Test func aChangeWithAnAnimationMoves() throws {
    var (draft, view, left) = draft()
    draft.keyframe(at: 0.5, .setConstant(left, .number(100)), animation: linear(1))
    let plan = try draft.plan()
    for (time, expected) in [(0.0, 0.0), (0.5, 0), (0.75, 25), (1, 50), (1.5, 100), (2, 100)] {
      #expect(isClose(plan.left(view, at: time), expected), "at \(time)")
    }
  }

  @Test func aChangeWithoutAnimationJumpsInTheFrameOfItsTime() throws {
    var (draft, view, left) = draft()
    draft.keyframe(at: 0.5, .setConstant(left, .number(100)))
    let plan = try draft.plan()
    #expect(plan.left(view, at: 0.499) == 0)
    #expect(plan.left(view, at: 0.5) == 100)
  }

  @Test func anAnimationOfNoDurationJumps() throws {
    var (draft, view, left) = draft()
    draft.keyframe(at: 0.5, .setConstant(left, .number(100)), animation: linear(0))
    #expect(try draft.plan().left(view, at: 0.5) == 100)
  }

  @Test func duringItsDelayAnAnimationShowsTheOldValue() throws {
    var (draft, view, left) = draft()
    draft.keyframe(at: 0, .setConstant(left, .number(100)), animation: linear(1, delay: 0.5))
    let plan = try draft.plan()
    for (time, expected) in [(0.0, 0.0), (0.25, 0), (0.5, 0), (0.75, 25), (1.25, 75), (1.5, 100)] {
      #expect(isClose(plan.left(view, at: time), expected), "at \(time)")
    }
    #expect(plan.frameCount == 91)
  }

  @Test func theCurveBendsTheMotion() throws {
    var (draft, view, left) = draft()
    // With x(s) = s the curve is 3s² - 2s³: 0.15625 at a quarter.
    let curve = Animation(
      duration: seconds(1), curve: .cubic(.init(1.0 / 3, 0, 2.0 / 3, 1)))
    draft.keyframe(at: 0, .setConstant(left, .number(100)), animation: curve)
    #expect(isClose(try draft.plan().left(view, at: 0.25), 15.625))
  }

  @Test func aFlushLetsWhatIsPendingJump() throws {
    var (draft, view, left) = draft()
    draft.keyframe(at: 0.5, .setConstant(left, .number(40)), layout: .deferred)
    draft.keyframe(at: 0.5, .setConstant(left, .number(100)), animation: linear(1))
    let plan = try draft.plan()
    #expect(plan.left(view, at: 0.5) == 40)
    #expect(isClose(plan.left(view, at: 1), 70))
  }

  @Test func withoutFlushADeferredChangeIsSweptIntoTheNextAnimation() throws {
    var (draft, view, left) = draft()
    let other = draft.view()
    let otherLeft = draft.fix(other).left
    draft.keyframe(at: 0.5, .setConstant(otherLeft, .number(40)), layout: .deferred)
    draft.keyframe(
      at: 0.5, .setConstant(left, .number(100)), animation: linear(1), flushes: false)
    let plan = try draft.plan()
    #expect(plan.left(other, at: 0.5) == 0)
    #expect(isClose(plan.left(other, at: 1), 20))
    #expect(isClose(plan.left(view, at: 1), 50))
  }

  @Test func aForgottenLayoutJumpsAtTheEndOfTheTurn() throws {
    var (draft, view, left) = draft()
    draft.keyframe(
      at: 0.5, .setConstant(left, .number(100)), animation: linear(1), layout: .deferred)
    let plan = try draft.plan()
    #expect(plan.left(view, at: 0.499) == 0)
    #expect(plan.left(view, at: 0.5) == 100)
  }

  @Test func nothingIsPendingWhenTheNextTurnBegins() throws {
    var (draft, view, left) = draft()
    draft.keyframe(at: 0.5, .setConstant(left, .number(40)), layout: .deferred)
    draft.keyframe(at: 1, .setConstant(left, .number(100)), animation: linear(1), flushes: false)
    let plan = try draft.plan()
    #expect(plan.left(view, at: 0.75) == 40)
    #expect(isClose(plan.left(view, at: 1.5), 70))
  }

  @Test func keyframesOfOneTimeAnimateOneAfterTheOther() throws {
    var (draft, view, left) = draft()
    draft.keyframe(at: 0, .setConstant(left, .number(100)), animation: linear(1))
    draft.keyframe(at: 0, .setConstant(left, .number(60)), animation: linear(2))
    // 60 + (0 - 100)(1 - 0.5) + (100 - 60)(1 - 0.25).
    #expect(isClose(try draft.plan().left(view, at: 0.5), 40))
  }

  @Test func aChangeAndItsReversalInOneKeyframeMoveNothing() throws {
    var (draft, view, left) = draft()
    draft.keyframe(
      at: 0, .setConstant(left, .number(100)), .setConstant(left, .number(0)),
      animation: linear(1))
    #expect(try draft.plan().left(view, at: 0.5) == 0)
  }

  @Test func aRestoredConstraintIsAsDeclared() throws {
    var (draft, view, left) = draft()
    let weak = draft.constrain(equal(view, .width, plus: 50, at: 500), isActive: false)
    let width = left + 2
    draft.keyframe(
      at: 0, .setConstant(left, .number(100)), .deactivate(width),
      .setPriority(weak, .fittingSizeLevel),
      .activate(weak))
    draft.keyframe(at: 1, .restore(left), .restore(width), .restore(weak))
    // The declared priority beats a constraint at 400.
    let wish = draft.constrain(equal(view, .width, plus: 70, at: 400), isActive: false)
    draft.keyframe(at: 2, .activate(weak), .deactivate(width), .activate(wish))
    let plan = try draft.plan()
    #expect(plan.frame(view, at: 0.5).width == 50 && plan.left(view, at: 0.5) == 100)
    #expect(plan.frame(view, at: 1.5).width == 20 && plan.left(view, at: 1.5) == 0)
    #expect(plan.frame(view, at: 2.5).width == 50)
    #expect(plan.conflicts.isEmpty)
  }

  @Test func aContentSizeCanBeAnimated() throws {
    var draft = TimelineDraft()
    func content(_ width: Double) -> ContentSize { ContentSize(horizontal: .init(length: width)) }
    let view = draft.view(content: content(20))
    draft.constrain(equal(view, .left, root))
    draft.keyframe(at: 0, .setContent(view, content(60)), animation: linear(1))
    let plan = try draft.plan()
    #expect(plan.frame(view, at: 0).width == 20)
    #expect(isClose(plan.frame(view, at: 0.25).width, 30))
  }
}
