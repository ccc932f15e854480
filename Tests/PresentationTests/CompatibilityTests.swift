import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel

/// The effects of `"compatibility": "iOS7"`, and what it does not affect.
@Suite struct CompatibilityTests {
  private func legacy() -> TimelineDraft {
    var draft = TimelineDraft()
    draft.setCompatibility(.iOS7)
    return draft
  }

  /// Moves to 100 in one second; after half of that time, back to 0.
  private func interrupted(beginsFromCurrentState: Bool) throws -> (AnimationPlan, ViewIndex) {
    var draft = legacy()
    let view = draft.view()
    let left = draft.fix(view).left
    var back = linear(1)
    back.beginsFromCurrentState = beginsFromCurrentState
    draft.keyframe(at: 0, .setConstant(left, .number(100)), animation: linear(1))
    draft.keyframe(at: 0.5, .setConstant(left, .number(0)), animation: back)
    return (try draft.plan(), view)
  }

  @Test func anAnimationReplacesTheOneBefore() throws {
    let (plan, view) = try interrupted(beginsFromCurrentState: false)
    // It begins at the old model value, a jump from 50 to 100.
    for (time, expected) in [(0.25, 25.0), (0.5, 100), (1, 50), (1.5, 0)] {
      #expect(isClose(plan.left(view, at: time), expected), "at \(time)")
    }
  }

  @Test func itMayBeginFromTheCurrentState() throws {
    let (plan, view) = try interrupted(beginsFromCurrentState: true)
    for (time, expected) in [(0.25, 25.0), (0.5, 50), (1, 25), (1.5, 0)] {
      #expect(isClose(plan.left(view, at: time), expected), "at \(time)")
    }
  }

  @Test func aRunningAnimationEndsAtAValueSetWithoutAnimation() throws {
    var draft = legacy()
    let view = draft.view()
    let left = draft.fix(view).left
    draft.keyframe(at: 0, .setConstant(left, .number(100)), animation: linear(1))
    draft.keyframe(at: 0.5, .setConstant(left, .number(40)))
    let plan = try draft.plan()
    for (time, expected) in [(0.25, 25.0), (0.5, 20), (0.75, 30), (1, 40)] {
      #expect(isClose(plan.left(view, at: time), expected), "at \(time)")
    }
  }

  /// At a scale of 3 edges are thirds: 22 points high at 0 is 21.999… high at 50/3, and that must
  /// not end the animation of the width.
  @Test(arguments: [50.0 / 3, 70.0 / 3, 71.0 / 3])
  func aMoveAloneDoesNotReplaceAnAnimationOfTheSize(top: Double) throws {
    var draft = TimelineDraft(scale: 3)
    draft.setCompatibility(.iOS7)
    let view = draft.view()
    let fixed = draft.fix(view, width: 40, height: 22)
    draft.keyframe(at: 0, .setConstant(fixed.width, .number(10)), animation: linear(1))
    draft.keyframe(at: 0.25, .setConstant(fixed.top, .number(top)), animation: linear(1))
    let plan = try draft.plan()
    #expect(isClose(plan.frame(view, at: 0.5).width, 25))
    #expect(isClose(plan.frame(view, at: 0.5).height, 22))
  }

  @Test func alphaTakesOverFromTheValueShownAsEver() throws {
    var draft = legacy()
    let view = draft.view()
    draft.fix(view)
    draft.keyframe(at: 0, .setAlpha(view, 0), animation: linear(1))
    draft.keyframe(at: 0.5, .setAlpha(view, 1), animation: linear(1))
    #expect(isClose(try draft.plan().shown(view, at: 1).alpha, 0.75))
  }

  /// Layout reverts half of a translation, in the same animation.
  @Test func aTransformMovesTheCenter() throws {
    var draft = legacy()
    let view = draft.view()
    draft.fix(view, x: 40, y: 30)
    draft.keyframe(
      at: 0, .setTransform(view, AffineTransform(tx: -20, ty: 20)), animation: linear(1))
    let plan = try draft.plan()
    for (time, share) in [(0.0, 0.0), (0.5, 0.5), (1, 1)] {
      let shown = plan.shown(view, at: time)
      #expect(isClose(shown.geometry.center.x, 50 + 10 * share), "at \(time)")
      #expect(isClose(shown.geometry.center.y, 35 - 10 * share), "at \(time)")
      #expect(isClose(shown.transform.tx, -20 * share))
    }
  }

  @Test func oneNumberOfATransformNeedsLayoutToo() throws {
    var draft = legacy()
    let view = draft.view()
    draft.fix(view, x: 40, y: 30)
    draft.keyframe(at: 0, .setTransformComponent(view, .scale(Point(x: 2, y: 2))))
    // The box of 40 by 20 keeps its corner at (40, 30).
    #expect(try draft.plan().shown(view, at: 0).geometry.center == Point(x: 60, y: 40))
  }

  @Test func sinceThenATransformLeavesLayoutAlone() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    draft.fix(view, x: 40, y: 30)
    draft.keyframe(at: 0, .setTransform(view, AffineTransform(a: 2, d: 2, tx: 7)))
    #expect(try draft.plan().shown(view, at: 0).geometry.center == Point(x: 50, y: 35))
  }
}
