import ConstraintSolver
import TestSupport
import Testing
import Workloads

/// Lengths with two bounds at one value, as content sizes have, and random rows among them. A bound that enters the
/// basis at once, in place of the other one, may leave again.
@Suite struct TightBoundTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func aChangedConstantGivesWhatANewSolverGives(part: UInt64) throws {
    for seed in part * 5..<(part + 1) * 5 {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 2...6, using: &generator)
      var rows = (0..<count * 2).map { _ in row(among: count, using: &generator) }
      for index in 0..<count { rows += bounds(of: index, using: &generator) }
      var solver = Self.solver(rows, count)
      for _ in 0..<6 {
        let changed = Int.random(in: 0..<count * 2, using: &generator)
        rows[changed].constant = Double(Int.random(in: -100...100, using: &generator))
        solver.solver.setConstant(rows[changed].constant, of: solver.ids[changed])
        solver.solver.solve()
        let fresh = Self.solver(rows, count).solver
        let error = zip(solver.solver.values, fresh.values).map { abs($0 - $1) }.max() ?? 0
        #expect(error < 1e-9, "seed \(seed): \(solver.solver.values), anew \(fresh.values)")
      }
    }
  }

  private static func solver(
    _ rows: [LinearConstraint], _ count: Int
  ) -> (solver: Solver, ids: [ConstraintID]) {
    var solver = Solver()
    for _ in 0..<count { _ = solver.addVariable() }
    let ids = rows.map { solver.addConstraint($0) }
    solver.solve()
    return (solver, ids)
  }

  private func row(
    among count: Int, using generator: inout SeededGenerator
  ) -> LinearConstraint {
    let chosen = (0..<count).shuffled(using: &generator).prefix(
      Int.random(in: 1...3, using: &generator))
    return LinearConstraint(
      chosen.map { Term(x($0), pick([1, 1, -1], 1, &generator)) },
      pick([.equal, .lessThanOrEqual, .greaterThanOrEqual], .equal, &generator),
      Double(Int.random(in: -100...100, using: &generator)),
      priority: pick([750, 750, 250], 750, &generator))
  }

  private func bounds(
    of index: Int, using generator: inout SeededGenerator
  ) -> [LinearConstraint] {
    let length = Double(Int.random(in: 0...60, using: &generator))
    return [
      LinearConstraint([Term(x(index))], .lessThanOrEqual, length, priority: 250),
      LinearConstraint([Term(x(index))], .greaterThanOrEqual, length, priority: 750),
    ]
  }
}
