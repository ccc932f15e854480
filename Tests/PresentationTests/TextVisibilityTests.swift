import AutoLayout
import Primitives
import Testing
import TimelineModel

@testable import Presentation

/// Lints about texts that are not shown whole where they belong.
@Suite struct TextVisibilityTests {
  /// A label without a constraint to its other side.
  private func wide(
    in container: Appearance, width: Double, x: Double = 0, y: Double = 0, scrolls: Bool = false
  ) throws -> Lint.CutText.Reason? {
    var draft = TimelineDraft(rootColor: .white)
    let outside = draft.view(container, scrolls: scrolls)
    draft.fix(outside, width: width, height: 40)
    let view = draft.view(in: outside, Appearance(text: LabelText("A long title")))
    draft.fix(view, x: x, y: y, width: 110, height: 24)
    for case .cutText(let cut) in try draft.plan().lints() where cut.view == view {
      return cut.reason
    }
    return nil
  }

  @Test func aTextBeyondTheCanvasIsFound() throws {
    #expect(try wide(in: Appearance(), width: 200, x: 150) == .beyond(.root, .horizontal))
    #expect(try wide(in: Appearance(), width: 200, x: 80) == nil)
    #expect(try wide(in: Appearance(), width: 200, y: 91) == .beyond(.root, .vertical))
    // What is wholly outside will slide in.
    #expect(try wide(in: Appearance(), width: 200, x: 200) == nil)
  }

  @Test func aTextBeyondTheViewThatItIsInIsFound() throws {
    let bubble = Appearance(backgroundColor: Color(red: 220, green: 220, blue: 220))
    let clip = Appearance(layer: LayerStyle(clipsToBounds: true))
    let box = ViewIndex(1)
    #expect(try wide(in: bubble, width: 60) == .beyond(box, .horizontal))
    #expect(try wide(in: clip, width: 60) == .beyond(box, .horizontal))
    #expect(try wide(in: clip, width: 150, y: 30) == .beyond(box, .vertical))
    // A title may stand on the edge of a background.
    #expect(try wide(in: bubble, width: 150, y: 30) == nil)
    #expect(try wide(in: Appearance(), width: 60) == nil)
    #expect(try wide(in: clip, width: 60, scrolls: true) == nil)
  }

  /// A card that is partly outside of the canvas is meant to be there, with its text.
  @Test func aTextInsideACardThatIsPartlyOutsideIsNot() throws {
    let card = Appearance(backgroundColor: Color(red: 220, green: 220, blue: 220))
    var draft = TimelineDraft(rootColor: .white)
    let outside = draft.view(card)
    draft.fix(outside, x: 150, width: 140, height: 40)
    draft.fix(
      draft.view(in: outside, Appearance(text: LabelText("A long title"))), width: 110, height: 24)
    #expect(try draft.plan().lints() == [])
  }

  /// A title and a value in a row that is too narrow, with what is between them.
  private func row(_ value: Appearance, x: Double, panel: Bool = false) throws -> [Lint] {
    var draft = TimelineDraft(rootColor: .white)
    draft.fix(draft.view(Appearance(text: LabelText("Title"))), width: 60, height: 24)
    if panel {
      draft.fix(draft.view(Appearance(backgroundColor: .white)), x: 20, width: 150, height: 24)
    }
    draft.fix(draft.view(value), x: x, width: 60, height: 24)
    return try draft.plan().lints()
  }

  @Test func textsOverEachOtherAreFound() throws {
    let value = Appearance(text: LabelText("Value"))
    let found = Lint.cutText(
      .init(view: ViewIndex(2), keyframe: nil, lines: [], .over(ViewIndex(1))))
    #expect(try row(value, x: 25) == [found])
    #expect(try row(value, x: 60) == [])
    #expect(try row(value, x: 25, panel: true) == [])
    var badge = value
    badge.backgroundColor = .white
    #expect(try row(badge, x: 25) == [])
    var hidden = value
    hidden.isHidden = true
    #expect(try !row(hidden, x: 25).contains(found))
  }

  /// What hides the lower text is not looked at any more beyond the limit, and that is said.
  @Test func overlapsAreLookedAtUpToALimit() throws {
    var draft = TimelineDraft(rootColor: .white)
    let labels = (0..<2).map { _ in draft.view(Appearance(text: LabelText("Title"))) }
    for label in labels { draft.fix(label, width: 60, height: 24) }
    let runner = try Runner(draft.timeline)
    func lints(_ limit: Int) -> [Lint] {
      var observer = LabelObserver(mostWork: limit)
      observer.note(runner, after: nil)
      return observer.lints(of: draft.timeline)
    }
    let found = Lint.cutText(
      .init(view: labels[1], keyframe: nil, lines: [], .over(labels[0])))
    let least = try #require((0...100).first { lints($0) == [found] })
    let unsearched = Lint.unsearched(Lint.Unsearched(.contrast, [labels[1]]))
    #expect(lints(least - 1) == [unsearched])
  }

  /// Three texts in one place are three pairs.
  @Test(arguments: [(2, false), (3, true), (4, true)])
  func pairsOfTextsAreKeptUpToALimit(limit: Int, areFound: Bool) throws {
    var draft = TimelineDraft(rootColor: .white)
    let labels = (0..<3).map { _ in draft.view(Appearance(text: LabelText("Title"))) }
    for label in labels { draft.fix(label, width: 60, height: 24) }
    var observer = LabelObserver(mostPairs: limit)
    observer.note(try Runner(draft.timeline), after: nil)
    let found = labels.dropFirst().map {
      Lint.cutText(.init(view: $0, keyframe: nil, lines: [], .over(labels[0])))
    }
    let unsearched = Lint.unsearched(Lint.Unsearched(.contrast, Array(labels.dropFirst())))
    #expect(observer.lints(of: draft.timeline) == (areFound ? found : [unsearched]))
  }

  /// A card that clips is not high enough for a text until it grows.
  @Test func aTextThatACardRevealsIsNot() throws {
    for grows in [true, false] {
      var draft = TimelineDraft(rootColor: .white)
      let card = draft.view(Appearance(layer: LayerStyle(clipsToBounds: true)))
      let size = draft.fix(card, width: 150, height: 12)
      draft.fix(draft.view(in: card, Appearance(text: LabelText("Title"))), width: 110, height: 24)
      draft.keyframe(
        at: 0, .setConstant(size.height, .number(grows ? 60 : 13)), animation: linear(0.5))
      #expect(try draft.plan().lints().isEmpty == grows)
    }
  }
}
