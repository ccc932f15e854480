import LayoutAnimation
import Testing
import TimelineModel

@testable import Planning
@testable import Presentation
@testable import Reporting

/// What is said of a timeline whose layouts together exceed a limit.
@Suite struct LayoutLimitWordingTests {
  /// Two words in a label that becomes as narrow as one of them, and 1 point wider: one line, two and two.
  @Test(arguments: [4, 5, 6]) func linesOfTextsAreCounted(limit: Int) throws {
    let changes = (0..<3).map { (index: Int) in
      #"{"time": \#(index + 1), "changes": [{"constraint": "w", "constant": \#(40 + index)}]}"#
    }
    let planned = try PlannedTimeline(
      json: """
        {"version": 1, "canvas": {"width": 200, "height": 100}, "views": [
         {"id": "a", "text": {"string": "word word", "lines": 0}}],
         "constraints": ["w: a.width == 150"], "keyframes": [\(changes.joined(separator: ","))]}
        """)
    let timeline = planned.plan.timeline
    let limits = LayoutLimits(textLines: limit)
    guard limit < 5 else {
      #expect(throws: Never.self) { try AnimationPlan(timeline, limits: limits) }
      return
    }
    let error = try #require(throws: PlanningError.self) {
      try AnimationPlan(timeline, limits: limits)
    }
    #expect(error == .tooManyLines(limit: limit, keyframe: 2))
    #expect(
      Diagnostic(error, in: timeline).message
        == "before the keyframe at 3 s, after 2 of 3 keyframes, "
        + "texts are set in more than \(limit) lines")
  }

  @Test func aKeyframeBeyondALimitIsRefusedAtItsPlace() throws {
    let planned = try PlannedTimeline(
      json: """
        {"version": 1, "canvas": {"width": 10, "height": 10}, "views": [{"id": "a"}],
         "constraints": ["w: a.width == 1"], "keyframes": [
         {"time": 1, "changes": [{"constraint": "w", "constant": 2}]},
         {"time": 2.5, "changes": [{"constraint": "w", "constant": 3}]}]}
        """)
    let timeline = planned.plan.timeline
    for (limits, words) in [
      (
        LayoutLimits(movedViews: 0),
        "before the keyframe at 2.5 s, after 1 of 2 keyframes, views move or change size more than 0 times"
      ),
      (
        LayoutLimits(solverWork: 0),
        "before the keyframe at 2.5 s, after 1 of 2 keyframes, layouts take more work than 0 steps of the solver"
      ),
    ] {
      let error = try #require(throws: PlanningError.self) {
        try AnimationPlan(timeline, limits: limits)
      }
      let diagnostic = Diagnostic(error, in: timeline)
      #expect(diagnostic.code == "limit")
      #expect(diagnostic.message == words, "\(diagnostic.message)")
      #expect(diagnostic.location == timeline.keyframes[1].location)
      #expect(diagnostic.help?.hasPrefix("divide the timeline") == true)
    }
  }
}
