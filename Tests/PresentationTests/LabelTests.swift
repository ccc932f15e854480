import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel
import Timing
import Typesetting

@Suite struct LabelTests {
  private static let font = Font(size: 10)
  private static let words = "one two three four"

  private func width(_ text: String) -> Double {
    text.reduce(0) { $0 + Self.font.advance(of: $1) }
  }

  private func label(
    _ string: String, lines: Int = 1, alignment: TextAlignment = .natural,
    color: Color = Color(red: 0, green: 0, blue: 0)
  ) -> Appearance {
    Appearance(
      text: LabelText(
        string, font: Self.font, color: color, alignment: alignment, lineLimit: lines))
  }

  private func shown(_ view: ViewIndex, _ draft: TimelineDraft, at time: Double = 0) throws
    -> PresentedView
  {
    try draft.plan().presentation(at: FrameTime(seconds(time)))[view.rawValue]
  }

  /// A label at the top left of the canvas.
  private func pinned(_ appearance: Appearance) -> (draft: TimelineDraft, view: ViewIndex) {
    var draft = TimelineDraft()
    let view = draft.view(appearance)
    draft.constrain(equal(view, .left, root))
    draft.constrain(equal(view, .top, root))
    return (draft, view)
  }

  @Test func aLabelIsAsLargeAsItsText() throws {
    let (draft, view) = pinned(label("Title"))
    let shown = try shown(view, draft)
    #expect(shown.geometry.size == Size(width: width("Title").rounded(.up), height: 12))
    #expect(shown.label?.lines.map(\.text) == ["Title"])
  }

  @Test func aNarrowLabelIsAsHighAsItsWrappedLines() throws {
    var (draft, view) = pinned(label(Self.words, lines: 0))
    draft.constrain(equal(view, .width, plus: width("three four") + 1))
    let shown = try shown(view, draft)
    #expect(shown.label?.lines.map(\.text) == ["one two", "three four"])
    #expect(shown.geometry.size.height == 24)
  }

  @Test func aLineLimitLimitsTheHeight() throws {
    var (draft, view) = pinned(label(Self.words, lines: 2))
    draft.constrain(equal(view, .width, plus: width("three") + 1))
    let shown = try shown(view, draft)
    #expect(shown.geometry.size.height == 24)
    #expect(shown.label?.lines.map(\.text).last?.hasSuffix("…") == true)
    #expect(shown.label?.isTruncated == true)
  }

  @Test func aLabelOfOneLineDoesNotWrap() throws {
    var (draft, view) = pinned(label(Self.words))
    draft.constrain(equal(view, .width, plus: width("one two")))
    let shown = try shown(view, draft)
    #expect(shown.geometry.size.height == 12)
    #expect(shown.label?.lines.count == 1)
  }

  @Test func aLabelThatMayBeNarrowerHugsItsLines() throws {
    var (draft, view) = pinned(label(Self.words, lines: 0))
    let limit = width("three four") + 20
    draft.constrain(
      LayoutConstraint(
        firstItem: .view(view), firstAttribute: .width, relation: .lessThanOrEqual,
        constant: limit))
    let lines = TextLines(Self.words, Self.font, width: limit.rounded())
    let size = try shown(view, draft).geometry.size
    #expect(size == Size(width: lines.width.rounded(.up), height: 24))
    #expect(size.width < limit.rounded(.down))
  }

  @Test func aLabelForgetsHowNarrowItWas() throws {
    var (draft, view) = pinned(label(Self.words, lines: 0))
    let index = draft.constrain(equal(view, .width, plus: 40))
    draft.keyframe(at: 1, .setConstant(index, .number(190)))
    #expect(try shown(view, draft).geometry.size.height > 12)
    #expect(try shown(view, draft, at: 1).geometry.size.height == 12)
    #expect(try shown(view, draft, at: 1).label?.lines.map(\.text) == [Self.words])
  }

  @Test func aDeclaredContentSizeIsTakenInstead() throws {
    var draft = TimelineDraft()
    var content = ContentSize()
    content.horizontal.length = 50
    let view = draft.view(label("Title"), content: content)
    draft.constrain(equal(view, .left, root))
    draft.constrain(equal(view, .top, root))
    draft.constrain(equal(view, .height, plus: 30))
    #expect(try shown(view, draft).geometry.size == Size(width: 50, height: 30))
  }

  @Test func baselinesAreThoseOfTheLines() throws {
    var (draft, view) = pinned(label(Self.words, lines: 0))
    draft.constrain(equal(view, .width, plus: width("three four") + 1))
    let first = draft.view()
    let last = draft.view()
    for (other, attribute) in [(first, LayoutAttribute.firstBaseline), (last, .lastBaseline)] {
      draft.constrain(equal(other, .top, view, attribute))
      draft.constrain(equal(other, .left, root))
      draft.constrain(equal(other, .width, plus: 1))
      draft.constrain(equal(other, .height, plus: 1))
    }
    // The ascender is 9.5 points, the line height 12; baselines are on pixels.
    #expect(try shown(first, draft).geometry.frame.minY == 10)
    #expect(try shown(last, draft).geometry.frame.minY == 22)
  }

  @Test func aTextChangesAtOnceAndTheSizeWithTheAnimation() throws {
    var (draft, view) = pinned(label("ab"))
    let text = LabelText("abab", font: Self.font)
    draft.keyframe(at: 1, .setText(view, text), animation: linear(1))
    let (from, to) = (width("ab").rounded(.up), width("abab").rounded(.up))
    let middle = try shown(view, draft, at: 1.5)
    #expect(isClose(middle.geometry.size.width, (from + to) / 2))
    #expect(middle.label?.text == text)
    #expect(middle.label?.size.width == to)
    #expect(try shown(view, draft, at: 0.99).label?.text.string == "ab")
  }

  @Test func aViewBecomesALabel() throws {
    var draft = TimelineDraft()
    let view = draft.view()
    draft.constrain(equal(view, .left, root))
    draft.constrain(equal(view, .top, root))
    draft.keyframe(at: 1, .setText(view, LabelText("a", font: Self.font)))
    #expect(try shown(view, draft, at: 0.5).label == nil)
    #expect(try shown(view, draft, at: 1).geometry.size.height == 12)
    #expect(try shown(view, draft, at: 1).label?.lines.map(\.text) == ["a"])
  }

  @Test(arguments: [
    (TextAlignment.natural, LayoutDirection.leftToRight, 0.0), (.natural, .rightToLeft, 1),
    (.left, .rightToLeft, 0), (.center, .leftToRight, 0.5), (.right, .leftToRight, 1),
  ])
  func linesStartWhereTheAlignmentSays(
    alignment: TextAlignment, direction: LayoutDirection, share: Double
  ) {
    let text = LabelText("ab", font: Self.font, alignment: alignment)
    let label = TypesetLabel(
      text, MeasuredText("ab", Self.font), size: Size(width: 100, height: 20), direction)
    #expect(isClose(label.lineStarts[0], (100 - width("ab")) * share))
    let wider = label.offset(in: Size(width: 120, height: 30))
    #expect(wider == Point(x: 20 * share, y: 5))
  }

  @Test func everyFrameEqualsItsTracks() throws {
    var (draft, view) = pinned(label(Self.words, lines: 0))
    let index = draft.constrain(equal(view, .width, plus: 40))
    draft.keyframe(at: 0.5, .setConstant(index, .number(190)), animation: linear(0.3))
    draft.keyframe(at: 0.7, .setText(view, LabelText("other")), animation: linear(0.3))
    let plan = try draft.plan()
    for frame in 0..<plan.frameCount {
      let time = plan.clock.time(ofFrame: frame)
      #expect(plan.presentation(at: time) == plan.trackedPresentation(at: time))
    }
  }

  @Test func theTextIsPaintedOverTheBackgroundAndBelowSubviews() throws {
    var draft = TimelineDraft()
    var appearance = label("i")
    appearance.backgroundColor = Color(red: 255, green: 255, blue: 0)
    let view = draft.view(appearance)
    let child = draft.view(in: view, Appearance(backgroundColor: .white))
    draft.fix(view, x: 10, y: 10, width: 50, height: 12)
    draft.fix(child, x: 0, y: 0, width: 5, height: 5)
    let scene = try draft.plan().scene(at: 0)
    let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)
    guard scene.commands.count == 3, case .fill = scene.commands[0],
      case .fillShape(0, black) = scene.commands[1], case .fill = scene.commands[2]
    else {
      Issue.record("\(scene.commands)")
      return
    }
    #expect(scene.shapes[0].transform == AffineTransform(tx: 10, ty: 10))
  }

  @Test func aTranslucentLabelIsOneGroup() throws {
    var appearance = label("i")
    appearance.alpha = 0.5
    appearance.backgroundColor = .white
    let (draft, _) = pinned(appearance)
    let commands = try draft.plan().scene(at: 0).commands
    #expect(commands.first == .beginGroup(opacity: 128) && commands.last == .endGroup)
  }
}
