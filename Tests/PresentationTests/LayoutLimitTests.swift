import ConstraintSolver
import Presentation
import Testing
import TimelineModel

/// What all layouts of a timeline take together has a limit.
@Suite struct LayoutLimitTests {
  /// A view moves at two keyframes, and a third would begin after both.
  private func draft(keyframes count: Int = 3) -> TimelineDraft {
    var draft = TimelineDraft()
    let left = draft.fix(draft.view()).left
    for index in 1..<(count + 1) {
      draft.keyframe(at: Double(index), .setConstant(left, .number(Double(index))))
    }
    return draft
  }

  private func plan(_ draft: TimelineDraft, _ limits: LayoutLimits) throws -> AnimationPlan {
    try AnimationPlan(draft.timeline, recordsFindings: true, limits: limits)
  }

  @Test func movesBeforeAKeyframeAreCounted() throws {
    let draft = draft()
    let location = draft.timeline.keyframes[2].location
    for limit in [2, 3] { _ = try plan(draft, LayoutLimits(movedViews: limit)) }
    #expect(throws: PlanningError.tooManyMoves(limit: 1, location: location)) {
      try plan(draft, LayoutLimits(movedViews: 1))
    }
  }

  /// All solvers of the process together are the oracle; without findings only layouts are solved.
  @Test func workBeforeAKeyframeIsCounted() throws {
    let work = try self.work(draft(keyframes: 2)) - self.work(draft(keyframes: 0))
    #expect(work > 0)
    let draft = draft()
    let location = draft.timeline.keyframes[2].location
    for limit in [work, work + 1] { _ = try plan(draft, LayoutLimits(solverWork: limit)) }
    #expect(throws: PlanningError.tooMuchWork(limit: work - 1, location: location)) {
      try plan(draft, LayoutLimits(solverWork: work - 1))
    }
  }

  private func work(_ draft: TimelineDraft) throws -> Int {
    let (plan, work) = WorkMeter.counting { Result { try draft.plan() } }
    _ = try plan.get()
    return work
  }

  /// Nothing comes after it that could wait.
  @Test func theLastLayoutIsNotLimited() throws {
    let limits = LayoutLimits(movedViews: 0, solverWork: 0)
    #expect(try plan(draft(keyframes: 1), limits).frameCount > 1)
    #expect(throws: PlanningError.self) { try plan(draft(keyframes: 2), limits) }
  }
}
