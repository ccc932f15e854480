import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel
import Timing

/// Animations that repeat, compared with the same animation played once.
@Suite struct RepetitionMotionTests {
  private static let spring = Spring(dampingRatio: 0.4, initialVelocity: 1, duration: 0.8)

  /// Geometry is additive, alpha is replaced.
  private func plan(
    _ curve: TimingCurve, _ repetition: AnimationRepetition
  ) throws -> (AnimationPlan, ViewIndex) {
    var draft = TimelineDraft()
    let view = draft.view()
    let left = draft.fix(view).left
    let animation = Animation(
      duration: seconds(0.8), delay: seconds(0.2), curve: curve, repetition: repetition)
    draft.keyframe(
      at: 0.1, .setConstant(left, .number(100)), .setAlpha(view, 0), animation: animation)
    draft.setDuration(9)
    return (try draft.plan(), view)
  }

  private static var curves: [TimingCurve] {
    [.linear, .easeInOut] + (spring.map { [.spring($0)] } ?? [])
  }

  @Test(arguments: curves.indices, [1.0, 2.25, 1.5, 3])
  func eachTimeIsTheSame(curve: Int, count: Double) throws {
    let curve = Self.curves[curve]
    let (once, view) = try plan(curve, .once)
    let (again, _) = try plan(curve, AnimationRepetition(.times(count)))
    let (both, _) = try plan(curve, AnimationRepetition(.times(count), autoreverses: true))
    for step in 0..<160 {
      let elapsed = Double(step) / 20
      let (cycle, rest) = (step / 16, Double(step % 16) / 20)
      let now = 0.3 + elapsed
      let forward = once.shown(view, at: 0.3 + rest)
      let back = rest == 0 ? once.shown(view, at: 2) : once.shown(view, at: 0.3 + 0.8 - rest)
      let end = once.shown(view, at: 5)
      let sawtooth = elapsed < 0.8 * count - 1e-9 ? forward : end
      expect(again.shown(view, at: now), sawtooth, "repeated, after \(elapsed)")
      let triangle =
        elapsed < 1.6 * count - 1e-9 ? (cycle.isMultiple(of: 2) ? forward : back) : end
      expect(both.shown(view, at: now), triangle, "reversed, after \(elapsed)")
    }
  }

  private func expect(_ shown: PresentedView, _ expected: PresentedView, _ when: String) {
    #expect(isClose(shown.geometry.center.x, expected.geometry.center.x), "\(when)")
    #expect(isClose(shown.alpha, expected.alpha), "\(when)")
  }

  /// The old value is shown right before the end of a round trip and the new one at it.
  @Test func aRoundTripEndsWithAJump() throws {
    let (plan, view) = try plan(.linear, AnimationRepetition(autoreverses: true))
    #expect(plan.left(view, at: 1.899) < 1)
    #expect(plan.left(view, at: 1.9) == 100)
  }

  @Test func withoutEndItRunsUntilTheEnd() throws {
    let (plan, view) = try plan(.linear, AnimationRepetition(.forever, autoreverses: true))
    #expect(plan.frameCount == 541)
    #expect(isClose(plan.left(view, at: 0.3 + 1.6 * 5 + 0.4), 50))
  }
}
