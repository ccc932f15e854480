import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel
import Typesetting

@Suite struct LabelLintTests {
  private let black = Color(red: 0, green: 0, blue: 0)

  private func lints(
    _ text: LabelText, width: Double = 150, height: Double = 30, below: Color = .white,
    alpha: Double = 1
  ) throws -> [Lint] {
    var draft = TimelineDraft(rootColor: .white)
    let card = draft.view(Appearance(backgroundColor: below, alpha: alpha))
    let view = draft.view(in: card, Appearance(text: text))
    draft.fix(card, x: 0, y: 0, width: 200, height: 100)
    draft.fix(view, x: 0, y: 0, width: width, height: height)
    return try draft.plan().lints()
  }

  @Test func aTextThatFitsAndIsBlackOnWhiteHasNone() throws {
    #expect(try lints(LabelText("Title")) == [])
  }

  @Test func aTruncatedTextIsCutOff() throws {
    let found = try lints(LabelText("Title"), width: 30)
    guard case .cutText(let cut) = found.first else {
      Issue.record("\(found)")
      return
    }
    #expect(cut.view == ViewIndex(2) && cut.keyframe == nil && found.count == 1)
    #expect(cut.lines.map { $0.suffix(1) } == ["…"])
  }

  @Test func aTextThatIsTooHighIsCutOff() throws {
    let found = try lints(LabelText("Title"), height: 12)
    #expect(found == [.cutText(.init(view: ViewIndex(2), keyframe: nil, lines: ["Title"]))])
  }

  @Test func aCollapsedLabelIsNotCutOff() throws {
    #expect(try lints(LabelText("Title"), height: 0) == [])
  }

  /// Ratios of published examples: #777777 on white has 4.48:1, #767676 has 4.54:1, and red 4:1.
  @Test(arguments: [
    (Color(red: 0x77, green: 0x77, blue: 0x77), 4.48),
    (Color(red: 255, green: 0, blue: 0), 4.0), (Color(red: 255, green: 255, blue: 255), 1.0),
  ])
  func aTextOfLowContrastIsFound(color: Color, ratio: Double) throws {
    let found = try lints(LabelText("Title", color: color))
    guard case .lowContrast(let contrast) = found.first, found.count == 1 else {
      Issue.record("\(found)")
      return
    }
    #expect(abs(contrast.ratio - ratio) < 0.005)
  }

  @Test func bothColoursAreNamedAsPainted() throws {
    let found = try lints(LabelText("Title", color: black), alpha: 0.5)
    guard case .lowContrast(let contrast) = found.first, found.count == 1 else {
      Issue.record("\(found)")
      return
    }
    #expect(contrast.background == .white && contrast.change == nil)
    #expect(abs(Int(contrast.text.red) - 128) <= 1 && contrast.text.alpha == 255)
  }

  /// A label that is black on white until a keyframe makes it as light as another.
  @Test func theChangeThatSetsTheColourIsNamed() throws {
    var draft = TimelineDraft(rootColor: .white)
    let light = Color(red: 0xAA, green: 0xAA, blue: 0xAA)
    let view = draft.view(Appearance(text: LabelText("Title", color: black)))
    draft.fix(view, width: 150, height: 30)
    draft.keyframe(at: 0, .setAlpha(view, 0.99), animation: linear(0.5))
    let changes = draft.keyframe(
      at: 1, .setText(view, LabelText("Title", color: light)), .setAlpha(view, 1))
    draft.keyframe(at: 2, .setText(view, LabelText("Titles", color: light)))
    let found = try draft.plan().lints().compactMap { lint in
      if case .lowContrast(let contrast) = lint { contrast } else { nil as Lint.LowContrast? }
    }
    #expect(found.map(\.keyframe) == [1])
    #expect(found.map(\.change) == [changes[0]])
    #expect(found.map(\.text) == [light] && found.map(\.background) == [.white])
  }

  @Test func labelsOfTheSameColoursAreOneFinding() throws {
    var draft = TimelineDraft(rootColor: .white)
    let colors = [0xAA, 0xBB, 0xAA].map { Color(red: $0, green: $0, blue: $0) }
    let views = colors.map { draft.view(Appearance(text: LabelText("Title", color: $0))) }
    for (place, view) in views.enumerated() {
      draft.fix(view, y: 30 * Double(place), width: 150, height: 30)
    }
    let found = try draft.plan().lints().map { lint in
      if case .lowContrast(let contrast) = lint { contrast.views } else { [] as [ViewIndex] }
    }
    #expect(found == [[views[0], views[2]], [views[1]]])
  }

  /// Of 18 points, or of 14 in bold: 3:1 is enough. #888888 on white has 3.54:1, #999999 has 2.85:1.
  @Test(arguments: [
    (Font(size: 17), 0x88, true), (Font(size: 18), 0x88, false), (Font(size: 18), 0x99, true),
    (Font(size: 13, weight: .bold), 0x88, true), (Font(size: 14, weight: .bold), 0x88, false),
    (Font(size: 14, weight: .semibold), 0x88, true),
  ])
  func aLargeTextNeedsLessContrast(font: Font, gray: UInt8, isFound: Bool) throws {
    let color = Color(red: gray, green: gray, blue: gray)
    #expect(try lints(LabelText("Title", font: font, color: color)).isEmpty == !isFound)
  }

  /// A white text beside the picture, outside of a view that clips, or below another view.
  @Test func aTextThatIsNotSeenIsNotRead() throws {
    let white = Appearance(text: LabelText("Title", color: .white))
    var page = TimelineDraft(rootColor: .white)
    page.fix(page.view(white), x: 250, width: 100, height: 30)
    #expect(try page.plan().lints() == [])
    var list = TimelineDraft(rootColor: .white)
    let clip = list.view(Appearance(layer: LayerStyle(clipsToBounds: true)))
    list.fix(clip, width: 100, height: 40)
    list.fix(list.view(in: clip, white), y: 60, width: 100, height: 30)
    #expect(try list.plan().lints() == [])
    for (alpha, isFound) in [(1, false), (0.3, true)] {
      var splash = TimelineDraft(rootColor: .white)
      let text = splash.view(white)
      splash.fix(text, width: 100, height: 30)
      splash.fix(
        splash.view(Appearance(backgroundColor: black, alpha: alpha)), width: 200, height: 100)
      let contrasts = try splash.plan().lints().filter {
        if case .lowContrast = $0 { true } else { false }
      }
      #expect(!contrasts.isEmpty == isFound)
    }
  }

  @Test func aTextOfEnoughContrastIsNot() throws {
    #expect(try lints(LabelText("Title", color: Color(red: 0x76, green: 0x76, blue: 0x76))) == [])
    #expect(try lints(LabelText("Title", color: .white), below: black) == [])
  }

  @Test func aGradientCounts() throws {
    var draft = TimelineDraft(rootColor: .white)
    let dark = Color(red: 0x33, green: 0x33, blue: 0x33)
    let card = draft.view(Appearance(gradient: Gradient(colors: [black, dark])))
    let view = draft.view(in: card, Appearance(text: LabelText("Title", color: .white)))
    draft.fix(card, x: 0, y: 0, width: 200, height: 100)
    draft.fix(view, x: 0, y: 0, width: 150, height: 30)
    #expect(try draft.plan().lints() == [])
  }

  @Test func alphaAndGroupsCount() throws {
    let faint = try lints(LabelText("Title"), alpha: 0.5)
    guard case .lowContrast(let contrast) = faint.first else {
      Issue.record("\(faint)")
      return
    }
    // Black at half opacity on white is #808080, whose contrast is 3.95:1.
    #expect(abs(contrast.ratio - 3.95) < 0.05)
  }

  @Test func aCharacterWithoutALetterIsNamed() throws {
    let found = try lints(LabelText("Ja: 是 是"))
    guard case .missingLetter(let letter) = found.first, found.count == 1 else {
      Issue.record("\(found)")
      return
    }
    #expect(letter.character == "是" && letter.position == 5)
  }
}
