import ConstraintSolver
import TestSupport
import Testing
import Workloads

/// Equations that form no triangle: the first basis contains them nevertheless, so that nothing is
/// left to search for.
@Suite struct CrashCompletionTests {
  /// Points between two given ends, each as far from the next one as the first two are from each other.
  private func evenlySpaced(_ count: Int, priority: Float) -> LinearSystem {
    var constraints = [
      LinearConstraint([Term(x(0))], .equal, 0),
      LinearConstraint([Term(x(count))], .equal, Double(10 * count)),
    ]
    for index in 1..<count {
      constraints.append(
        LinearConstraint(
          [Term(x(index + 1)), Term(x(index), -1), Term(x(1), -1), Term(x(0))], .equal, 0,
          priority: priority))
    }
    return LinearSystem(variableCount: count + 1, constraints: constraints)
  }

  @Test(arguments: [3, 40], [LinearConstraint.required, 149])
  func evenlySpacedPointsNeedNoPivot(count: Int, priority: Float) throws {
    let live = LiveSystem(solving: evenlySpaced(count, priority: priority))
    #expect(live.solver.statistics.pivots == 0)
    for index in 0...count {
      #expect(live.solver.value(of: x(index)).isClose(to: Double(10 * index), 1e-9))
    }
    try live.solver.checkInvariants()
  }

  /// Two cycles through the same two points, of different strength.
  @Test func theStrongerOfTwoEquationsIsChosen() {
    var live = LiveSystem(variableCount: 2)
    live.add(LinearConstraint([Term(x(0)), Term(x(1))], .equal, 100))
    live.add(LinearConstraint([Term(x(0), 3), Term(x(1), 1)], .equal, 150, priority: 250))
    live.add(LinearConstraint([Term(x(0)), Term(x(1), -1)], .equal, 20, priority: 750))
    live.solver.solve()
    #expect(live.solver.statistics.pivots == 0)
    #expect(live.solver.value(of: x(0)) == 60)
    #expect(live.solver.value(of: x(1)) == 40)
  }

  @Test func anEquationThatFollowsFromOthersIsLeftOut() throws {
    var system = evenlySpaced(20, priority: 500)
    system.constraints.append(
      LinearConstraint([Term(x(20)), Term(x(19), -1), Term(x(2), -1), Term(x(1))], .equal, 0))
    let live = LiveSystem(solving: system)
    #expect(live.solver.statistics.pivots == 0)
    #expect(live.solver.value(of: x(7)).isClose(to: 70, 1e-9))
    try live.solver.checkInvariants()
  }

  /// Weak equations that would violate stronger inequalities all along would leave one by one.
  @Test func equationsThatViolateStrongerRowsAreLeftOut() {
    let count = 40
    var system = evenlySpaced(count, priority: 149)
    for index in 0..<count {
      system.constraints.append(
        LinearConstraint(
          [Term(x(index + 1)), Term(x(index), -1)], .greaterThanOrEqual, 12, priority: 750))
    }
    let live = LiveSystem(solving: system)
    let values = (0...count).map { live.solver.value(of: x($0)) }
    let errors = system.constraints.reduce(0) {
      $0 + ($1.priority == 750 ? $1.error(at: values) : 0)
    }
    #expect(errors.isClose(to: Double(2 * count), 1e-6))
  }

  /// A row of points with least distances that a canvas is too small for: each distance is violated
  /// where all points are at zero, and none has a variable of its own.
  @Test func violatedDistancesAreInTheFirstBasis() throws {
    let count = 40
    var system = evenlySpaced(count, priority: 149)
    for index in 0..<count {
      system.constraints.append(
        LinearConstraint([Term(x(index + 1)), Term(x(index), -1)], .greaterThanOrEqual, 12))
    }
    let live = LiveSystem(solving: system)
    #expect(live.solver.statistics.pivots < count / 2)
    let values = (0...count).map { live.solver.value(of: x($0)) }
    let errors = system.constraints.map {
      $0.priority == LinearConstraint.required ? $0.error(at: values) : 0
    }
    #expect(errors.reduce(0, +).isClose(to: Double(2 * count), 1e-6))
    try live.solver.checkInvariants()
  }
}
