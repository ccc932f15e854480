import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel
import Typesetting

/// Lints about shadows and corners that only pixels show to be missing.
@Suite struct LayerLintTests {
  private let blue = Color(red: 0, green: 0, blue: 255)

  private func shadow(opacity: Double) -> Shadow {
    var shadow = Shadow()
    shadow.opacity = opacity
    shadow.radius = 6
    return shadow
  }

  private func card(opacity: Double = 0, clips: Bool = false) -> Appearance {
    Appearance(
      backgroundColor: blue, shadow: shadow(opacity: opacity),
      layer: LayerStyle(cornerRadius: 8, clipsToBounds: clips))
  }

  /// A view of 40 by 20 points at (10, 10).
  private func draft(_ appearance: Appearance) -> (draft: TimelineDraft, view: ViewIndex) {
    var draft = TimelineDraft()
    let view = draft.view(appearance)
    draft.fix(view, x: 10, y: 10, width: 40, height: 20)
    return (draft, view)
  }

  @Test func aShadowWithoutOpacityIsFound() throws {
    let (draft, view) = draft(card())
    #expect(
      try draft.plan().lints() == [.invisibleShadow(.init(view: view, reason: .transparent))])
  }

  @Test func aShadowOfAViewThatClipsIsFound() throws {
    let (draft, view) = draft(card(opacity: 0.5, clips: true))
    #expect(try draft.plan().lints() == [.invisibleShadow(.init(view: view, reason: .clipped))])
  }

  @Test func aShadowThatNothingCastsIsFound() throws {
    let empty = Appearance(shadow: shadow(opacity: 0.5))
    let (draft, view) = draft(empty)
    #expect(try draft.plan().lints() == [.invisibleShadow(.init(view: view, reason: .empty))])
    var (painted, later) = self.draft(empty)
    painted.keyframe(at: 0, .setBackgroundColor(later, blue), animation: linear(1))
    #expect(try painted.plan().lints() == [])
    var (around, clear) = self.draft(empty)
    around.fix(around.view(in: clear, Appearance(backgroundColor: blue)))
    #expect(try around.plan().lints() == [])
    var text = empty
    text.text = LabelText("a", font: Font(size: 12))
    #expect(try self.draft(text).draft.plan().lints() == [])
  }

  @Test func aShadowThatIsDrawnIsNot() throws {
    #expect(try draft(card(opacity: 0.5)).draft.plan().lints() == [])
    #expect(try draft(Appearance(backgroundColor: blue)).draft.plan().lints() == [])
  }

  @Test func aShadowThatFadesInOrIsUncoveredIsNot() throws {
    var (fading, faded) = draft(card())
    fading.keyframe(at: 0, .setShadow(faded, shadow(opacity: 0.5)), animation: linear(1))
    #expect(try fading.plan().lints() == [])
    var (opening, opened) = draft(card(opacity: 0.5, clips: true))
    opening.keyframe(at: 0, .setLayer(opened, .clipsToBounds(false)))
    #expect(try opening.plan().lints() == [])
  }

  @Test func aChangeThatSetsNoOpacityIsNamed() throws {
    var (draft, view) = draft(Appearance(backgroundColor: blue))
    let changes = draft.keyframe(
      at: 0, .setShadow(view, shadow(opacity: 0)), .setAlpha(view, 0.5), animation: linear(1))
    #expect(
      try draft.plan().lints() == [
        .invisibleShadow(.init(view: view, reason: .transparent, change: changes[0]))
      ])
  }

  private func photo(
    _ contentMode: ContentMode = .scaleToFill, alpha: UInt32 = 255, radius: Double = 8
  ) -> Appearance {
    let bitmap = ImageBitmap(
      width: 4, height: 4, words: Array(repeating: alpha << 24, count: 16), checksum: "photo")
    let file = TimelineImage(path: "photo.png", contents: [], bitmap: bitmap)
    return Appearance(
      image: ViewImage(file, contentMode: contentMode), layer: LayerStyle(cornerRadius: radius))
  }

  @Test func anImageOverRoundedCornersIsFound() throws {
    let (draft, view) = draft(photo())
    #expect(try draft.plan().lints() == [.squareCorners(.init(view: view, content: .image))])
  }

  @Test func anImageThatLeavesTheCornersIsNot() throws {
    #expect(try draft(photo(.center)).draft.plan().lints() == [])
    #expect(try draft(photo(alpha: 0)).draft.plan().lints() == [])
    #expect(try draft(photo(radius: 0)).draft.plan().lints() == [])
    var clipped = photo()
    clipped.layer.clipsToBounds = true
    #expect(try draft(clipped).draft.plan().lints() == [])
  }

  /// The image of a view that clips to corners of its own.
  @Test func anImageThatClipsToItsOwnCornersIsNotOverThoseOfItsSuperview() throws {
    for (clips, isFound) in [(true, false), (false, true)] {
      var (draft, card) = draft(
        Appearance(backgroundColor: blue, layer: LayerStyle(cornerRadius: 8)))
      var art = photo()
      art.layer.clipsToBounds = clips
      let inside = draft.view(in: card, art)
      draft.fix(inside, width: 40, height: 20)
      let over = Lint.squareCorners(.init(view: card, content: .subview(inside)))
      #expect(try draft.plan().lints().contains(over) == isFound)
    }
  }

  @Test func aLabelWithRoundCornersIsFoundUnlessItClips() throws {
    var chip = Appearance(
      backgroundColor: .white, text: LabelText("a", font: Font(size: 12)),
      layer: LayerStyle(cornerRadius: 8))
    let (found, view) = draft(chip)
    #expect(try found.plan().lints() == [.squareCorners(.init(view: view, content: .label))])
    chip.layer.clipsToBounds = true
    #expect(try draft(chip).draft.plan().lints() == [])
    (chip.layer.clipsToBounds, chip.backgroundColor) = (false, .clear)
    #expect(try draft(chip).draft.plan().lints() == [])
  }

  @Test func aViewThatClipsAtSomeTimeIsNot() throws {
    var (draft, view) = draft(photo())
    draft.keyframe(at: 0.5, .setLayer(view, .clipsToBounds(true)))
    #expect(try draft.plan().lints() == [])
  }

  @Test func aRadiusThatAKeyframeSetsCounts() throws {
    var (draft, view) = draft(photo(radius: 0))
    draft.keyframe(at: 0, .setLayer(view, .cornerRadius(8)), animation: linear(1))
    #expect(try draft.plan().lints() == [.squareCorners(.init(view: view, content: .image))])
  }

  /// Whether a subview with the frame is found over the corners of a card of 40 by 20 points.
  private func isFound(
    x: Double = 0, y: Double = 0, width: Double = 40, height: Double = 10,
    _ style: LayerStyle = .plain, corners: RectCorners = .all
  ) throws -> Bool {
    var (draft, card) = draft(
      Appearance(
        backgroundColor: blue, layer: LayerStyle(cornerRadius: 8, maskedCorners: corners)))
    let inside = draft.view(in: card, Appearance(backgroundColor: .white, layer: style))
    draft.fix(inside, x: x, y: y, width: width, height: height)
    let lints = try draft.plan().lints()
    let found = Lint.squareCorners(.init(view: card, content: .subview(inside)))
    #expect(lints == [] || lints == [found])
    return lints == [found]
  }

  @Test func aSubviewOverRoundedCornersIsFound() throws {
    #expect(try isFound())
    #expect(try isFound(y: 10))
    #expect(try isFound(corners: [.topLeft]))
  }

  @Test func aSubviewThatLeavesTheCornersIsNot() throws {
    #expect(try !isFound(x: 8, width: 24))
    #expect(try !isFound(y: 5))
    #expect(try !isFound(corners: [.bottomLeft]))
    #expect(try !isFound(height: 20, LayerStyle(cornerRadius: 8)))
  }

  /// At a rest only what has changed since the last one is looked at.
  @Test func whatMovesOverACornerLaterIsFound() throws {
    var (draft, card) = draft(Appearance(backgroundColor: blue, layer: LayerStyle(cornerRadius: 8)))
    let inside = draft.view(in: card, Appearance(backgroundColor: .white))
    let frame = draft.fix(inside, x: 15, y: 5, width: 10, height: 10)
    #expect(try draft.plan().lints() == [])
    draft.keyframe(
      at: 0, .setConstant(frame.left, .number(0)), .setConstant(frame.top, .number(0)),
      animation: linear(1))
    #expect(
      try draft.plan().lints() == [.squareCorners(.init(view: card, content: .subview(inside)))])
  }

  @Test func aSubviewOfAViewThatIsRoundedLaterIsFound() throws {
    var (draft, card) = draft(Appearance(backgroundColor: blue))
    let inside = draft.view(in: card, Appearance(backgroundColor: .white))
    draft.fix(inside, width: 40, height: 10)
    #expect(try draft.plan().lints() == [])
    draft.keyframe(at: 0, .setLayer(card, .cornerRadius(8)), animation: linear(1))
    #expect(
      try draft.plan().lints() == [.squareCorners(.init(view: card, content: .subview(inside)))])
  }

  /// A badge on a corner exceeds the card.
  @Test func aSubviewThatExceedsTheViewIsNot() throws {
    #expect(try !isFound(x: -5, y: -5, width: 10))
  }
}
