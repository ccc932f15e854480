import AutoLayout
import LayoutAnimation
import Presentation
import Primitives
import Testing
import Timing

@testable import Comparing
@testable import Planning
@testable import Rendering
@testable import Reporting
@testable import Sweeping
@testable import TimelineModel

/// Layout information about a moment, other than frames.
@Suite struct InspectionLayoutTests {
  /// The card starts at the top, in 20 points of safe area, and the title 12 below the card's top.
  private static let text = """
    {
      "version": 1,
      "canvas": { "width": 375, "height": 200, "safeAreaInsets": { "top": 20 } },
      "views": [
        { "id": "card", "subviews": [{ "id": "title" }] },
        { "id": "loose" }
      ],
      "constraints": [
        "card.leading == root.leading", "card.trailing == root.trailing",
        "card.top == root.top", "card.height == 60",
        "wide: card.width == 400",
        "title.leading == card.leading", "title.top == card.top + 12", "title.height == 20",
        "title.width == 50",
        "loose.width == 10", "loose.height == 10", "loose.top == root.top"
      ],
      "keyframes": [
        { "time": 0.5, "animation": 1, "changes": [{ "deactivate": "wide" }] }
      ]
    }
    """

  private let planned: PlannedTimeline

  init() throws { planned = try PlannedTimeline(json: Self.text) }

  private func layout(_ seconds: Double) throws -> Inspection.Layout {
    let moment = StillMoment.time(nanoseconds: Int64(seconds * 1e9))
    return try #require(try planned.inspect(.still(moment)).layout)
  }

  private func sides(_ insets: Inspection.Insets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }

  /// 8 of the 20 points reach the title, which starts 12 below the top.
  @Test func theSafeAreaIsClippedDownTheTreeAndAddsToTheMargins() throws {
    let views = try layout(0).views
    #expect(views.map(\.safeAreaInsets.top) == [20, 20, 8, 20])
    #expect(
      views.map { sides($0.layoutMargins) } == [
        [20, 16, 0, 16], [28, 8, 8, 8], [16, 8, 8, 8], [28, 8, 8, 8],
      ])
  }

  @Test func onlyTheOpenAxisIsAmbiguous() throws {
    let ambiguities = try layout(0).views.map(\.ambiguities)
    #expect(
      ambiguities == [[], [], [], [Inspection.Ambiguity(axis: .horizontal, aspect: .position)]])
  }

  /// The constraint is satisfied as soon as the animation starts, although the animation starts
  /// from the layout that violates it.
  @Test(arguments: [(0, true), (0.499, true), (0.5, false), (0.75, false), (2, false)])
  func aBrokenConstraintIsToldUntilTheTurnThatCuresIt(seconds: Double, isBroken: Bool) throws {
    let layout = try layout(seconds)
    #expect(layout.brokenConstraints.map(\.name) == (isBroken ? ["wide"] : []))
    #expect(layout.brokenConstraints.map(\.line) == (isBroken ? [11] : []))
    #expect(layout.brokenConstraints.map(\.equation) == (isBroken ? ["card.width == 400"] : []))
    #expect(layout.views.map(\.brokenConstraints) == [[], isBroken ? ["wide"] : [], [], []])
  }

  @Test func theTurnsAreWhatEachOfThemIs() throws {
    var turns: [Inspection] = []
    let file = try TimelineFile(contents: Array(Self.text.utf8), path: "timeline.json")
    try InspectedTurns(file).inspect { turns.append($0) }
    #expect(turns == (try planned.turnMoments.map { try planned.inspect($0, .model) }))
    #expect(turns.count == 1)
  }

  /// What a turn leaves as it was is shared with the one before, and nothing else.
  @Test func everyTurnHasItsOwnState() throws {
    let text = """
      {"version": 1, "canvas": {"width": 300, "height": 200},
       "views": [{"id": "a", "layoutGuides": [{"id": "g"}], "subviews": [{"id": "b"}]}],
       "constraints": ["x: a.left == root.left", "a.top == root.top", "a.width == 50",
         "a.height == 40", "b.edges == a.edges", "gx: g.left == a.left", "g.top == a.top",
         "g.width == 5", "g.height == 5",
         {"id": "wide", "equation": "a.width == 60", "active": false}],
       "keyframes": [
         {"time": 1, "changes": [{"deactivate": "x"}]}, {"time": 2, "changes": [{"activate": "x"}]},
         {"time": 3, "changes": [{"constraint": "gx", "constant": 7}]},
         {"time": 4, "changes": [{"view": "a", "layoutMargins": {"top": 3}}]},
         {"time": 5, "changes": [{"activate": "wide"}]},
         {"time": 6, "changes": [{"deactivate": "wide"}]}]}
      """
    let file = try TimelineFile(contents: Array(text.utf8), path: "timeline.json")
    let turns = try InspectedTurns(file)
    var layouts: [Inspection.Layout?] = []
    try turns.inspect { layouts.append($0.layout) }
    let planned = turns.planned
    let expected = try planned.turnMoments.map { try planned.inspect($0, .model).layout }
    #expect(layouts == expected)
    #expect(layouts.count == 6)
    #expect(zip(layouts, layouts.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func aLayoutReadWithoutTheEngineSaysNothingOfIt() throws {
    #expect(try planned.layout(at: 0.5).layout == nil)
    #expect(!(try planned.layout(at: 0.5).jsonText.contains("layoutMargins")))
  }

  @Test func theTableTellsWhatIsNotAsUsual() throws {
    let text = try planned.inspect(.still(.frame(0))).text
    let lines = text.split(separator: "\n").map { $0.drop { $0 != "#" && $0 != "l" } }
    #expect(lines[2].hasSuffix("  safe area (20, 0, 0, 0)"))
    #expect(text.contains("clear    safe area (20, 0, 0, 0), broken `wide`\n"))
    #expect(text.contains("clear    safe area (20, 0, 0, 0), ambiguous x\n"))
    #expect(text.hasSuffix("\nbroken:\n  `wide` (line 11): card.width == 400\n"))
  }

  /// The card's alignment rectangle starts 2 inside its frame, and the guide 5 further on.
  @Test func guidesAndAlignmentRectanglesAreRead() throws {
    var timeline = planned.plan.timeline
    let card = ViewIndex(1)
    timeline.views[1].layout.alignmentRectInsets = LayoutInsets(top: 4, near: 2, bottom: 1, far: 3)
    timeline.guides = [TimelineGuide(id: "gap", owner: card)]
    let places: [(LayoutAttribute, LayoutAttribute, Double)] = [
      (.leading, .leading, 5), (.top, .top, 3), (.width, .notAnAttribute, 10),
      (.height, .notAnAttribute, 6),
    ]
    for (own, other, constant) in places {
      timeline.initialConstraints.append(timeline.constraints.count)
      var added = timeline.constraints[0]
      added.constraint = LayoutConstraint(
        firstItem: .guide(GuideIndex(0), of: card), firstAttribute: own,
        secondItem: other == .notAnAttribute ? nil : .view(card), secondAttribute: other,
        constant: constant)
      timeline.constraints.append(added)
    }
    let plan = try AnimationPlan(timeline)
    let shown = plan.presentation(at: FrameTime(.zero))[1]
    var replay = try EngineReplay(plan)
    var engine = try replay.engine(at: FrameTime(.zero))
    let read = InspectionReading(timeline, &engine).layout(of: [(card, shown)], in: timeline)
      .views[0]
    let guide = try #require(read.guides.first)
    #expect(guide.id == "gap")
    #expect([guide.frame.x, guide.frame.y] == [7, 7])
    #expect([guide.frame.width, guide.frame.height] == [10, 6])
    let frame = shown.geometry.frame
    #expect([read.alignmentRect.x, read.alignmentRect.y] == [frame.minX + 2, frame.minY + 4])
    #expect(
      [read.alignmentRect.width, read.alignmentRect.height]
        == [frame.width - 5, frame.height - 5])
  }
}
