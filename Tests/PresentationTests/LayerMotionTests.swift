import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel
import Timing

/// How corners, borders, clipping and `zPosition` change over time.
@Suite struct LayerMotionTests {
  private func layer(_ plan: AnimationPlan, _ view: ViewIndex, at time: Double) -> PresentedLayer {
    plan.presentation(at: FrameTime(seconds(time)))[view.rawValue].layer
  }

  private func plan(
    _ first: LayerProperty, _ second: LayerProperty,
    _ compatibility: Compatibility = .modern
  ) throws -> (plan: AnimationPlan, view: ViewIndex) {
    var draft = TimelineDraft()
    draft.setCompatibility(compatibility)
    let view = draft.view()
    draft.fix(view)
    draft.keyframe(at: 0, .setLayer(view, first), animation: linear(1))
    draft.keyframe(at: 0.5, .setLayer(view, second), animation: linear(1))
    return (try draft.plan(), view)
  }

  @Test func animationsOfARadiusAddUp() throws {
    let (plan, view) = try plan(.cornerRadius(8), .cornerRadius(0))
    // At 0.75: 0 + (0 - 8)·0.25 + (8 - 0)·0.75.
    for (time, expected) in [(0.25, 2.0), (0.5, 4), (0.75, 4), (1, 4), (1.25, 2), (1.5, 0)] {
      #expect(isClose(layer(plan, view, at: time).cornerRadius, expected), "at \(time)")
    }
  }

  @Test func onIOS7AnAnimationOfARadiusReplacesTheOneBefore() throws {
    let (plan, view) = try plan(.cornerRadius(8), .cornerRadius(0), .iOS7)
    #expect(isClose(layer(plan, view, at: 0.75).cornerRadius, 6))
  }

  @Test func animationsOfABorderAndOfZPositionTakeOverFromTheValueShown() throws {
    let (wide, view) = try plan(.borderWidth(8), .borderWidth(0))
    // At 0.5 it shows 4.
    for (time, expected) in [(0.25, 2.0), (0.5, 4), (0.75, 3), (1, 2), (1.5, 0)] {
      #expect(isClose(layer(wide, view, at: time).borderWidth, expected), "at \(time)")
    }
    let (near, _) = try plan(.zPosition(8), .zPosition(0))
    #expect(isClose(layer(near, view, at: 0.75).zPosition, 3))
    let white = Color.white
    let (light, _) = try plan(.borderColor(white), .borderColor(.black))
    #expect(isClose(layer(light, view, at: 0.75).borderColor.red, 255 * 3 / 8))
  }

  @Test func cornersAndClippingChangeAtOnce() throws {
    let (plan, view) = try plan(.clipsToBounds(true), .maskedCorners(.topLeft))
    #expect(layer(plan, view, at: 0).clipsToBounds)
    #expect(layer(plan, view, at: 0.49).maskedCorners == .all)
    #expect(layer(plan, view, at: 0.5).maskedCorners == .topLeft)
  }
}
