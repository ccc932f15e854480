import TestSupport
import Testing
import Workloads

@testable import ConstraintSolver

/// Levels of the tie rule that take many pivots.
@Suite struct TiePricingTests {
  /// Inequalities between edges, in random directions, that one solution satisfies; each prefers equality.
  private func constraints(seed: UInt64) -> [LinearConstraint] {
    var generator = SeededGenerator(seed: seed)
    let values = (0..<40).map { _ in Double(Int.random(in: -100...100, using: &generator)) }
    return (0..<60).map { _ in
      let chosen = (0..<40).shuffled(using: &generator).prefix(4)
      let terms = zip(chosen, [1, 0.5, -1, -1]).map { Term(x($0), $1) }
      let sum = terms.reduce(0) { $0 + $1.coefficient * values[$1.variable.id] }
      let room = Double(Int.random(in: 0...50, using: &generator))
      let isUpper = Bool.random(using: &generator)
      var constraint = LinearConstraint(
        terms, isUpper ? .lessThanOrEqual : .greaterThanOrEqual, isUpper ? sum + room : sum - room)
      constraint.prefersEquality = true
      return constraint
    }
  }

  /// Added one by one they take few pivots each, and all at once many at some levels.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func theSolutionDoesNotDependOnTheCandidates(seed: UInt64) {
    let constraints = constraints(seed: seed)
    var (atOnce, oneByOne) = (LiveSystem(variableCount: 40), LiveSystem(variableCount: 40))
    for constraint in constraints {
      atOnce.add(constraint)
      oneByOne.add(constraint)
      oneByOne.solver.solve()
    }
    atOnce.solver.solve()
    #expect(atOnce.solver.isSatisfiable && atOnce.solver.isBestSolution)
    for (value, expected) in zip(atOnce.values, oneByOne.values) {
      #expect(value.isClose(to: expected, 1e-9))
    }
    // The lengths are those of stays, 1, until edges are followed.
    #expect(atOnce.solver.workspace.search.squaredLengths.contains { $0 != 1 })
    #expect(!atOnce.solver.workspace.search.updatesEdges)
  }
}
