import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel
import Timing

/// A spring without damping that oscillates once a second: its progress is 1 − cos 2πt, which is 1
/// at a quarter of a second and 2 at half a second.
private func swing(_ duration: Double, delay: Double = 0) -> Animation {
  let stiffness = 4 * Double.pi * Double.pi
  return Animation(
    duration: seconds(duration), delay: seconds(delay),
    curve: .spring(Spring(stiffness: stiffness, damping: 0)))
}

@Suite struct SpringMotionTests {
  private let red = Color(red: 255, green: 0, blue: 0)

  @Test func aSpringWaitsOvershootsAndIsCut() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    let left = draft.fix(view).left
    draft.keyframe(
      at: 0, .setConstant(left, .number(40)),
      .setTransform(view, AffineTransform(a: 3, d: 1, tx: 10)),
      animation: swing(0.6, delay: 0.5))
    let plan = try draft.plan()
    for (time, progress) in [(0.0, 0.0), (0.25, 0), (0.5, 0), (0.75, 1), (1, 2), (1.1, 1)] {
      let shown = plan.shown(view, at: time)
      #expect(isClose(shown.geometry.frame.minX, 40 * progress), "at \(time)")
      #expect(isClose(shown.transform.a, 1 + 2 * progress), "at \(time)")
      #expect(isClose(shown.transform.tx, 10 * progress), "at \(time)")
    }
    // Shortly before its end it is far from where it then snaps to: 1 − cos 216° = 1.809…
    #expect(plan.left(view, at: 1.099) > 70)
    #expect(plan.left(view, at: 1.1) == 40)
    #expect(plan.frameCount == 67)
  }

  @Test func springsAddUp() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    let left = draft.fix(view).left
    draft.keyframe(at: 0, .setConstant(left, .number(40)), animation: swing(1))
    draft.keyframe(at: 0.25, .setConstant(left, .number(0)), animation: swing(1))
    // 0 − 40·(1 − 2) + 40·(1 − 1), then 0 − 40·(1 − 1) + 40·(1 − 2).
    #expect(isClose(try draft.plan().left(view, at: 0.5), 40))
    #expect(isClose(try draft.plan().left(view, at: 0.75), -40))
  }

  /// An alpha beyond 0…1 is clamped.
  @Test func whatOvershootsIsPaintedWithinItsRange() throws {
    var draft = TimelineDraft()
    let views = (0..<3).map { _ in
      draft.view(Appearance(backgroundColor: red, alpha: 0.5))
    }
    for view in views { draft.fix(view) }
    draft.keyframe(
      at: 0, .setAlpha(views[0], 0.8), .setAlpha(views[1], 0.2), .setAlpha(views[2], 1),
      .setBackgroundColor(views[2], Color(red: 0, green: 200, blue: 0)), animation: swing(0.6))
    let plan = try draft.plan()
    #expect(isClose(plan.shown(views[0], at: 0.5).alpha, 1.1))
    #expect(isClose(plan.shown(views[1], at: 0.5).alpha, -0.1))
    let colors: [PremultipliedColor] = plan.scene(at: 30).commands.compactMap {
      if case .fill(_, let color) = $0 { color } else { nil }
    }
    #expect(
      colors == [
        PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255),
        PremultipliedColor(red: 0, green: 255, blue: 0, alpha: 255),
      ])
  }

  @Test func aSizeThatOvershootsBelowNothingIsNotPainted() throws {
    var draft = TimelineDraft()
    let view = draft.view(Appearance(backgroundColor: red))
    let width = draft.fix(view).width
    draft.keyframe(
      at: 0, .setConstant(width, .number(4)),
      .setTransform(view, AffineTransform(a: 1, b: 1, c: -1, d: 1)), animation: swing(0.6))
    let plan = try draft.plan()
    #expect(isClose(plan.frame(view, at: 0.5).width, -12))
    #expect(plan.scene(at: 30).commands.isEmpty)
    #expect(plan.scene(at: 15).commands.count == 1)
  }
}
