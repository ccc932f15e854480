import AutoLayout
import Presentation
import TestSupport
import Testing
import TimelineModel
import Timing

/// Constraints that a keyframe switches one after the other are solved together.
@Suite struct BatchTests {
  @Test(arguments: UInt64(0)..<80)
  func switchingTogetherIsLikeSwitchingOneByOne(seed: UInt64) throws {
    let together = Self.timeline(seed)
    var single = together
    for index in single.keyframes.indices {
      // A change of another kind in between, which does nothing.
      single.keyframes[index].changes = single.keyframes[index].changes.flatMap {
        [$0, Change(.setAlpha(ViewIndex(1), 1), location: $0.location)]
      }
    }
    let plan = try AnimationPlan(together, recordsFindings: true)
    let expected = try AnimationPlan(single, recordsFindings: true)
    #expect(plan.findings() == expected.findings())
    for frame in 0..<plan.frameCount {
      let time = plan.clock.time(ofFrame: frame)
      #expect(plan.presentation(at: time) == expected.presentation(at: time))
    }
  }

  @Test func manyOfTheseKeyframesCauseConflicts() throws {
    let conflicts = try (UInt64(0)..<80).map {
      try AnimationPlan(Self.timeline($0), recordsFindings: true).conflicts.count
    }
    #expect(conflicts.count { $0 > 0 } > 40)
    #expect(conflicts.reduce(0, +) > 100)
  }

  /// Three views with a third of their constraints in conflict, and keyframes that switch some of
  /// them.
  private static func timeline(_ seed: UInt64) -> Timeline {
    var generator = SeededGenerator(seed: seed)
    var draft = TimelineDraft()
    let views = (0..<3).map { _ in draft.view() }
    let constraints = (0..<14).map { _ in
      draft.constrain(
        Self.constraint(on: views, using: &generator), isActive: .random(using: &generator))
    }
    for time in 0..<4 {
      let switched = (0..<8).map { _ in constraints.randomElement(using: &generator) ?? 0 }
      let count = Int.random(in: 0...8, using: &generator)
      draft.keyframe(
        at: Double(time) / 4,
        switched.prefix(count).map { .deactivate($0) }
          + switched.dropFirst(count).map { .activate($0) })
    }
    return draft.timeline
  }

  private static func constraint(
    on views: [ViewIndex], using generator: inout SeededGenerator
  ) -> LayoutConstraint {
    let view = Int.random(in: 0..<views.count, using: &generator)
    let constant = Double(Int.random(in: 0...3, using: &generator) * 10)
    let priority = Bool.random(using: &generator) ? 1000.0 : 750
    guard Bool.random(using: &generator) else {
      return equal(views[view], .width, plus: constant, at: priority)
    }
    let other = view == 0 ? root : views[view - 1]
    return equal(views[view], .left, other, plus: constant, at: priority)
  }
}
