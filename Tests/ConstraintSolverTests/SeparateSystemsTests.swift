import ConstraintSolver
import TestSupport
import Testing
import Workloads

/// Variables that no chain of constraints connects form separate components.
@Suite struct SeparateSystemsTests {
  /// Variables 0 and 1 lie on the x axis, 2 and 3 on the y axis.
  private func twoAxes() -> LiveSystem {
    var live = LiveSystem(variableCount: 4)
    for axis in [0, 2] {
      live.add(LinearConstraint([Term(x(axis))], .equal, 8))
      live.add(LinearConstraint([Term(x(axis)), Term(x(axis + 1))], .equal, 100))
    }
    live.solver.solve()
    return live
  }

  @Test func axesAreSeparateUntilAConstraintTiesThem() {
    var live = twoAxes()
    #expect(live.solver.componentCount == 2)
    live.remove(at: 2)
    let ratio = live.add(LinearConstraint([Term(x(3), 4), Term(x(1), -3)], .equal, 0))
    live.solver.solve()
    #expect(live.solver.componentCount == 1)
    #expect(live.solver.value(of: x(3)) == 69)
    #expect(live.solver.value(of: x(2)) == 31)
    live.solver.removeConstraint(ratio)
    live.solver.solve()
    #expect(live.solver.componentCount == 2)
    #expect(live.solver.value(of: x(1)) == 92)
    #expect(live.solver.value(of: x(2)) == 0)
    #expect(live.solver.undeterminedVariables() == [x(2), x(3)])
  }

  @Test func noConstraintsAreNoSystem() {
    var live = twoAxes()
    for _ in 0..<4 { live.remove(at: 0) }
    live.solver.solve()
    #expect(live.solver.componentCount == 0)
    #expect((0..<4).allSatisfy { live.solver.value(of: x($0)) == 0 })
    #expect(live.solver.undeterminedVariables().count == 4)
  }

  @Test func anEditOfOneAxisDoesNoWorkOnTheOther() {
    var alone = LiveSystem(variableCount: 2)
    alone.add(LinearConstraint([Term(x(0))], .equal, 8, priority: 500))
    alone.add(LinearConstraint([Term(x(0))], .equal, 9, priority: 400))
    var beside = alone
    for _ in 0..<40 { beside.addVariable() }
    for index in 2..<41 {
      beside.add(LinearConstraint([Term(x(index + 1)), Term(x(index), -1)], .equal, 8))
    }
    alone.solver.solve()
    beside.solver.solve()
    #expect(alone.pivotsOfASwap == beside.pivotsOfASwap)
  }

  @Test func aSolverWithoutAnythingSolves() {
    var solver = Solver()
    solver.solve()
    #expect(solver.isSatisfiable)
    #expect(solver.minimalConflict().isEmpty)
    #expect(solver.undeterminedVariables().isEmpty)
    #expect(solver.componentCount == 0)
  }
}

extension LiveSystem {
  fileprivate var pivotsOfASwap: Int {
    var copy = self
    let before = copy.solver.statistics.pivots
    copy.setPriority(600, at: 1)
    copy.solver.solve()
    return copy.solver.statistics.pivots - before
  }
}
