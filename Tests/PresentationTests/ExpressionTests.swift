import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel

@Suite struct ExpressionTests {
  private let width = { (view: ViewIndex) in Expression.size(view, .horizontal) }

  private func draft(boxWidth: Double) -> (
    TimelineDraft, box: ViewIndex, view: ViewIndex, left: Int
  ) {
    var draft = TimelineDraft()
    let box = draft.view()
    draft.fix(box, width: boxWidth, height: 45)
    let view = draft.view()
    let left = draft.fix(view).left
    return (draft, box, view, left)
  }

  @Test func aSizeIsThatOfTheModelRounded() throws {
    var (draft, box, view, left) = draft(boxWidth: 33.4)
    draft.keyframe(
      at: 0,
      .setConstant(left, .sum(.product(.number(2), width(box)), .size(box, .vertical))))
    // Twice 33, not 33.4, and 45.
    #expect(try draft.plan().left(view, at: 0) == 111)
  }

  @Test func pendingChangesAreNotSeen() throws {
    var (draft, box, view, left) = draft(boxWidth: 30)
    let boxWidth = left - 2
    draft.keyframe(at: 0, .setConstant(boxWidth, .number(80)), .setConstant(left, width(box)))
    draft.keyframe(at: 1, .setConstant(left, width(box)))
    let plan = try draft.plan()
    #expect(plan.left(view, at: 0) == 30)
    #expect(plan.left(view, at: 1) == 80)
  }

  @Test func aFlushMakesThemSeen() throws {
    for (flushes, expected) in [(true, 80.0), (false, 30)] {
      var (draft, box, view, left) = draft(boxWidth: 30)
      draft.keyframe(at: 0, .setConstant(left - 2, .number(80)), layout: .deferred)
      draft.keyframe(at: 0, .setConstant(left, width(box)), flushes: flushes)
      #expect(try draft.plan().left(view, at: 0) == expected)
    }
  }

  @Test func anAnimatedSizeIsThatOfTheModel() throws {
    var (draft, box, view, left) = draft(boxWidth: 30)
    draft.keyframe(at: 0, .setConstant(left - 2, .number(80)), animation: linear(1))
    draft.keyframe(at: 0.5, .setConstant(left, width(box)))
    #expect(try draft.plan().left(view, at: 0.5) == 80)
  }

  @Test func anExpressionIsEvaluatedOnce() throws {
    var (draft, box, view, left) = draft(boxWidth: 30)
    draft.keyframe(at: 0, .setConstant(left, width(box)))
    draft.keyframe(at: 1, .setConstant(left - 2, .number(80)))
    #expect(try draft.plan().left(view, at: 1) == 30)
  }

  @Test func theArithmeticIsTheUsual() throws {
    var (draft, box, view, left) = draft(boxWidth: 30)
    // -(root.width / 4) + (box.width - 10) · 5 = -50 + 100.
    let expression = Expression.sum(
      .negated(.quotient(width(root), .number(4))),
      .product(.difference(width(box), .number(10)), .number(5)))
    draft.keyframe(at: 0, .setConstant(left, expression))
    #expect(try draft.plan().left(view, at: 0) == 50)
  }

  @Test func aResultThatIsNotFiniteIsAnError() {
    for (numerator, isNaN) in [(1.0, false), (0, true)] {
      var (draft, box, _, left) = draft(boxWidth: 30)
      let zero = Expression.difference(width(box), width(box))
      let places = draft.keyframe(
        at: 0, .setConstant(left, .quotient(.number(numerator), zero)))
      #expect(
        throws: PlanningError.nonFiniteConstant(constraint: left, location: places[0]),
        "NaN: \(isNaN)"
      ) { try draft.plan() }
    }
  }

  @Test func aConstantOfAnAddedConstraintCanBeAnExpression() throws {
    var (draft, box, view, left) = draft(boxWidth: 30)
    let added = draft.constrain(
      equal(view, .left, root), expression: width(box), isInitial: false)
    draft.keyframe(
      at: 1, .deactivate(left), .declareConstant(added, width(box)), .activate(added))
    draft.keyframe(at: 2, .setConstant(added, .number(7)))
    draft.keyframe(at: 3, .restore(added))
    let plan = try draft.plan()
    #expect(plan.left(view, at: 0.5) == 0)
    #expect(plan.left(view, at: 1) == 30)
    #expect(plan.left(view, at: 2) == 7)
    #expect(plan.left(view, at: 3) == 30)
  }
}
