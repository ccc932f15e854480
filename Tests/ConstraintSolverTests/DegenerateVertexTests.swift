import ConstraintSolver
import TestSupport
import Testing
import Workloads

/// Required constraints that meet in one point by the hundreds: each basis of them has the same values.
@Suite struct DegenerateVertexTests {
  /// Bland's rule took up to eighty for each row and variable.
  @Test(arguments: 0..<6 as Range<UInt64>)
  func pivotsGrowWithTheSystem(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (point, rows) = Self.system(variables: 120, rows: 280, using: &generator)
    var solver = Solver()
    for _ in point { _ = solver.addVariable() }
    let ids = rows.map { solver.addConstraint($0) }
    for index in [0, 100, 200, 0] {
      // A detour that no point satisfies, and back.
      let distance = rows[index].relation == .lessThanOrEqual ? -40.0 : 40
      solver.setConstant(rows[index].constant + distance, of: ids[index])
      solver.solve()
      #expect(solver.unfinishedConstraints() == [])
      solver.setConstant(rows[index].constant, of: ids[index])
      solver.solve()
      #expect(solver.isSatisfiable)
    }
    #expect(solver.statistics.pivots < 9 * 3 * (point.count + rows.count))
  }

  private static func system(
    variables: Int, rows: Int, using generator: inout SeededGenerator
  ) -> (point: [Double], rows: [LinearConstraint]) {
    let point = (0..<variables).map { _ in Double(Int.random(in: 0...400, using: &generator)) }
    let rows = (0..<rows).map { _ in
      let terms = (0..<variables).shuffled(using: &generator).prefix(3).map {
        Term(x($0), pick([1, -1, 0.5, -2], 1, &generator))
      }
      let constant = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable.id] }
      return LinearConstraint(
        Array(terms), pick([.lessThanOrEqual, .greaterThanOrEqual], .equal, &generator), constant)
    }
    return (point, rows)
  }
}
