import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel

/// Lints about constraints and views. The picture is 200 by 100.
@Suite struct LintLayoutTests {
  private let blue = Appearance(backgroundColor: Color(red: 0, green: 0, blue: 255))

  @Test func equalConstraintsAreReportedOnce() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    let original = draft.fix(view, x: 8).left
    let same = draft.constrain(equal(view, .left, root, plus: 8))
    draft.keyframe(at: 0, .setAlpha(view, 0.5))
    #expect(
      try draft.plan().lints() == [
        .duplicateConstraint(.init(constraint: same, original: original, keyframe: nil))
      ])
  }

  @Test func aKeyframeThatMakesConstraintsEqualIsReported() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    let original = draft.fix(view, x: 8).left
    let other = draft.constrain(equal(view, .left, root, plus: 4, at: 500))
    let third = draft.constrain(equal(view, .left, root, plus: 8), isActive: false)
    draft.keyframe(at: 0, .setConstant(other, .number(8)))
    draft.keyframe(at: 1, .activate(third))
    #expect(
      try draft.plan().lints() == [
        .keyframeWithoutEffect(0),
        .duplicateConstraint(.init(constraint: third, original: original, keyframe: 1)),
      ])
  }

  @Test func whatIsActiveInTurnIsNoDuplicate() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    let original = draft.fix(view, x: 8).left
    let other = draft.constrain(equal(view, .left, root, plus: 8), isActive: false)
    draft.keyframe(at: 0, .deactivate(original), .activate(other))
    #expect(try draft.plan().lints() == [.keyframeWithoutEffect(0)])
  }

  @Test func aConstraintThatIsNeverActivatedIsReported() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    draft.fix(view)
    let unused = draft.constrain(equal(view, .left, root, plus: 8), isActive: false)
    draft.keyframe(at: 0, .restore(unused))
    #expect(
      try draft.plan().lints() == [.keyframeWithoutEffect(0), .neverActiveConstraint(unused)])
  }

  /// x, and whether any of the view is seen where the picture is 200 wide and the view 20.
  @Test(arguments: [(200.0, false), (199, true), (-20, false), (-19, true), (50, true)])
  func aViewThatIsNeverInThePictureIsReported(x: Double, isSeen: Bool) throws {
    var draft = TimelineDraft()
    let view = draft.view(blue)
    draft.fix(view, x: x)
    #expect(try draft.plan().lints() == (isSeen ? [] : [.offScreenAtRest(view)]))
  }

  @Test(arguments: [
    Appearance(backgroundColor: .clear),
    Appearance(backgroundColor: Color(red: 1, green: 1, blue: 1), alpha: 0),
    Appearance(backgroundColor: Color(red: 1, green: 1, blue: 1), isHidden: true),
  ])
  func whatCannotBeSeenMayLieAnywhere(appearance: Appearance) throws {
    var draft = TimelineDraft()
    draft.fix(draft.view(appearance), x: 300)
    draft.fix(draft.view(appearance), width: 0)
    let found = try draft.plan().lints().filter {
      if case .neverShown = $0 { false } else { true }
    }
    #expect(found == [])
  }

  @Test(arguments: [(300.0, 50.0), (50, 300), (300, -50)])
  func aViewThatSlidesInOutOrThroughIsNotReported(from: Double, to: Double) throws {
    var draft = TimelineDraft()
    let left = draft.fix(draft.view(blue), x: from).left
    draft.keyframe(at: 0.5, .setConstant(left, .number(to)), animation: linear(1))
    #expect(try draft.plan().lints() == [])
  }

  @Test func aViewThatMovesOutsideIsNot() throws {
    var draft = TimelineDraft()
    let view = draft.view(blue)
    let left = draft.fix(view, x: 300).left
    draft.keyframe(at: 0.5, .setConstant(left, .number(400)), animation: linear(1))
    #expect(try draft.plan().lints() == [.offScreenAtRest(view)])
  }

  @Test func aTransformMayBringAViewIntoThePicture() throws {
    var draft = TimelineDraft()
    let view = draft.view(blue)
    draft.fix(view, x: 300)
    draft.keyframe(
      at: 0, .setTransform(view, AffineTransform(translation: Point(x: -200))),
      animation: linear(1))
    #expect(try draft.plan().lints() == [])
  }

  /// y of a view that is 10 high on a canvas that shrinks from 100 to 50.
  @Test(arguments: [
    (10.0, false), (49, false), (50, true), (99, true), (100, false),
  ])
  func aViewBesideASmallerCanvasIsReported(y: Double, isLost: Bool) throws {
    var draft = TimelineDraft()
    let view = draft.view(blue)
    draft.fix(view, y: y, height: 10)
    let small = Canvas(size: Size(width: 200, height: 50))
    draft.keyframe(at: 0.5, .setCanvas(small), animation: linear(1))
    let off: [Lint] = y < 100 ? [] : [.offScreenAtRest(view)]
    #expect(try draft.plan().lints() == off + (isLost ? [.offCanvasAtRest(view)] : []))
  }

  /// The lower half of a view that is 100 high is in a superview that starts at 60.
  @Test func aSubviewIsJudgedByWhereItIsInThePicture() throws {
    var draft = TimelineDraft()
    let outer = draft.view()
    draft.fix(outer, y: 60, height: 40)
    let inner = draft.view(in: outer, blue)
    draft.fix(inner, y: 40)
    #expect(try draft.plan().lints() == [.offScreenAtRest(inner)])
  }

  /// A list of 100 points shows rows up to its end; the others come by scrolling, or by moving what is
  /// inside.
  @Test(arguments: [(true, false), (false, true), (false, false)])
  func aRowBeyondTheVisiblePartOfAListIsNotReported(scrolls: Bool, clips: Bool) throws {
    var draft = TimelineDraft()
    let list = draft.view(
      Appearance(layer: LayerStyle(clipsToBounds: clips)), scrolls: scrolls)
    draft.fix(list, width: 200, height: 100)
    let content = draft.view(in: list)
    draft.fix(content, width: 200, height: 400)
    let row = draft.view(in: content, blue)
    draft.fix(row, y: 300)
    #expect(try draft.plan().lints() == (scrolls || clips ? [] : [.offScreenAtRest(row)]))
  }

  @Test func aListThatIsOutsideItselfIsReported() throws {
    var draft = TimelineDraft()
    var appearance = blue
    appearance.layer.clipsToBounds = true
    let list = draft.view(appearance, scrolls: true)
    draft.fix(list, y: 300)
    #expect(try draft.plan().lints() == [.offScreenAtRest(list)])
  }

  @Test(arguments: [(0.0, 10.0, [LayoutAxis.horizontal]), (0, 0, [.horizontal, .vertical])])
  func aColouredViewWithoutAreaIsReported(
    width: Double, height: Double, axes: [LayoutAxis]
  ) throws {
    var draft = TimelineDraft()
    let view = draft.view(blue)
    draft.fix(view, width: width, height: height)
    #expect(try draft.plan().lints() == [.zeroSize(.init(view: view, axes: axes))])
  }

  /// It is not also reported as having no size; a container is reported without a colour too.
  @Test(arguments: [true, false]) func aNegativeLengthIsReported(hasColor: Bool) throws {
    var draft = TimelineDraft()
    let view = hasColor ? draft.view(blue) : draft.view()
    draft.fix(view, width: -20)
    let told = Lint.NegativeSize(view: view, axis: .horizontal, length: -20)
    #expect(try draft.plan().lints() == [.negativeSize(told)])
  }

  @Test func oneRestWithALengthBelowZeroIsEnough() throws {
    var draft = TimelineDraft()
    let view = draft.view(blue)
    let height = draft.fix(view).height
    draft.keyframe(at: 0, .setConstant(height, .number(-5)), animation: linear(1))
    draft.keyframe(at: 2, .setConstant(height, .number(10)), animation: linear(1))
    let told = Lint.NegativeSize(view: view, axis: .vertical, length: -5)
    #expect(try draft.plan().lints() == [.negativeSize(told)])
  }

  /// A card that is closed while it is transparent may be too small for its contents.
  @Test func aLengthBelowZeroOfWhatIsNotSeenIsNot() throws {
    var draft = TimelineDraft()
    let card = draft.view(blue)
    let height = draft.fix(card, height: 40).height
    let text = draft.view(in: card)
    draft.constrain(equal(text, .left, card))
    draft.constrain(equal(text, .width, plus: 5))
    draft.constrain(equal(text, .top, card, plus: 8))
    draft.constrain(equal(text, .bottom, card, plus: -8))
    draft.keyframe(
      at: 0, .setConstant(height, .number(0)), .setAlpha(card, 0), animation: linear(1))
    #expect(try draft.plan().lints() == [])
  }

  @Test func aViewThatGrowsOrShrinksIsNotReported() throws {
    var draft = TimelineDraft()
    let growing = draft.fix(draft.view(blue), width: 0).width
    let shrinking = draft.fix(draft.view(blue), height: 5).height
    draft.keyframe(
      at: 0, .setConstant(growing, .number(30)), .setConstant(shrinking, .number(0)),
      animation: linear(1))
    #expect(try draft.plan().lints() == [])
  }

  @Test func anAmbiguousSizeIsNotReportedAgain() throws {
    var draft = TimelineDraft()
    let view = draft.view(blue)
    draft.constrain(equal(view, .left, root))
    draft.constrain(equal(view, .top, root))
    let plan = try draft.plan()
    #expect(plan.ambiguities.count == 2)
    #expect(try plan.lints() == [])
  }

  /// Each keyframe interrupts the one before, so that only the first and the last layout rest.
  @Test func whatIsInterruptedIsNoRest() throws {
    var draft = TimelineDraft()
    let view = draft.view(blue)
    let left = draft.fix(view, x: 300).left
    draft.keyframe(at: 0.5, .setConstant(left, .number(400)), animation: linear(1))
    draft.keyframe(at: 1, .setConstant(left, .number(300)), animation: linear(1))
    #expect(try draft.plan().lints() == [.offScreenAtRest(view), .returning(view)])
  }
}
