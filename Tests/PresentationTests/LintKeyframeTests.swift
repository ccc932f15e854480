import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel

/// Lints about keyframes.
@Suite struct LintKeyframeTests {
  /// Two adjacent views, each moved by its own constraint.
  private struct Pair {
    var draft = TimelineDraft()
    let (a, b): (ViewIndex, ViewIndex)
    let (aLeft, bLeft): (Int, Int)

    init() {
      a = draft.view()
      b = draft.view()
      aLeft = draft.fix(a).left
      bLeft = draft.fix(b).left
    }
  }

  @Test func whatAnEarlierKeyframeLeftPendingIsSweptIn() throws {
    var pair = Pair()
    pair.draft.keyframe(at: 0, .setConstant(pair.aLeft, .number(40)), layout: .deferred)
    pair.draft.keyframe(
      at: 0, .setConstant(pair.bLeft, .number(50)), animation: linear(1), flushes: false)
    #expect(
      try pair.draft.plan().lints() == [
        .unflushedStart(.init(keyframe: 1, earlier: 0, views: [pair.a]))
      ])
  }

  @Test func aKeyframeThatFlushesSweepsNothingIn() throws {
    var pair = Pair()
    pair.draft.keyframe(at: 0, .setConstant(pair.aLeft, .number(40)), layout: .deferred)
    pair.draft.keyframe(at: 0, .setConstant(pair.bLeft, .number(50)), animation: linear(1))
    #expect(try pair.draft.plan().lints() == [])
  }

  @Test func whatDidNotMoveIsNotPending() throws {
    var pair = Pair()
    pair.draft.keyframe(at: 0, .setConstant(pair.aLeft, .number(0)), layout: .deferred)
    pair.draft.keyframe(
      at: 0, .setConstant(pair.bLeft, .number(50)), animation: linear(1), flushes: false)
    #expect(try pair.draft.plan().lints() == [])
  }

  @Test func anAnimationWhoseLayoutIsDeferredJumps() throws {
    var pair = Pair()
    pair.draft.keyframe(
      at: 0, .setConstant(pair.aLeft, .number(40)), animation: linear(1), layout: .deferred)
    #expect(
      try pair.draft.plan().lints() == [
        .jump(.init(keyframe: 0, reason: .layoutOutside, views: [pair.a]))
      ])
  }

  @Test func aLayoutOfAnotherViewLeavesTheRestToJump() throws {
    var pair = Pair()
    let inner = pair.draft.view(in: pair.b)
    let left = pair.draft.fix(inner).left
    pair.draft.keyframe(
      at: 1, .setConstant(left, .number(9)), animation: linear(1), layout: .immediate(pair.a))
    #expect(
      try pair.draft.plan().lints() == [
        .jump(.init(keyframe: 0, reason: .layoutOutside, views: [inner]))
      ])
  }

  @Test func withoutAnAnimationNoJumpIsReported() throws {
    var pair = Pair()
    pair.draft.keyframe(at: 0, .setConstant(pair.aLeft, .number(40)), layout: .deferred)
    pair.draft.keyframe(at: 1, .setConstant(pair.aLeft, .number(60)))
    #expect(try pair.draft.plan().lints() == [])
  }

  @Test func aJumpInTheMiddleOfAnAnimationOfTheSameView() throws {
    var pair = Pair()
    pair.draft.keyframe(at: 0, .setConstant(pair.aLeft, .number(40)), animation: linear(1))
    pair.draft.keyframe(at: 0.5, .setConstant(pair.aLeft, .number(80)))
    #expect(
      try pair.draft.plan().lints() == [
        .jump(.init(keyframe: 1, reason: .interruption(of: 0), views: [pair.a]))
      ])
  }

  @Test(arguments: [(0.5, false), (1, true)])
  func aJumpOfAnotherViewOrAfterTheAnimationIsNone(time: Double, isSame: Bool) throws {
    var pair = Pair()
    pair.draft.keyframe(at: 0, .setConstant(pair.aLeft, .number(40)), animation: linear(1))
    pair.draft.keyframe(
      at: time, .setConstant(isSame ? pair.aLeft : pair.bLeft, .number(80)))
    #expect(try pair.draft.plan().lints() == [])
  }

  @Test(arguments: [
    (1.0, true, true), (0, true, false), (1, false, false), (0, false, false),
  ])
  func hidingWhatIsSeenInsideAnAnimationIsAJump(
    alpha: Double, isAnimated: Bool, jumps: Bool
  ) throws {
    var draft = TimelineDraft()
    let view = draft.view(
      Appearance(backgroundColor: Color(red: 1, green: 2, blue: 3), alpha: alpha))
    draft.fix(view)
    let places = draft.keyframe(
      at: 0, .setHidden(view, true), animation: isAnimated ? linear(1) : nil)
    let reason = Lint.Jump.Reason.hidden(true, places[0])
    let expected: [Lint] = [.jump(.init(keyframe: 0, reason: reason, views: [view]))]
    let found = try draft.plan().lints().filter { if case .jump = $0 { true } else { false } }
    #expect(found == (jumps ? expected : []))
  }

  @Test(arguments: [
    (ContentMode.scaleAspectFit, true, true), (.scaleAspectFit, false, false),
    (.center, true, false),
  ])
  func anotherContentModeInsideAnAnimationIsAJump(
    mode: ContentMode, isAnimated: Bool, jumps: Bool
  ) throws {
    let bitmap = ImageBitmap(width: 1, height: 1, words: [~0], checksum: "white")
    let photo = ViewImage(
      TimelineImage(path: "a.png", contents: [], bitmap: bitmap), contentMode: .center)
    var (draft, changed) = (TimelineDraft(), photo)
    changed.contentMode = mode
    let view = draft.view(Appearance(image: photo))
    let size = draft.fix(view)
    let places = draft.keyframe(
      at: 0, .setImage(view, changed), .setConstant(size.width, .number(50)),
      animation: isAnimated ? linear(1) : nil)
    let reason = Lint.Jump.Reason.contentMode(places[0])
    #expect(
      try draft.plan().lints()
        == (jumps ? [.jump(.init(keyframe: 0, reason: reason, views: [view]))] : []))
  }

  @Test func aViewThatIsShownWhereItFadesInIsNone() throws {
    var draft = TimelineDraft()
    let view = draft.view(
      Appearance(backgroundColor: Color(red: 1, green: 2, blue: 3), alpha: 0, isHidden: true))
    draft.fix(view)
    draft.keyframe(at: 0, .setHidden(view, false), .setAlpha(view, 1), animation: linear(1))
    #expect(try draft.plan().lints() == [])
  }

  @Test func aKeyframeBehindTheLastFrameIsNeverPlayed() throws {
    var pair = Pair()
    pair.draft.setDuration(1)
    pair.draft.keyframe(at: 1, .setConstant(pair.aLeft, .number(40)))
    pair.draft.keyframe(at: 2, .setConstant(pair.aLeft, .number(80)))
    #expect(try pair.draft.plan().lints() == [.keyframeAfterEnd(1)])
  }
}
