import AutoLayout
import LayoutAnimation
import Testing
import TimelineModel

@testable import Planning
@testable import Presentation
@testable import Reporting

/// What is said of searches that ended at a limit.
@Suite struct SearchLimitWordingTests {
  private func planned(
    views: [String], _ constraints: [String], margin: Int = 0
  ) throws -> PlannedTimeline {
    try PlannedTimeline(
      json: """
        {"version": 1, "canvas": {"width": 10, "height": 100, "layoutMargins": {"left": \(margin)}},
         "views": [\(views.joined(separator: ", "))],
         "constraints": [\(constraints.joined(separator: ",\n"))]}
        """)
  }

  private func limits(_ planned: PlannedTimeline) -> [Diagnostic] {
    planned.report().diagnostics.filter { $0.code == "search-limit" }
  }

  /// Contents of one priority in a row that is too short.
  private func row(_ count: Int) throws -> [Diagnostic] {
    let views = (0..<count).map {
      #"{"id": "v\#($0)", "intrinsicContentSize": {"width": 10, "height": 10}}"#
    }
    let format = #""H:|\#((0..<count).map { "[v\($0)(>=0)]" }.joined())|""#
    let tops = (0..<count).map { #""v\#($0).top == root.top""# }
    return limits(try planned(views: views, [format] + tops))
  }

  @Test func tiesThatAreNotSearchedAreNamed() throws {
    let found = try #require(try row(66).first)
    #expect(
      found.message == "65 constraints of priority 750 are violated, too many to search for ties")
    #expect(
      found.notes == [
        "violated: the content width of `v1`, the content width of `v2`, the content width of `v3`, "
          + "the content width of `v4` and 61 more",
        "not searched: ties are determined among at most 64 violated constraints of a priority",
        "in the initial layout",
      ])
    #expect(found.location != nil && found.severity == .warning)
    #expect(try row(65) == [])
  }

  /// A stack view stretches its subviews, and adds constraints that are meant to be violated: no tie
  /// is missing among either.
  @Test(arguments: ["fill", "equalCentering"])
  func whatCannotCompeteIsNotNamed(distribution: String) throws {
    let views = (0..<80).map {
      #"{"id": "v\#($0)", "intrinsicContentSize": {"width": \#(1 + $0 % 7), "height": 10}}"#
    }
    let stack = """
      {"id": "s", "stack": {"distribution": "\(distribution)"},
       "subviews": [\(views.joined(separator: ", "))]}
      """
    let edges = ["leading", "top", "height"].map { #""s.\#($0) == root.\#($0)""# }
    #expect(limits(try planned(views: [stack], edges)) == [])
  }

  @Test func marginsThatDoNotSettleAreNamed() throws {
    let card = """
      {"id": "card", "preservesSuperviewLayoutMargins": true, "subviews": [{"id": "m"}]}
      """
    let found = limits(
      try planned(
        views: [#"{"id": "gap"}"#, card],
        [
          #""H:|[gap][card(9)]""#, #""H:|[m]""#, #""m.trailing == card.leadingMargin""#,
          #""gap.width == m.width * 0.99""#,
        ], margin: 100))
    #expect(found.map(\.message) == ["the margins of `card` do not settle"])
    #expect(
      found.first?.notes == [
        "they alternate between two states, or still change after 64 passes, and stay as they are "
          + "then", "in the initial layout",
      ])
    #expect(found.first?.location?.line == 2)
  }

  @Test func trialsOfTiesThatWereAbandonedAreNamed() throws {
    let timeline = try planned(
      views: [#"{"id": "a"}"#], [#""one: a.width == 3 @500""#, #""two: a.width == 4 @500""#]
    ).plan.timeline
    let limit = Finding.SearchLimit(
      layout: .tieTrials(try #require(LayoutPriority(500)), [.constraint(0), .constraint(1)]),
      constraints: timeline.constraints.map(\.constraint))
    let found = FindingWording(timeline, .equation).diagnostic(.searchLimit(limit), after: nil)
    #expect(
      found.message
        == "the search for ties among 2 constraints of priority 500 was abandoned")
    #expect(found.notes.first == "violated: `one`, `two`")
    #expect(found.location == timeline.constraints[0].location)
  }

  @Test func fixesThatWereNotSearchedToTheEndAreNamed() throws {
    let planned = try planned(
      views: [#"{"id": "a"}"#], [#""a.width == 3""#, #""a.width == 4""#])
    let findings: [Finding] = planned.plan.findings().map { finding in
      guard case .conflict(var conflict) = finding else { return finding }
      conflict.isFixSearchCut = true
      return .conflict(conflict)
    }
    let wording = FindingWording(planned.plan.timeline, .equation)
    let notes = findings.map { wording.diagnostic($0, after: nil).notes }
    #expect(notes.contains { $0.contains("the search for fixes was abandoned") })
  }

  @Test func constraintsThatAreBrokenWithoutProofAreNamed() throws {
    let timeline = try planned(views: [#"{"id": "a"}"#], [#""size: a.width == 3""#]).plan.timeline
    let limit = Finding.SearchLimit(
      layout: .contradictions([.constraint(0)]), constraints: [timeline.constraints[0].constraint])
    let found = FindingWording(timeline, .equation).diagnostic(.searchLimit(limit), after: nil)
    #expect(
      found.message
        == "the search for contradictions was abandoned: 1 required constraint may be broken "
        + "without need")
    #expect(found.notes.first == "the layout that was found so far violates: `size`")
    #expect(found.location == timeline.constraints[0].location)
  }

  @Test func anAbandonedSearchIsNamed() throws {
    let timeline = try planned(views: [#"{"id": "a"}"#], [#""size: a.width == 3""#]).plan.timeline
    let limit = Finding.SearchLimit(
      layout: .bestLayout([.constraint(0)]), constraints: [timeline.constraints[0].constraint])
    let found = FindingWording(timeline, .equation).diagnostic(.searchLimit(limit), after: nil)
    #expect(
      found.message == "the search for the best layout of 1 constraint was abandoned")
    #expect(found.notes.first == "the best layout that was found is shown: `size`")
    #expect(found.location == timeline.constraints[0].location)
  }

  @Test func viewsThatMayBeAmbiguousAreNamed() throws {
    let ids = (0..<6).map { #"{"id": "v\#($0)"}"# }
    let timeline = try planned(views: ids, [#""size: v0.width == 3""#]).plan.timeline
    let limit = Finding.SearchLimit(
      layout: .ambiguities((1...6).map { ViewIndex($0) }), constraints: [])
    let found = FindingWording(timeline, .equation).diagnostic(.searchLimit(limit), after: nil)
    #expect(found.message == "the search for ambiguities was abandoned: 6 views may be ambiguous")
    #expect(found.notes.first == "it is not known of: v0, v1, v2, v3 and 2 more")
    #expect(found.location == timeline.views[1].location)
  }

  /// Programs get every name, not the first few.
  @Test func programsGetAllNames() throws {
    let found = try #require(try row(66).first)
    guard case .members(let facts) = found.facts,
      let names = facts.first(where: { $0.key == "constraints" })?.value,
      case .list(let names) = names
    else {
      Issue.record("\(found.facts)")
      return
    }
    #expect(names.count == 65)
    #expect(facts.contains { $0.key == "search" && $0.value == .text("ties") })
  }
}
