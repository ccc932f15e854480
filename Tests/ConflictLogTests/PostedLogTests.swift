import AutoLayout
import Planning
import Presentation
import Reporting
import Testing
import TimelineModel

@testable import ConflictLog

/// The oracle is UIKit: what it printed is a conflict, and the constraint that it broke takes part.
@Suite struct PostedLogTests {
  private static let all = PostedLog.untilIOS9 + PostedLog.sinceIOS10

  private func explained(_ log: PostedLog) throws -> ExplainedConflict {
    let explanation = try LogExplanation(Array(log.text.utf8), path: "console.txt")
    #expect(explanation.report.isEmpty)
    try #require(explanation.conflicts.count == 1)
    return explanation.conflicts[0]
  }

  @Test(arguments: all)
  func everyConstraintIsRestated(_ log: PostedLog) throws {
    let restated = try explained(log).restated
    #expect(restated.conflict.constraints.indices.map(restated.equation) == log.equations)
    #expect(restated.conflict.broken == log.broken)
  }

  @Test(arguments: all)
  func theBrokenConstraintIsPartOfAConflict(_ log: PostedLog) throws {
    let conflict = try explained(log)
    #expect(conflict.line == 2)
    #expect(!conflict.members.isEmpty)
    if let broken = log.broken { #expect(conflict.members.contains(broken)) }
  }

  /// Laid out again as any timeline is.
  @Test(arguments: all)
  func theTimelineBreaksTheSameConstraint(_ log: PostedLog) throws {
    let conflict = try explained(log)
    let planned = try PlannedTimeline(conflict.timeline)
    let broken = planned.plan.findings().compactMap { finding -> String? in
      guard case .conflict(let found) = finding, case .constraint(let index) = found.layout.broken
      else { return nil }
      return planned.plan.timeline.constraints[index].id
    }
    let expected = log.broken ?? log.descriptions.count - 1
    #expect(broken == [conflict.restated.ids[expected]])
  }

  /// What the log leaves open is pinned: beside the conflict nothing is ambiguous, and views are seen.
  @Test(arguments: all)
  func theTimelineIsOnlyInConflict(_ log: PostedLog) throws {
    let planned = try PlannedTimeline(explained(log).timeline)
    let codes = planned.report().diagnostics.map(\.code)
    #expect(codes == ["conflict"], "\(codes)")
    let shown = try planned.layout(at: 0).views.dropFirst()
    #expect(shown.allSatisfy { $0.backgroundColor.alpha > 0 })
    #expect(shown.contains { $0.frame.width > 0 || $0.frame.height > 0 })
  }

  @Test(arguments: all)
  func curesAreOfTheAppsConstraints(_ log: PostedLog) throws {
    let conflict = try explained(log)
    let constraints = conflict.restated.conflict.constraints
    #expect(conflict.cures.allSatisfy { !constraints[$0.constraint].isSystem })
  }

  /// Multiples that stand in no line of the log are not those of a person's sum.
  @Test(arguments: all)
  func reasonsCanBeReckoned(_ log: PostedLog) throws {
    let reason = try explained(log).reason ?? ""
    #expect(!reason.isEmpty)
    #expect(reason.firstMatch(of: /[0-9]+\.[0-9]+ ×/) == nil, "\(reason)")
  }

  @Test func thereAreSoManyOfThem() { #expect(Self.all.count >= 25) }
}
