import ConstraintSolver
import TestSupport
import Testing
import Workloads

/// The ranges of values among equally good solutions.
@Suite struct RangeTests {
  /// Compares systems of every kind with the extremes that the exact oracle finds on the optimal
  /// face.
  @Test(arguments: SystemKind.all) func rangesAreThoseOfTheOracle(kind: SystemKind) throws {
    var generator = SeededGenerator(seed: 23)
    for _ in 0..<40 {
      let system = kind.system(using: &generator)
      guard let expected = try? LexicographicOracle.ranges(system) else { continue }
      let live = LiveSystem(solving: system)
      for (index, oracle) in expected.enumerated() {
        let range = try #require(live.solver.range(of: [Term(live.variables[index])]))
        #expect(isSame(range.least, oracle.least, -.infinity), "x\(index) of \(system)")
        #expect(isSame(range.greatest, oracle.greatest, .infinity), "x\(index) of \(system)")
      }
    }
  }

  @Test func anAbandonedSearchHasNoRange() {
    var live = LiveSystem(variableCount: 2)
    live.add(LinearConstraint([Term(x(0)), Term(x(1))], .equal, 10))
    live.add(LinearConstraint([Term(x(0))], .greaterThanOrEqual, 3))
    live.solver.solve()
    live.solver.pivotLimit = PivotLimit(perMember: 0, constant: 0)
    #expect(live.solver.range(of: [Term(live.variables[1])]) == nil)
  }

  private func isSame(_ value: Double, _ exact: Fraction?, _ unbounded: Double) -> Bool {
    guard let exact else { return value == unbounded }
    return abs(value - exact.value) <= 1e-8 * (1 + abs(exact.value))
  }

  @Test func aSumHasARangeOfItsOwn() {
    var live = LiveSystem(variableCount: 2)
    live.add(LinearConstraint([Term(x(0)), Term(x(1))], .equal, 10))
    live.add(LinearConstraint([Term(x(0))], .greaterThanOrEqual, 3))
    live.solver.solve()
    let (first, second) = (Term(live.variables[0]), Term(live.variables[1]))
    #expect(live.solver.range(of: [first]) == ValueRange(least: 3, greatest: .infinity))
    #expect(live.solver.range(of: [second]) == ValueRange(least: -.infinity, greatest: 7))
    #expect(live.solver.range(of: [first, second]) == ValueRange(least: 10, greatest: 10))
  }

  @Test func whatNoConstraintMentionsIsAnything() {
    let live = LiveSystem(variableCount: 1)
    let range = live.solver.range(of: [Term(live.variables[0])])
    #expect(range == ValueRange(least: -.infinity, greatest: .infinity))
  }

  /// A bound at a thousand million is still a bound, and is found to the last digits.
  @Test(arguments: [1.0, 12_345.25, 1e9]) func farBoundsAreNotTakenForNone(bound: Double) {
    var live = LiveSystem(variableCount: 1)
    live.add(LinearConstraint([Term(x(0))], .lessThanOrEqual, bound))
    live.add(LinearConstraint([Term(x(0))], .greaterThanOrEqual, 0))
    live.solver.solve()
    let range = live.solver.range(of: [Term(live.variables[0])])
    #expect(range == ValueRange(least: 0, greatest: bound))
  }
}
