import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel

/// Lints about what nobody sees. The picture is 200 by 100.
@Suite struct UnseenLintTests {
  private let blue = Appearance(backgroundColor: Color(red: 0, green: 0, blue: 255))
  private let red = Appearance(backgroundColor: Color(red: 255, green: 0, blue: 0))

  /// A blue view of 20 by 10 points at (10, 10), and a red one after it.
  private func pair(
    _ cover: Appearance, x: Double = 10, y: Double = 10, width: Double = 20, height: Double = 10
  ) -> (draft: TimelineDraft, below: ViewIndex, above: ViewIndex) {
    var draft = TimelineDraft()
    let below = draft.view(blue)
    let above = draft.view(cover)
    draft.fix(below, x: 10, y: 10)
    draft.fix(above, x: x, y: y, width: width, height: height)
    return (draft, below, above)
  }

  private func isCovered(_ cover: Appearance, width: Double = 20) throws -> Bool {
    let pair = pair(cover, width: width)
    let lints = try pair.draft.plan().lints()
    let cover = Lint.covered(Lint.Cover(view: pair.below, cover: pair.above))
    #expect(lints == [] || lints == [cover])
    return lints == [cover]
  }

  @Test func aViewBelowAnOpaqueOneIsFound() throws {
    #expect(try isCovered(red))
    #expect(try isCovered(red, width: 40))
    #expect(try !isCovered(red, width: 19))
  }

  @Test func onlyWhatIsOpaqueCovers() throws {
    let color = Color(red: 255, green: 0, blue: 0)
    #expect(try !isCovered(Appearance(backgroundColor: color, alpha: 0.9)))
    #expect(
      try !isCovered(Appearance(backgroundColor: Color(red: 0, green: 0, blue: 0, alpha: 254))))
    #expect(try isCovered(Appearance(gradient: Gradient(colors: [color, .white]))))
    #expect(try !isCovered(Appearance(gradient: Gradient(colors: [color, .clear]))))
  }

  /// The corner of the lower view is at the corner of the upper one.
  @Test func aRoundedCornerDoesNotCover() throws {
    var rounded = red
    rounded.layer.cornerRadius = 4
    #expect(try !isCovered(rounded, width: 40))
    let wide = pair(rounded, x: 8, y: 8, width: 40, height: 40)
    #expect(try wide.draft.plan().lints().count == 1)
  }

  @Test func aTurnedViewCoversNothing() throws {
    var turned = red
    turned.transform = AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8)
    let pair = pair(turned, x: 0, y: 0, width: 100, height: 100)
    #expect(try pair.draft.plan().lints() == [])
  }

  /// At both rests the lower view is covered, and between them it is seen.
  @Test func whatChangesInBetweenUncovers() throws {
    var (fading, _, cover) = pair(red)
    fading.keyframe(at: 0, .setAlpha(cover, 0.5), animation: linear(1))
    fading.keyframe(at: 1, .setAlpha(cover, 1), animation: linear(1))
    #expect(try fading.plan().lints() == [])

    var moving = TimelineDraft()
    let below = moving.view(blue)
    let above = moving.view(red)
    moving.fix(below, x: 10, y: 10)
    let left = moving.fix(above, x: 10, y: 10).left
    moving.keyframe(at: 0, .setConstant(left, .number(60)), animation: linear(1))
    moving.keyframe(at: 0.5, .setConstant(left, .number(10)), animation: linear(1))
    #expect(try moving.plan().lints() == [.returning(above)])
  }

  @Test func itsOwnSubviewsDoNotCoverAView() throws {
    var draft = TimelineDraft()
    let card = draft.view(blue)
    let inside = draft.view(in: card, red)
    draft.fix(card, x: 10, y: 10)
    draft.fix(inside)
    #expect(try draft.plan().lints() == [])
  }

  @Test func theOrderIsThatOfPainting() throws {
    var draft = TimelineDraft()
    var front = blue
    front.layer.zPosition = 1
    let below = draft.view(front)
    let above = draft.view(red)
    draft.fix(below)
    draft.fix(above)
    #expect(
      try draft.plan().lints() == [.covered(Lint.Cover(view: above, cover: below))])
  }

  @Test func ofAViewAndItsSubviewsOnlyTheViewIsReported() throws {
    var draft = TimelineDraft()
    let card = draft.view(blue)
    let inside = draft.view(in: card, blue)
    let above = draft.view(red)
    draft.fix(card)
    draft.fix(inside, width: 5, height: 5)
    draft.fix(above, width: 200, height: 100)
    #expect(try draft.plan().lints() == [.covered(Lint.Cover(view: card, cover: above))])
  }

  @Test func aClipThatCutsTheCoverCountsForIt() throws {
    var draft = TimelineDraft()
    let below = draft.view(blue)
    let window = draft.view(Appearance(layer: LayerStyle(clipsToBounds: true)))
    let above = draft.view(in: window, red)
    draft.fix(below, x: 10, y: 10)
    draft.fix(window, width: 25, height: 100)
    draft.fix(above, width: 200, height: 100)
    #expect(try draft.plan().lints() == [])
  }

  @Test func aViewThatIsAlwaysTransparentOrHiddenIsFound() throws {
    for (appearance, reason) in [
      (Appearance(backgroundColor: .white, alpha: 0), Lint.NeverShown.Reason.transparent),
      (Appearance(backgroundColor: .white, isHidden: true), .hidden),
    ] {
      var draft = TimelineDraft()
      let view = draft.view(appearance)
      draft.fix(view)
      #expect(try draft.plan().lints() == [.neverShown(.init(view: view, reason: reason))])
      draft.keyframe(at: 0, .setAlpha(view, 1), .setHidden(view, false), animation: linear(1))
      #expect(
        try !draft.plan().lints().contains { if case .neverShown = $0 { true } else { false } })
    }
  }

  @Test func aContainerOfWhatPaintsIsFound() throws {
    var draft = TimelineDraft()
    let empty = draft.view(Appearance(alpha: 0))
    let card = draft.view(Appearance(alpha: 0))
    let inside = draft.view(in: card, blue)
    for view in [empty, card, inside] { draft.fix(view) }
    #expect(
      try draft.plan().lints() == [.neverShown(.init(view: card, reason: .transparent))])
  }

  @Test func aKeyframeThatChangesNothingIsFound() throws {
    var draft = TimelineDraft()
    let view = draft.view(blue)
    let left = draft.fix(view, x: 8).left
    draft.keyframe(at: 0, .setConstant(left, .number(8)), animation: linear(1))
    draft.keyframe(at: 1, .setAlpha(view, 1))
    draft.keyframe(at: 2, .setConstant(left, .number(30)), animation: linear(1))
    draft.keyframe(at: 3, .setAlpha(view, 0.5))
    draft.keyframe(at: 4, [], animation: linear(0.5))
    #expect(
      try draft.plan().lints() == [.keyframeWithoutEffect(0), .keyframeWithoutEffect(1)])
  }

  /// A value that is set back in the same turn is on its way.
  @Test func allKeyframesOfATimeCountTogether() throws {
    var draft = TimelineDraft()
    let view = draft.view(blue)
    draft.fix(view)
    draft.keyframe(at: 0, .setAlpha(view, 1), layout: .deferred)
    draft.keyframe(at: 0, .setAlpha(view, 0))
    draft.keyframe(at: 0, .setAlpha(view, 1), animation: linear(1))
    #expect(try draft.plan().lints() == [])
  }

  @Test func aChangeThatIsBrokenIsAConflictAndNothingElse() throws {
    var draft = TimelineDraft()
    let view = draft.view(blue)
    draft.fix(view)
    let other = draft.constrain(equal(view, .width, plus: 30), isActive: false)
    draft.keyframe(at: 0, .activate(other), animation: linear(1))
    #expect(try draft.plan().lints() == [])
  }
}
