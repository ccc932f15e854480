import ConstraintSolver
import TestSupport
import Testing
import Workloads

/// Constraints that one point satisfies contradict each other in no order.
@Suite struct CommonPointTests {
  /// The second list has proportions that nearly undo each other, and constants that are decimals.
  private static let coefficients: [[Double]] = [
    [1, -1, 0.5, -0.5, -1, 2], [1, -1, 0.5, -0.73, -1.37, 0.365],
  ]

  /// Most of them are equations or tight, so that each level ends where the next row is close.
  @Test(arguments: 0..<20 as Range<UInt64>, coefficients)
  func whatOnePointSatisfiesIsNotLeftOut(part: UInt64, coefficients: [Double]) {
    for seed in part * 20..<(part + 1) * 20 {
      var generator = SeededGenerator(seed: seed)
      let point = (0..<Int.random(in: 2...12, using: &generator)).map { _ in
        Double(Int.random(in: -50...200, using: &generator))
      }
      let rows = (0..<point.count * 2).map { _ in
        row(through: point, coefficients, using: &generator)
      }
      let other = LinearConstraint([Term(x(0))], .equal, point[0] + 7)
      let anywhere = Int.random(in: 0...rows.count, using: &generator)
      var ranked = RankedConstraints(rows)
      #expect(ranked.conflicts() == [], "seed \(seed)")
      // One more that the point does not satisfy is weaker than all but a few.
      var mixed = RankedConstraints(rows[..<anywhere] + [other] + rows[anywhere...])
      let excluded = mixed.conflicts().map(\.excluded)
      #expect(excluded.allSatisfy { $0 >= anywhere }, "seed \(seed): \(excluded), \(anywhere)")
    }
  }

  /// A basis of many such proportions multiplies the rounding of values by ten thousand and more.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func roundingContradictsNothing(part: UInt64) {
    for seed in part * 10..<(part + 1) * 10 {
      var generator = SeededGenerator(seed: seed)
      let point = (0..<Int.random(in: 12...30, using: &generator)).map { _ in
        Double(Int.random(in: 0...400, using: &generator))
      }
      let rows = (0..<point.count * 4).map { _ in
        row(through: point, [1, -1, -0.73, -1.37, 0.73, 1.37], using: &generator)
      }
      var ranked = RankedConstraints(rows)
      #expect(ranked.conflicts() == [], "seed \(seed)")
      var solver = Solver()
      for _ in point { _ = solver.addVariable() }
      for row in rows { _ = solver.addConstraint(row) }
      solver.solve()
      #expect(solver.isSatisfiable, "seed \(seed)")
    }
  }

  private func row(
    through point: [Double], _ coefficients: [Double], using generator: inout SeededGenerator
  ) -> LinearConstraint {
    let count = Int.random(in: 1...3, using: &generator)
    let terms = point.indices.shuffled(using: &generator).prefix(count).map {
      Term(x($0), pick(coefficients, 1, &generator))
    }
    let exact = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable.id] }
    let sum = (exact * 1000).rounded() / 1000
    let relation = pick(
      [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual], .equal, &generator)
    let slack = relation == .equal ? 0 : pick([0, 0, 5.0, 60], 0, &generator)
    return LinearConstraint(
      Array(terms), relation, relation == .lessThanOrEqual ? sum + slack : sum - slack)
  }
}
