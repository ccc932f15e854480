import TestSupport
import Testing
import Workloads

@testable import ConstraintSolver

/// What is known of searches that end at a limit.
@Suite struct SearchLimitTests {
  /// Three rows of which the crash basis satisfies the first; the optimum takes a pivot.
  private func system(variableCount: Int = 2) -> LiveSystem {
    var live = LiveSystem(variableCount: variableCount)
    live.add(LinearConstraint([Term(x(0)), Term(x(1))], .equal, 10))
    live.add(LinearConstraint([Term(x(0))], .greaterThanOrEqual, 8, priority: 700))
    live.add(LinearConstraint([Term(x(1))], .greaterThanOrEqual, 5, priority: 750))
    return live
  }

  @Test func constraintsOfAnAbandonedSearchAreNamed() {
    var live = system(variableCount: 3)
    live.add(LinearConstraint([Term(x(2))], .equal, 3))
    live.solver.pivotLimit = PivotLimit(perMember: 0, constant: 0)
    live.solver.solve()
    #expect(live.solver.unfinishedConstraints().count == 4)
    #expect(live.solver.statistics.stalls > 0)
  }

  @Test func aSearchThatIsRepeatedWithoutTheLimitIsFinished() {
    var live = system()
    live.solver.pivotLimit = PivotLimit(perMember: 0, constant: 0)
    live.solver.solve()
    live.solver.pivotLimit = WorkLimit.pivots
    live.solver.setConstant(11, of: live.entries[0].id)
    live.solver.solve()
    #expect(live.solver.unfinishedConstraints() == [])
    #expect(live.solver.value(of: x(1)) == 5)
  }

  /// Two lengths that are held by their sum.
  private func corner() -> LiveSystem {
    var live = LiveSystem(variableCount: 3)
    for variable in 0..<2 {
      live.add(LinearConstraint([Term(x(variable))], .greaterThanOrEqual, 5))
    }
    live.add(LinearConstraint([Term(x(0)), Term(x(1))], .lessThanOrEqual, 10))
    live.add(LinearConstraint([Term(x(2))], .greaterThanOrEqual, 0))
    live.solver.solve()
    return live
  }

  @Test(arguments: [(-1, [0, 1]), (0, [0, 1]), (1, []), (2, [])])
  func variablesThatAreNotDecidedAreNamed(more: Int, expected: [Int]) {
    var live = corner()
    #expect(live.solver.undeterminedVariables() == [x(2)])
    #expect(live.solver.undecidedVariables() == [])
    let work = live.solver.moveWork
    #expect(work > 0)
    live = corner()
    // A search is finished with some work left.
    live.solver.moveWorkLimit = work + more
    #expect(live.solver.undeterminedVariables() == [x(2)])
    #expect(live.solver.undecidedVariables() == expected.map { x($0) })
  }

  @Test func allSearchesForMovesTogetherAreLimited() {
    var live = corner()
    _ = live.solver.undeterminedVariables()
    live.solver.moveWorkLimit = live.solver.moveWork
    live.solver.setConstant(12, of: live.entries[2].id)
    live.solver.setConstant(6, of: live.entries[0].id)
    live.solver.setConstant(6, of: live.entries[1].id)
    live.solver.solve()
    _ = live.solver.undeterminedVariables()
    #expect(live.solver.undecidedVariables() == [x(0), x(1)])
    live.solver.moveWorkLimit = WorkLimit.moveWork
    live.solver.setConstant(13, of: live.entries[2].id)
    live.solver.solve()
    #expect(live.solver.undeterminedVariables() == [x(0), x(1), x(2)])
    #expect(live.solver.undecidedVariables() == [])
  }

  /// By the square of their number, and no more than the most.
  @Test func theWorkOfASearchForContradictionsIsLimited() {
    #expect(WorkLimit.rankedWork(constraintCount: 0) == 10_000_000)
    #expect(WorkLimit.rankedWork(constraintCount: 2) == 10_000_100)
    #expect(WorkLimit.rankedWork(constraintCount: 4857) == 599_761_225)
    #expect(WorkLimit.rankedWork(constraintCount: 4858) == 600_000_000)
    #expect(WorkLimit.rankedWork(constraintCount: .max) == 600_000_000)
  }

  @Test func theWorkOfASearchForTheBestLayoutIsLimited() {
    #expect(WorkLimit.pivots.searchWork(size: 0) == 100_000_000)
    #expect(WorkLimit.pivots.searchWork(size: 1) == 100_010_000)
    var live = system()
    live.solver.pivotLimit.constantWork = 0
    live.solver.pivotLimit.workPerMember = 0
    live.solver.solve()
    #expect(live.solver.unfinishedConstraints().count == 3)
    live.solver.pivotLimit = WorkLimit.pivots
    live.solver.setConstant(11, of: live.entries[0].id)
    live.solver.solve()
    #expect(live.solver.unfinishedConstraints() == [])
  }

  @Test func aSearchForContradictionsHasOnlyItsOwnLimit() {
    var live = LiveSystem(variableCount: 2)
    live.solver.leavesOutContradictions = true
    live.solver.pivotLimit.constantWork = 0
    live.solver.pivotLimit.workPerMember = 0
    for (index, constant) in [5.0, 8, 3, 9].enumerated() {
      live.add(
        LinearConstraint(
          [Term(x(0)), Term(x(1))], index == 2 ? .lessThanOrEqual : .greaterThanOrEqual, constant,
          priority: LinearConstraint.required + Float(4 - index)))
    }
    live.solver.solve()
    #expect(live.solver.leftOut.map(\.row) == [2])
    #expect(live.solver.unfinishedConstraints() == [])
  }

  /// The first step satisfies one constraint and violates four.
  @Test func anAbandonedSearchReturnsToItsStartingBasis() {
    var live = LiveSystem(variableCount: 2)
    let basic = [
      live.add(LinearConstraint([Term(x(0)), Term(x(1))], .equal, 10)),
      live.add(LinearConstraint([Term(x(1))], .greaterThanOrEqual, 5)),
    ]
    for _ in 0..<3 { live.add(LinearConstraint([Term(x(0))], .lessThanOrEqual, 6)) }
    live.add(LinearConstraint([Term(x(0), 10)], .greaterThanOrEqual, 1000))
    live.solver.startingBasis = zip(basic, live.variables).map {
      Solver.BasicRow(row: $0, variable: $1)
    }
    live.solver.pivotLimit.constantWork = 0
    live.solver.pivotLimit.workPerMember = 0
    live.solver.solve()
    #expect(live.solver.statistics.pivots == 1)
    #expect(live.solver.unfinishedConstraints().count == 6)
    #expect(live.values == [5, 5])
  }

  /// The work of one step is more than nothing, so that the search ends after it.
  @Test func aSearchThatEndedAfterSomeWorkGoesOn() {
    var live = system()
    live.add(LinearConstraint([Term(x(1))], .lessThanOrEqual, 1, priority: 600))
    var isFinished = live.solver.solve(within: 0)
    #expect(!isFinished)
    isFinished = live.solver.solve(within: .max)
    #expect(isFinished)
    #expect(live.solver.unfinishedConstraints() == [])
    #expect(live.values == [5, 5])
    isFinished = live.solver.solve(within: 0)
    #expect(isFinished, "nothing is left to do")
  }

  /// Weaker levels are not searched before something is done about the contradiction.
  @Test func aSearchEndsAtAContradiction() {
    var live = system()
    live.add(LinearConstraint([Term(x(1))], .lessThanOrEqual, 1))
    live.add(LinearConstraint([Term(x(1))], .greaterThanOrEqual, 3))
    var isFinished = live.solver.solve(within: .max, untilContradiction: true)
    #expect(!isFinished && !live.solver.isSatisfiable)
    live.solver.removeConstraint(live.entries.removeLast().id)
    isFinished = live.solver.solve(within: .max, untilContradiction: true)
    #expect(isFinished && live.solver.isSatisfiable)
    #expect(live.values == LiveSystem(solving: live.system).values)
  }

  /// What was abandoned before is not forgotten, and hides nothing that is unfinished.
  @Test func aSearchGoesOnAfterAnAbandonedOne() {
    var live = system(variableCount: 4)
    live.solver.pivotLimit = PivotLimit(perMember: 0, constant: 0)
    live.solver.solve()
    live.solver.pivotLimit = WorkLimit.pivots
    live.add(LinearConstraint([Term(x(2)), Term(x(3))], .equal, 10))
    live.add(LinearConstraint([Term(x(2))], .greaterThanOrEqual, 8, priority: 700))
    live.add(LinearConstraint([Term(x(3))], .greaterThanOrEqual, 5, priority: 750))
    let isFinished = live.solver.solve(within: 0)
    #expect(!isFinished)
    live.solver.solve()
    #expect(live.values == [5, 5, 5, 5])
  }

  /// The first search ends at its limit while the last row waits for its level.
  @Test func aSearchThatLeavesOutContradictionsReachesAllRows() {
    var live = LiveSystem(variableCount: 4)
    live.solver.leavesOutContradictions = true
    for (index, constant) in [2.0, 3, 4].enumerated() {
      live.add(
        LinearConstraint(
          [Term(x(index)), Term(x(index + 1), -1)], .greaterThanOrEqual, constant,
          priority: LinearConstraint.required + Float(3 - index)))
    }
    live.solver.pivotLimit = PivotLimit(perMember: 0, constant: 2)
    live.solver.solve()
    #expect(live.solver.leftOut.isEmpty)
    for entry in live.entries { #expect(entry.constraint.error(at: live.values) == 0) }
  }

  @Test func aFinishedSearchNamesNothing() {
    var live = system()
    live.solver.solve()
    #expect(live.solver.unfinishedConstraints() == [])
  }

  /// Two lengths of one priority for a width that suffices for one. The work of their trials is counted,
  /// and the last one may reach the limit but not exceed it.
  @Test func trialsThatTakeTooMuchWorkAreNamedInsteadOfCompared() {
    func compete(within limit: Int) -> LiveSystem {
      var live = LiveSystem(variableCount: 2)
      live.add(LinearConstraint([Term(x(0)), Term(x(1))], .equal, 10))
      live.add(LinearConstraint([Term(x(0))], .equal, 8, priority: 700))
      live.add(LinearConstraint([Term(x(1))], .equal, 8, priority: 700))
      live.solver.rivalWorkLimit = limit
      return live
    }
    var unlimited = compete(within: .max)
    let groups = unlimited.solver.rivalGroups()
    #expect(groups == [unlimited.entries.dropFirst().map(\.id)])
    let work = unlimited.solver.rivalWork
    for (limit, isFound) in [(0, false), (work - 1, false), (work, false), (work + 1, true)] {
      var live = compete(within: limit)
      #expect(live.solver.rivalGroups() == (isFound ? groups : []), "limit \(limit) of \(work)")
      #expect(live.solver.uncomparedConstraints().isEmpty == isFound)
    }
  }

  /// Lengths of one priority share what suffices for one of them, which the tie rule satisfies.
  @Test(arguments: [(Solver.rivalLimit, true), (Solver.rivalLimit + 1, false)])
  func tooManyViolatedConstraintsAreNamedInsteadOfCompared(violated: Int, isCompared: Bool) {
    var live = LiveSystem(variableCount: violated + 1)
    live.add(LinearConstraint((0...violated).map { Term(x($0)) }, .equal, 1))
    for index in 0...violated {
      live.add(LinearConstraint([Term(x(index))], .greaterThanOrEqual, 0))
      live.add(LinearConstraint([Term(x(index))], .greaterThanOrEqual, 1, priority: 750))
    }
    let lengths = live.entries.filter { $0.constraint.priority == 750 }.map(\.id)
    #expect(
      live.solver.uncomparedConstraints() == (isCompared ? [] : [Array(lengths.dropFirst())]))
  }
}
