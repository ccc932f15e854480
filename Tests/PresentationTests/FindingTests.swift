import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel

@Suite struct ConflictFindingTests {
  /// A view that is at the left, or at 50, by one of two required constraints.
  private struct Swap {
    var draft = TimelineDraft()
    let view: ViewIndex
    let near: Int
    let far: Int

    init() {
      view = draft.view()
      near = draft.fix(view).left
      far = draft.constrain(equal(view, .left, root, plus: 50), isActive: false)
    }

    func conflict(
      keyframe: Int?, change: TimelineModel.SourceLocation?, isTransient: Bool
    ) -> NotedConflict {
      NotedConflict(
        layout: LayoutConflict(
          members: [.constraint(near), .constraint(far)], broken: .constraint(far)),
        keyframe: keyframe, change: change, isTransient: isTransient)
    }
  }

  @Test func deactivatingFirstIsNoConflict() throws {
    var swap = Swap()
    swap.draft.keyframe(at: 0, .deactivate(swap.near), .activate(swap.far))
    let plan = try swap.draft.plan()
    #expect(plan.findings().isEmpty)
    #expect(plan.left(swap.view, at: 0) == 50)
  }

  @Test func activatingFirstIsATransientConflictWithTheSamePictures() throws {
    var swap = Swap()
    let places = swap.draft.keyframe(
      at: 0, .activate(swap.far), .deactivate(swap.near), animation: linear(1))
    let plan = try swap.draft.plan()
    #expect(
      plan.conflicts == [swap.conflict(keyframe: 0, change: places[0], isTransient: true)])
    #expect(isClose(plan.left(swap.view, at: 0.5), 25))
  }

  @Test func aConflictThatALaterKeyframeOfTheTurnCuresIsTransient() throws {
    var swap = Swap()
    swap.draft.keyframe(at: 0, .setAlpha(swap.view, 1))
    let places = swap.draft.keyframe(at: 1, .activate(swap.far))
    swap.draft.keyframe(at: 1, .deactivate(swap.near))
    #expect(
      try swap.draft.plan().conflicts == [
        swap.conflict(keyframe: 1, change: places[0], isTransient: true)
      ])
  }

  @Test func aConflictThatALaterTurnCuresIsNotTransient() throws {
    var swap = Swap()
    let places = swap.draft.keyframe(at: 0, .activate(swap.far))
    swap.draft.keyframe(at: 1, .deactivate(swap.near))
    let plan = try swap.draft.plan()
    #expect(
      plan.conflicts == [swap.conflict(keyframe: 0, change: places[0], isTransient: false)])
    #expect(plan.left(swap.view, at: 0) == 0 && plan.left(swap.view, at: 1) == 50)
  }

  @Test func aConflictOfTheInitialLayoutHasNoKeyframe() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    let near = draft.fix(view).left
    let far = draft.constrain(equal(view, .left, root, plus: 50))
    draft.keyframe(at: 0, .deactivate(near))
    let plan = try draft.plan()
    #expect(
      plan.conflicts == [
        NotedConflict(
          layout: LayoutConflict(
            members: [.constraint(near), .constraint(far)], broken: .constraint(far)),
          keyframe: nil, change: nil, isTransient: false)
      ])
    #expect(plan.left(view, at: 0) == 50)
  }

  @Test func aConflictThatLastsIsReportedOnce() throws {
    var swap = Swap()
    swap.draft.keyframe(at: 0, .activate(swap.far))
    for time in [1.0, 2, 3] { swap.draft.keyframe(at: time, .setAlpha(swap.view, time / 4)) }
    swap.draft.keyframe(at: 4, .setConstant(swap.near + 2, .number(30)))
    #expect(try swap.draft.plan().conflicts.count == 1)
  }

  /// The first conflict is over when the second begins, although one constraint is broken in both.
  @Test func aCuredConflictIsTransientAlthoughAnotherTakesItsPlace() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    let near = draft.fix(view).left
    let far = draft.constrain(equal(view, .left, root, plus: 50), isActive: false)
    let limit = draft.constrain(
      LayoutConstraint(
        firstItem: .view(view), firstAttribute: .left, relation: .lessThanOrEqual,
        secondItem: .view(root), secondAttribute: .left, constant: 60))
    draft.keyframe(
      at: 0, .activate(far), .deactivate(near), .setConstant(far, .number(70)))
    let conflicts = try draft.plan().conflicts
    #expect(conflicts.map(\.layout.members).last == [.constraint(limit), .constraint(far)])
    #expect(conflicts.map(\.isTransient) == [true, false])
  }
}

@Suite struct AmbiguityFindingTests {
  private func ambiguity(
    _ view: ViewIndex, _ axis: LayoutAxis, _ aspect: LayoutAmbiguity.Aspect, keyframe: Int?
  ) -> NotedAmbiguity {
    NotedAmbiguity(
      layout: LayoutAmbiguity(view: view, axis: axis, aspect: aspect), keyframe: keyframe)
  }

  @Test func anAmbiguityIsReportedOnce() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    let (left, _, _, _) = draft.fix(view)
    let other = draft.view()
    draft.constrain(equal(other, .left, root))
    draft.constrain(equal(other, .width, plus: 5))
    draft.keyframe(at: 0, .setConstant(left, .number(30)), animation: linear(1))
    draft.keyframe(at: 1, .setConstant(left, .number(0)))
    #expect(
      try draft.plan().ambiguities == [
        ambiguity(other, .vertical, .size, keyframe: nil),
        ambiguity(other, .vertical, .position, keyframe: nil),
      ])
  }

  @Test func anAmbiguityOfATurnHasItsLastKeyframe() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    let (left, _, _, _) = draft.fix(view)
    draft.keyframe(at: 0, .setAlpha(view, 0.5))
    draft.keyframe(at: 1, .deactivate(left))
    draft.keyframe(at: 1, .setAlpha(view, 1))
    draft.keyframe(at: 2, .activate(left))
    #expect(
      try draft.plan().ambiguities == [ambiguity(view, .horizontal, .position, keyframe: 2)])
  }

  @Test func whatIsAmbiguousOnlyBetweenTwoChangesIsNotReported() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    let (left, _, _, _) = draft.fix(view)
    draft.keyframe(at: 0, .deactivate(left), .activate(left))
    #expect(try draft.plan().findings().isEmpty)
  }
}
