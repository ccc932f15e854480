import ConstraintSolver
import TestSupport
import Testing
import Workloads

/// Which variables the constraints leave undetermined, and the values that the tie rule gives them.
@Suite struct AmbiguityTests {
  @Test func aVariableWithoutConstraintsIsZeroAndUndetermined() {
    var live = LiveSystem(variableCount: 2)
    live.add(LinearConstraint([Term(x(1))], .equal, 9))
    live.solver.solve()
    #expect(live.solver.value(of: x(0)) == 0)
    #expect(live.solver.undeterminedVariables() == [x(0)])
  }

  @Test func twoOfASumAreOpenAndTheirSumIsNot() {
    var live = LiveSystem(variableCount: 3)
    live.add(LinearConstraint([Term(x(0)), Term(x(1))], .equal, 10))
    live.add(LinearConstraint([Term(x(2)), Term(x(0)), Term(x(1))], .equal, 25))
    live.solver.solve()
    #expect(live.solver.undeterminedVariables() == [x(0), x(1)])
    #expect([0, 1, 2].map { live.solver.value(of: x($0)) } == [0, 10, 15])
  }

  @Test func equalWishesAtOnePriorityLeaveTheRangeBetweenThem() {
    var live = LiveSystem(variableCount: 1)
    live.add(LinearConstraint([Term(x(0))], .equal, 40, priority: 500))
    live.add(LinearConstraint([Term(x(0))], .equal, 10, priority: 500))
    live.solver.solve()
    #expect(live.solver.undeterminedVariables() == [x(0)])
    #expect(live.solver.value(of: x(0)) == 40)
  }

  @Test func aWeakerWishInsideTheRangeDeterminesIt() {
    var live = LiveSystem(variableCount: 1)
    live.add(LinearConstraint([Term(x(0))], .equal, 40, priority: 500))
    live.add(LinearConstraint([Term(x(0))], .equal, 10, priority: 500))
    live.add(LinearConstraint([Term(x(0))], .equal, 25, priority: 1))
    live.solver.solve()
    #expect(live.solver.undeterminedVariables().isEmpty)
    #expect(live.solver.value(of: x(0)) == 25)
  }

  /// Many values satisfy a range: the one closest to zero is chosen, from either side.
  @Test(arguments: [(3.0, 8.0, 3.0), (-8, -3, -3), (-4, 6, 0)])
  func aRangeIsEnteredWhereItIsClosestToZero(low: Double, high: Double, value: Double) {
    var live = LiveSystem(variableCount: 1)
    live.add(LinearConstraint([Term(x(0))], .greaterThanOrEqual, low))
    live.add(LinearConstraint([Term(x(0))], .lessThanOrEqual, high))
    live.solver.solve()
    #expect(live.solver.value(of: x(0)) == value)
    #expect(live.solver.undeterminedVariables() == [x(0)])
  }

  /// An active inequality blocks every direction, so nothing is undetermined although no equation
  /// fixes the point.
  @Test func aCornerOfInequalitiesIsDetermined() {
    var live = LiveSystem(variableCount: 2)
    live.add(LinearConstraint([Term(x(0))], .greaterThanOrEqual, 0))
    live.add(LinearConstraint([Term(x(1))], .greaterThanOrEqual, 0))
    live.add(LinearConstraint([Term(x(0)), Term(x(1))], .lessThanOrEqual, 0))
    live.solver.solve()
    #expect(live.solver.undeterminedVariables().isEmpty)
    #expect([0, 1].map { live.solver.value(of: x($0)) } == [0, 0])
  }

  @Test func aRangeOfOnePointIsDetermined() {
    var live = LiveSystem(variableCount: 1)
    live.add(LinearConstraint([Term(x(0))], .lessThanOrEqual, 5))
    live.add(LinearConstraint([Term(x(0))], .greaterThanOrEqual, 5))
    live.solver.solve()
    #expect(live.solver.undeterminedVariables().isEmpty)
    #expect(live.solver.value(of: x(0)) == 5)
  }

  /// 30 views share 300 points: the last one gets what the others leave.
  @Test func anUnderconstrainedChainIsSettledInOrder() {
    var live = LiveSystem(variableCount: 30)
    for index in 0..<30 {
      live.add(LinearConstraint([Term(x(index))], .greaterThanOrEqual, 4))
    }
    live.add(LinearConstraint((0..<30).map { Term(x($0)) }, .equal, 300))
    live.solver.solve()
    #expect(live.solver.undeterminedVariables().count == 30)
    let values = (0..<30).map { live.solver.value(of: x($0)) }
    #expect(values == Array(repeating: 4, count: 29) + [184])
  }

  @Test func theTieRuleDoesNotMakeAVariableDetermined() {
    var live = LiveSystem(variableCount: 1)
    live.add(LinearConstraint([Term(x(0))], .greaterThanOrEqual, 5, priority: 250))
    live.solver.solve()
    #expect(live.solver.value(of: x(0)) == 5)
    #expect(live.solver.undeterminedVariables() == [x(0)])
  }
}
