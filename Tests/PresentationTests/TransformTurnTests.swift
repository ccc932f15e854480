import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel
import Timing

/// A transform is set by the layout pass of its keyframe, whichever view the pass starts from.
@Suite struct TransformTurnTests {
  private let shift = AffineTransform(tx: -20, ty: 20)

  @Test func aDeferredTransformIsSweptOrJumps() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    draft.fix(view)
    draft.keyframe(at: 0, .setTransform(view, shift), animation: linear(1), layout: .deferred)
    draft.keyframe(at: 0, animation: linear(2), flushes: false)
    draft.keyframe(
      at: 2, .setTransform(view, .identity), animation: linear(1), layout: .deferred)
    draft.keyframe(
      at: 3, .setTransform(view, shift), animation: linear(1), layout: .deferred)
    draft.keyframe(at: 3, animation: linear(2))
    let plan = try draft.plan()
    #expect(plan.shown(view, at: 1).transform == AffineTransform(tx: -10, ty: 10))
    #expect(plan.shown(view, at: 1.999).transform != shift)
    #expect(plan.shown(view, at: 2).transform == .identity)
    #expect(plan.shown(view, at: 3).transform == shift)
  }

  /// A layout of another view also animates the transform. Until iOS 7 the layout that the
  /// transform required came too late to be animated.
  @Test(arguments: [Compatibility.modern, .iOS7])
  func aLayoutElsewhereAnimatesItToo(compatibility: Compatibility) throws {
    var draft = TimelineDraft()
    draft.setCompatibility(compatibility)
    let (box, other) = (draft.view(), draft.view())
    let (view, leaf) = (draft.view(in: box), draft.view(in: other))
    for each in [box, other, view, leaf] { draft.fix(each, x: 40, y: 30) }
    draft.keyframe(
      at: 0, .setTransform(view, shift), animation: linear(1), layout: .immediate(leaf))
    let plan = try draft.plan()
    let moved = compatibility == .modern ? Point(x: 50, y: 35) : Point(x: 60, y: 25)
    for (time, share) in [(0.0, 0.0), (0.5, 0.5), (1, 1)] {
      let shown = plan.shown(view, at: time)
      #expect(shown.geometry.center == moved, "at \(time)")
      #expect(shown.transform.translation == Point(x: -20, y: 20) * share, "at \(time)")
    }
  }

  @Test func theModelHasTheEndFromTheStart() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    draft.fix(view)
    draft.keyframe(at: 0.25, .setTransform(view, shift), animation: linear(1))
    draft.keyframe(at: 0.5, .setTransformComponent(view, .rotation(90)), animation: linear(1))
    let plan = try draft.plan()
    func model(_ time: Double) -> AffineTransform {
      plan.model(at: FrameTime(seconds(time)))[view.rawValue].transform
    }
    #expect(model(0.2) == .identity && model(0.25) == shift && model(0.4) == shift)
    #expect(model(0.5) == AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: -20, ty: 20))
  }
}
