import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel

@Suite struct GivenFrameTests {
  private let start = Rect(x: 10.5, y: 20, width: 30, height: 40)
  private let end = Rect(x: 50.5, y: 0, width: 10, height: 20)

  @Test func aNewFrameIsAnimated() throws {
    var draft = TimelineDraft()
    let view = draft.view(frame: start)
    draft.keyframe(at: 0, .setFrame(view, end), animation: linear(1))
    let plan = try draft.plan()
    #expect(plan.frame(view, at: 0) == start)
    #expect(plan.frame(view, at: 0.5) == Rect(x: 30.5, y: 10, width: 20, height: 30))
    #expect(plan.frame(view, at: 1) == end)
    #expect(plan.findings().isEmpty)
  }

  @Test func whatIsConstrainedToItFollowsInTheSameAnimation() throws {
    var draft = TimelineDraft()
    let box = draft.view(frame: start)
    let view = draft.view()
    draft.constrain(equal(view, .left, box, .right))
    draft.constrain(equal(view, .top, box))
    draft.constrain(equal(view, .width, plus: 8))
    draft.constrain(equal(view, .height, plus: 8))
    draft.keyframe(at: 0, .setFrame(box, end), animation: linear(1))
    let plan = try draft.plan()
    // Solved at 40.5 and 60.5, shown on whole points at 41 and 61.
    #expect(plan.frame(view, at: 0.5) == Rect(x: 51, y: 10, width: 8, height: 8))
  }

  /// A frame is set at once; only constraints wait for a layout of their superview.
  @Test func itDoesNotWaitForALayoutElsewhere() throws {
    var draft = TimelineDraft()
    let (outer, other) = (draft.view(frame: start), draft.view(frame: end))
    let box = draft.view(in: outer, frame: start)
    draft.keyframe(
      at: 0, .setFrame(box, end), animation: linear(1), layout: .immediate(other))
    #expect(
      try draft.plan().frame(box, at: 0.5) == Rect(x: 30.5, y: 10, width: 20, height: 30))
  }

  @Test func anExpressionHasItsSizeAsLastLaidOut() throws {
    var draft = TimelineDraft()
    let box = draft.view(frame: start)
    let view = draft.view()
    let left = draft.fix(view).left
    let width = Expression.size(box, .horizontal)
    draft.keyframe(at: 0, .setFrame(box, end), .setConstant(left, width))
    draft.keyframe(at: 1, .setConstant(left, width))
    let plan = try draft.plan()
    #expect(plan.left(view, at: 0) == 30)
    #expect(plan.left(view, at: 1) == 10)
  }

  /// Outer is solved at 40.4, shown at 40, and turned by a quarter about (50, 35).
  @Test func insideAConstrainedAndTurnedViewItTurnsAlong() throws {
    let red = Color(red: 255, green: 0, blue: 0)
    var draft = TimelineDraft()
    let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0)
    let outer = draft.view(Appearance(transform: quarter))
    draft.fix(outer, x: 40.4, y: 30)
    let box = draft.view(
      in: outer, Appearance(backgroundColor: red), frame: Rect(x: 2.25, y: 1, width: 4, height: 2))
    let plan = try draft.plan()
    #expect(plan.frame(box, at: 0) == Rect(x: 2.25, y: 1, width: 4, height: 2))
    // (x, y) of outer goes to (50 − (y − 5), 35 + (x − 10)).
    let quad = Quad(
      Point(x: 54, y: 27.25), Point(x: 54, y: 31.25), Point(x: 52, y: 31.25),
      Point(x: 52, y: 27.25))
    let color = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)
    #expect(plan.scene(at: 0).commands == [.fillQuad(quad, color)])
  }

  @Test func aFrameThatContradictsARequiredConstraintIsReportedWithItsChange() throws {
    var draft = TimelineDraft()
    let box = draft.view(frame: start)
    let width = draft.constrain(equal(box, .width, plus: 30))
    let places = draft.keyframe(at: 0, .setFrame(box, end))
    let plan = try draft.plan()
    #expect(plan.frame(box, at: 0) == end)
    #expect(
      plan.conflicts == [
        NotedConflict(
          layout: LayoutConflict(members: [.constraint(width)], broken: .constraint(width)),
          keyframe: 0,
          change: places[0], isTransient: false)
      ])
  }
}
