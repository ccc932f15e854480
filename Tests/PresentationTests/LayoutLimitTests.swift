import AutoLayout
import ConstraintSolver
import Presentation
import Testing
import TimelineModel

/// What all layouts of a timeline take together has a limit.
@Suite struct LayoutLimitTests {
  /// A view moves at two keyframes, and a third would begin after both.
  private func draft(keyframes count: Int = 3, isBroken: Bool = false) -> TimelineDraft {
    var draft = TimelineDraft()
    let view = draft.view()
    let left = draft.fix(view).left
    if isBroken { draft.constrain(equal(view, .left, .root, plus: -1)) }
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
    for limit in [2, 3] { _ = try plan(draft, LayoutLimits(movedViews: limit)) }
    #expect(throws: PlanningError.tooManyMoves(limit: 1, keyframe: 2)) {
      try plan(draft, LayoutLimits(movedViews: 1))
    }
  }

  /// All solvers of the process together are the oracle; without findings only layouts are solved.
  @Test func workBeforeAKeyframeIsCounted() throws {
    let work = try self.work(draft(keyframes: 2)) - self.work(draft(keyframes: 0))
    #expect(work > 0)
    let draft = draft()
    for limit in [work, work + 1] { _ = try plan(draft, LayoutLimits(solverWork: limit)) }
    #expect(throws: PlanningError.tooMuchWork(limit: work - 1, keyframe: 2)) {
      try plan(draft, LayoutLimits(solverWork: work - 1))
    }
  }

  /// The solvers that decide which constraints are broken count as well. How a broken constraint is explained
  /// depends on the same solver, so that the oracle is off by a few pivots.
  @Test func workOfContradictionsIsCounted() throws {
    let work =
      try self.work(draft(keyframes: 2, isBroken: true))
      - self.work(draft(keyframes: 0, isBroken: true))
    let draft = draft(isBroken: true)
    _ = try plan(draft, LayoutLimits(solverWork: 4 * work))
    #expect(throws: PlanningError.self) { try plan(draft, LayoutLimits(solverWork: work / 2)) }
  }

  private func work(_ draft: TimelineDraft) throws -> Int {
    let (plan, statistics) = WorkMeter.counting { Result { try draft.plan() } }
    _ = try plan.get()
    return statistics.weightedWork
  }

  /// From 64 kB on a larger timeline may take more, up to 1 MB.
  @Test(arguments: [
    (0, 250_000_000), (65_536, 250_000_000), (65_543, 250_003_204), (557_056, 475_000_000),
    (1_048_569, 699_996_795), (1_048_576, 700_000_000), (Int.max, 700_000_000),
  ])
  func aSmallTimelineMayTakeLess(size: Int, work: Int) {
    #expect(LayoutLimits(expandedSize: size).solverWork == work)
  }

  /// Nothing comes after it that could wait.
  @Test func theLastLayoutIsNotLimited() throws {
    let limits = LayoutLimits(movedViews: 0, solverWork: 0)
    #expect(try plan(draft(keyframes: 1), limits).frameCount > 1)
    #expect(throws: PlanningError.self) { try plan(draft(keyframes: 2), limits) }
  }
}
