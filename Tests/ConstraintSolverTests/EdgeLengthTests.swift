import TestSupport
import Testing
import Workloads

@testable import ConstraintSolver

/// The lengths by which a search that leaves contradictions out chooses the row that leaves.
@Suite struct EdgeLengthTests {
  /// Distances between three of the variables, with a level for each.
  private func system(seed: UInt64) -> LiveSystem {
    var generator = SeededGenerator(seed: seed)
    var live = LiveSystem(variableCount: 16)
    live.solver.leavesOutContradictions = true
    for index in 0..<60 {
      let chosen = Array((0..<16).shuffled(using: &generator).prefix(3))
      let last = [0.5, -0.5, 2][Int.random(in: 0..<3, using: &generator)]
      let constant = Double(Int.random(in: -100...100, using: &generator))
      live.add(
        LinearConstraint(
          zip(chosen, [1, -1, last]).map { Term(x($0), $1) },
          Bool.random(using: &generator) ? .lessThanOrEqual : .greaterThanOrEqual, constant,
          priority: LinearConstraint.required + Float(60 - index)))
    }
    return live
  }

  /// The search begins with stays, whose lengths are known, so that all updates are exact but for rounding.
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func updatedLengthsAreThoseOfTheDirections(seed: UInt64) {
    var live = system(seed: seed)
    live.solver.solve()
    #expect(live.solver.statistics.pivots > 16)
    for component in live.solver.components.indices {
      for position in live.solver.components[component].variables {
        live.solver.solveDirection(position, sign: 1, in: component)
        let direction = live.solver.workspace.direction
        let square = direction.pattern.reduce(0) { $0 + direction[$1] * direction[$1] }
        #expect(live.solver.workspace.search.squaredLengths[position].isClose(to: square, 1e-6))
      }
    }
  }
}
