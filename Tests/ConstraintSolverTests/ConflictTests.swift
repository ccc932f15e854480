import ConstraintSolver
import TestSupport
import Testing
import Workloads

/// Contradictory required constraints, and the solver's state after they are resolved.
@Suite struct ConflictTests {
  @Test func anUnsatisfiableAdditionIsTakenBackByRemovingIt() {
    var live = LiveSystem(variableCount: 2)
    live.add(LinearConstraint([Term(x(0))], .greaterThanOrEqual, 2))
    live.add(LinearConstraint([Term(x(1)), Term(x(0), -3)], .equal, 1))
    live.solver.solve()
    #expect(live.solver.isSatisfiable)
    let addition = live.add(LinearConstraint([Term(x(0))], .lessThanOrEqual, 1))
    live.solver.solve()
    #expect(!live.solver.isSatisfiable)
    live.solver.removeConstraint(addition)
    live.solver.solve()
    #expect(live.solver.isSatisfiable)
    #expect(live.solver.minimalConflict().isEmpty)
    #expect(live.solver.value(of: x(0)).isClose(to: 2, 1e-12))
    #expect(live.solver.value(of: x(1)).isClose(to: 7, 1e-12))
  }

  /// After refusing a row, another engine returned a = 5, b = 5, which violates a required row.
  @Test func theRestStaysExactAfterARefusedRow() {
    var live = LiveSystem(variableCount: 2)
    live.add(LinearConstraint([Term(x(0))], .greaterThanOrEqual, 10))
    live.add(LinearConstraint([Term(x(1))], .lessThanOrEqual, 5))
    let refused = live.add(
      LinearConstraint([Term(x(1)), Term(x(0), -1)], .greaterThanOrEqual, 0))
    live.solver.solve()
    #expect(!live.solver.isSatisfiable)
    live.solver.removeConstraint(refused)
    live.add(LinearConstraint([Term(x(0))], .equal, 12, priority: 1))
    live.add(LinearConstraint([Term(x(1))], .equal, 1, priority: 1))
    live.solver.solve()
    #expect(live.solver.isSatisfiable)
    #expect(live.solver.value(of: x(0)) == 12)
    #expect(live.solver.value(of: x(1)) == 1)
  }

  @Test func constraintsMayBeAddedAndChangedWhileUnsatisfiable() {
    var live = LiveSystem(variableCount: 2)
    live.add(LinearConstraint([Term(x(0))], .equal, 1))
    let second = live.add(LinearConstraint([Term(x(0))], .equal, 2))
    live.solver.solve()
    live.add(LinearConstraint([Term(x(1)), Term(x(0), -1)], .equal, 10))
    live.solver.solve()
    #expect(!live.solver.isSatisfiable)
    live.solver.setConstant(1, of: second)
    live.solver.solve()
    #expect(live.solver.isSatisfiable)
    #expect(live.solver.value(of: x(1)) == 11)
    live.solver.setConstant(3, of: second)
    live.solver.setPriority(999, of: second)
    live.solver.solve()
    #expect(live.solver.isSatisfiable)
    #expect(live.solver.error(of: second) == 2)
  }

  @Test func aConflictNamesExactlyTheChainThatIsTooLong() {
    var live = LiveSystem(variableCount: 4)
    live.add(LinearConstraint([Term(x(3))], .equal, 4))
    let start = live.add(LinearConstraint([Term(x(0))], .equal, 0))
    let first = live.add(
      LinearConstraint([Term(x(1)), Term(x(0), -1)], .greaterThanOrEqual, 10))
    live.add(LinearConstraint([Term(x(1))], .lessThanOrEqual, 1000))
    let second = live.add(
      LinearConstraint([Term(x(2)), Term(x(1), -1)], .greaterThanOrEqual, 10))
    live.add(LinearConstraint([Term(x(2)), Term(x(3), -1)], .greaterThanOrEqual, 0))
    live.add(LinearConstraint([Term(x(2))], .equal, 500, priority: 999))
    let end = live.add(LinearConstraint([Term(x(2))], .lessThanOrEqual, 15))
    live.solver.solve()
    #expect(!live.solver.isSatisfiable)
    #expect(live.solver.minimalConflict() == [start, first, second, end])
  }

  @Test func optionalConstraintsAreNeverInConflict() {
    var live = LiveSystem(variableCount: 1)
    live.add(LinearConstraint([Term(x(0))], .equal, 1, priority: 999.9))
    live.add(LinearConstraint([Term(x(0))], .equal, 2, priority: 999.9))
    live.add(LinearConstraint([Term(x(0))], .equal, 3))
    live.solver.solve()
    #expect(live.solver.isSatisfiable)
    #expect(live.solver.minimalConflict().isEmpty)
  }

  @Test func oneOfTwoSeparateConflictsIsNamedAtATime() {
    var live = LiveSystem(variableCount: 2)
    let ids = [(0, 1.0), (1, 5.0), (0, 2.0), (1, 6.0)].map { variable, place in
      live.add(LinearConstraint([Term(x(variable))], .equal, place))
    }
    live.solver.solve()
    #expect(live.solver.minimalConflict() == [ids[0], ids[2]])
    live.solver.removeConstraint(ids[2])
    live.solver.solve()
    #expect(live.solver.minimalConflict() == [ids[1], ids[3]])
  }

  @Test func aRowWithoutVariablesCanBeImpossibleByItself() {
    var live = LiveSystem(variableCount: 1)
    live.add(LinearConstraint([Term(x(0))], .equal, 3))
    let impossible = live.add(LinearConstraint([], .equal, 1))
    let cancelled = live.add(
      LinearConstraint([Term(x(0)), Term(x(0), -1)], .lessThanOrEqual, 0))
    live.solver.solve()
    #expect(!live.solver.isSatisfiable)
    #expect(live.solver.minimalConflict() == [impossible])
    #expect(live.solver.error(of: impossible) == 1)
    #expect(live.solver.error(of: cancelled) == 0)
    live.solver.setConstant(0, of: impossible)
    live.solver.solve()
    #expect(live.solver.isSatisfiable)
    #expect(live.solver.value(of: x(0)) == 3)
  }

  @Test func redundantRequiredRowsAreNoConflict() {
    var live = LiveSystem(variableCount: 2)
    for _ in 0..<3 {
      live.add(LinearConstraint([Term(x(0)), Term(x(1))], .equal, 10))
      live.add(LinearConstraint([Term(x(0)), Term(x(1), -1)], .equal, 4))
      live.add(LinearConstraint([Term(x(0), 2)], .equal, 14))
    }
    live.solver.solve()
    #expect(live.solver.isSatisfiable)
    #expect(live.solver.value(of: x(0)) == 7)
    #expect(live.solver.value(of: x(1)) == 3)
  }
}
