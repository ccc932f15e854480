import AutoLayout
import ConstraintSolver
import Testing
import TimelineModel
import Timing

@testable import Presentation

/// Findings about searches that ended at a limit.
@Suite struct SearchLimitFindingTests {
  private func limits(_ findings: [Finding]) -> [Finding.SearchLimit] {
    findings.compactMap { if case .searchLimit(let limit) = $0 { limit } else { nil } }
  }

  /// A view whose width changes twice.
  private func draft() -> TimelineDraft {
    var draft = TimelineDraft()
    let (_, _, width, _) = draft.fix(draft.view())
    for time in [1.0, 2, 3] {
      draft.keyframe(at: time, .deactivate(width), .activate(width))
    }
    return draft
  }

  @Test func aSearchThatIsAbandonedForAWhileIsAFindingOfThatTime() throws {
    let draft = draft()
    var runner = try Runner(draft.timeline, recordsFindings: true)
    #expect(limits(runner.findings).isEmpty)
    runner.engine.pivotLimit = PivotLimit(perMember: 0, constant: 0)
    try runner.run { $0 < seconds(3) }
    let found = try #require(limits(runner.findings).first)
    #expect(limits(runner.findings).count == 1)
    #expect(found.keyframe == 0 && found.end == nil)
    #expect(found.layout.members.contains(.constraint(2)))
    #expect(found.constraints.count == found.layout.members.count)
    runner.engine.pivotLimit = PivotLimit(perMember: 50, constant: 1000)
    try runner.run { _ in true }
    #expect(limits(runner.findings).map(\.end) == [seconds(3)])
  }

  @Test func nothingIsFoundWhereNoSearchIsCut() throws {
    #expect(limits(try draft().plan().findings()).isEmpty)
  }
}
