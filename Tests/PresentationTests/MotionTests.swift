import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel

private let red = Color(red: 255, green: 0, blue: 0)
private let green = Color(red: 0, green: 255, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 255)

@Suite struct GeometryMotionTests {
  @Test func animationsOfAPositionAddUp() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    let left = draft.fix(view).left
    draft.keyframe(at: 0, .setConstant(left, .number(100)), animation: linear(1))
    draft.keyframe(at: 0.5, .setConstant(left, .number(0)), animation: linear(1))
    let plan = try draft.plan()
    // At 0.75: 0 + (0 - 100)·0.25 + (100 - 0)·0.75.
    for (time, expected) in [(0.25, 25.0), (0.5, 50), (0.75, 50), (1, 50), (1.25, 25), (1.5, 0)] {
      #expect(isClose(plan.left(view, at: time), expected), "at \(time)")
    }
  }

  @Test func animationsOfASizeAddUp() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    let width = draft.fix(view).width
    draft.keyframe(at: 0, .setConstant(width, .number(60)), animation: linear(1))
    draft.keyframe(at: 0.5, .setConstant(width, .number(100)), animation: linear(1))
    let plan = try draft.plan()
    // At 0.75: 100 + (20 - 60)·0.25 + (60 - 100)·0.75. The left edge stays.
    #expect(isClose(plan.frame(view, at: 0.75).width, 60))
    #expect(isClose(plan.left(view, at: 0.75), 0))
    #expect(isClose(plan.frame(view, at: 1.25).width, 90))
  }

  @Test func aJumpDoesNotEndARunningAnimation() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    let left = draft.fix(view).left
    draft.keyframe(at: 0, .setConstant(left, .number(100)), animation: linear(1))
    draft.keyframe(at: 0.5, .setConstant(left, .number(40)))
    let plan = try draft.plan()
    // The model jumps by -60; half of the way is still to go.
    #expect(isClose(plan.left(view, at: 0.5), -10))
    #expect(isClose(plan.left(view, at: 0.75), 15))
    #expect(plan.left(view, at: 1) == 40)
  }

  @Test func theAxesMoveTogetherByTheCentre() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    let (left, top, width, _) = draft.fix(view)
    draft.keyframe(
      at: 0, .setConstant(left, .number(40)), .setConstant(top, .number(60)),
      .setConstant(width, .number(100)), animation: linear(1))
    let frame = try draft.plan().frame(view, at: 0.25)
    #expect(frame == Rect(x: 10, y: 15, width: 40, height: 10))
  }

  @Test func betweenTwoLayoutsNothingIsRounded() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    let left = draft.fix(view).left
    draft.keyframe(at: 0, .setConstant(left, .number(10.4)), animation: linear(1))
    let plan = try draft.plan()
    // 10.4 is rounded to 10, of which a quarter and an eighth are shown as they are.
    #expect(isClose(plan.left(view, at: 0.25), 2.5))
    #expect(isClose(plan.left(view, at: 0.125), 1.25))
    #expect(plan.left(view, at: 1) == 10)
  }

  @Test func aNestedViewMovesInItsSuperview() throws {
    var draft = TimelineDraft()
    let box = draft.view()
    let child = draft.view(in: box)
    let left = draft.fix(box).left
    draft.fix(child, x: 5)
    draft.keyframe(at: 0, .setConstant(left, .number(100)), animation: linear(1))
    let plan = try draft.plan()
    #expect(isClose(plan.left(box, at: 0.5), 50) && plan.left(child, at: 0.5) == 5)
  }
}

@Suite struct AppearanceMotionTests {
  private func draft(_ appearance: Appearance) -> (TimelineDraft, ViewIndex) {
    var draft = TimelineDraft()
    let view = draft.view(appearance)
    draft.fix(view)
    return (draft, view)
  }

  @Test func anAlphaTakesOverFromTheValueShown() throws {
    var (draft, view) = draft(Appearance())
    draft.keyframe(at: 0, .setAlpha(view, 0), animation: linear(1))
    draft.keyframe(at: 0.5, .setAlpha(view, 1), animation: linear(1))
    let plan = try draft.plan()
    for (time, expected) in [(0.0, 1.0), (0.25, 0.75), (0.5, 0.5), (0.75, 0.625), (1.5, 1)] {
      #expect(isClose(plan.shown(view, at: time).alpha, expected), "at \(time)")
    }
  }

  @Test func aRunningAnimationOfAlphaEndsAtAnAlphaSetWithoutAnimation() throws {
    var (draft, view) = draft(Appearance())
    draft.keyframe(at: 0, .setAlpha(view, 0), animation: linear(1))
    draft.keyframe(at: 0.5, .setAlpha(view, 0.8))
    let plan = try draft.plan()
    #expect(isClose(plan.shown(view, at: 0.5).alpha, 0.9))
    #expect(plan.shown(view, at: 1).alpha == 0.8)
  }

  @Test func aDelayedTakeOverHoldsTheValueShown() throws {
    var (draft, view) = draft(Appearance())
    draft.keyframe(at: 0, .setAlpha(view, 0), animation: linear(1))
    draft.keyframe(at: 0.25, .setAlpha(view, 1), animation: linear(1, delay: 1))
    let plan = try draft.plan()
    #expect(isClose(plan.shown(view, at: 1).alpha, 0.75))
    #expect(isClose(plan.shown(view, at: 1.75).alpha, 0.875))
  }

  @Test func aColourTakesOverFromTheValueShown() throws {
    var (draft, view) = draft(Appearance(backgroundColor: red))
    draft.keyframe(at: 0, .setBackgroundColor(view, blue), animation: linear(1))
    draft.keyframe(at: 0.5, .setBackgroundColor(view, green), animation: linear(1))
    let plan = try draft.plan()
    #expect(
      plan.shown(view, at: 0.5).backgroundColor
        == ColorComponents(red: 127.5, green: 0, blue: 127.5, alpha: 255))
    #expect(
      plan.shown(view, at: 1).backgroundColor
        == ColorComponents(red: 63.75, green: 127.5, blue: 63.75, alpha: 255))
    #expect(plan.shown(view, at: 1.5).backgroundColor == ColorComponents(green))
  }

  @Test func aFadeFromNothingIsNotGrey() throws {
    var (draft, view) = draft(Appearance())
    draft.keyframe(at: 0, .setBackgroundColor(view, .white), animation: linear(1))
    #expect(
      try draft.plan().shown(view, at: 0.5).backgroundColor
        == ColorComponents(red: 127.5, green: 127.5, blue: 127.5, alpha: 127.5))
  }

  @Test func hiddenSwitchesAtOnceEvenInsideAnAnimation() throws {
    var (draft, view) = draft(Appearance())
    draft.keyframe(at: 0.5, .setHidden(view, true), animation: linear(1, delay: 1))
    draft.keyframe(at: 1, .setHidden(view, false), animation: linear(1))
    let plan = try draft.plan()
    #expect(!plan.shown(view, at: 0.499).isHidden)
    #expect(plan.shown(view, at: 0.5).isHidden && plan.shown(view, at: 0.999).isHidden)
    #expect(!plan.shown(view, at: 1).isHidden)
  }

  @Test func anAppearanceWithoutAnimationJumps() throws {
    var (draft, view) = draft(Appearance(backgroundColor: red))
    draft.keyframe(at: 0.5, .setAlpha(view, 0.5), .setBackgroundColor(view, blue))
    let plan = try draft.plan()
    #expect(plan.shown(view, at: 0.499).alpha == 1)
    #expect(plan.shown(view, at: 0.5).alpha == 0.5)
    #expect(plan.shown(view, at: 0.5).backgroundColor == ColorComponents(blue))
  }

  @Test func aDeferredAppearanceIsSweptOrJumpsAsGeometryDoes() throws {
    var (draft, view) = draft(Appearance())
    draft.keyframe(at: 0, .setAlpha(view, 0), animation: linear(1), layout: .deferred)
    draft.keyframe(at: 0, animation: linear(2), flushes: false)
    draft.keyframe(at: 2, .setAlpha(view, 1), animation: linear(1), layout: .deferred)
    let plan = try draft.plan()
    #expect(isClose(plan.shown(view, at: 0.5).alpha, 0.75))
    #expect(plan.shown(view, at: 2).alpha == 1)
  }
}
