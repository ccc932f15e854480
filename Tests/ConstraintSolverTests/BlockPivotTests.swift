import ConstraintSolver
import TestSupport
import Testing
import Workloads

/// Many violated equations of one level that weaker or yielding rows could make room for.
@Suite struct BlockPivotTests {
  /// Views in a row with least and desired widths, too wide for a container, whose centres are to be
  /// equally far apart: a stack view with the distribution `equalCentering` that is too narrow.
  /// Variables 2i and 2i + 1 are the left edge and the width of view i.
  private func narrowRow(_ count: Int) -> LinearSystem {
    var constraints = [LinearConstraint([Term(x(0))], .equal, 0)]
    for view in 0..<count {
      let (left, width) = (x(2 * view), x(2 * view + 1))
      let contents = Double(5 + view % 7)
      constraints += [
        LinearConstraint([Term(width)], .greaterThanOrEqual, contents, priority: 750),
        LinearConstraint([Term(width)], .lessThanOrEqual, contents, priority: 250),
      ]
      guard view + 1 < count else { continue }
      let next = x(2 * view + 2)
      constraints.append(
        LinearConstraint([Term(next), Term(left, -1), Term(width, -1)], .greaterThanOrEqual, 0))
    }
    constraints.append(
      LinearConstraint([Term(x(2 * count - 2)), Term(x(2 * count - 1))], .equal, Double(count)))
    constraints += (2..<count).map(equalDistance)
    return LinearSystem(variableCount: 2 * count, constraints: constraints)
  }

  /// The centre of a view is as far from that of the one before as the second centre from the first.
  private func equalDistance(_ view: Int) -> LinearConstraint {
    LinearConstraint(
      centre(view, 1) + centre(view - 1, -1) + centre(1, -1) + centre(0, 1), .equal, 0,
      priority: 149)
  }

  private func centre(_ view: Int, _ sign: Double) -> [Term] {
    [Term(x(2 * view), sign), Term(x(2 * view + 1), sign / 2)]
  }

  @Test(arguments: [40, 120]) func centresTakeFewPivots(count: Int) throws {
    let live = LiveSystem(solving: narrowRow(count))
    // Two for each view: for the bounds of its contents, and for its distance from the next one.
    #expect(live.solver.statistics.pivots < 5 * count / 2)
    let distance = live.centre(1) - live.centre(0)
    for view in 1..<count {
      #expect((live.centre(view) - live.centre(view - 1)).isClose(to: distance, 1e-6))
    }
    try live.solver.checkInvariants()
  }

  /// What the level gains is not worth what stronger levels lose.
  @Test func aBlockThatViolatesStrongerRowsIsUndone() throws {
    let count = 40
    var system = narrowRow(count)
    for view in 1..<count {
      system.constraints.append(
        LinearConstraint(
          [Term(x(2 * view)), Term(x(2 * view - 2), -1)], .equal, Double(view % 3), priority: 500))
    }
    let live = LiveSystem(solving: system)
    try live.solver.checkInvariants()
    #expect(live.solver.isSatisfiable)
    let stronger = system.constraints.filter { $0.priority >= 500 }
    let alone = LiveSystem(
      solving: LinearSystem(variableCount: 2 * count, constraints: stronger))
    let errors = [live, alone].map { live in
      let values = (0..<2 * count).map { live.solver.value(of: x($0)) }
      return stronger.reduce(0) { $0 + ($1.priority == 500 ? $1.error(at: values) : 0) }
    }
    #expect(errors[0].isClose(to: errors[1], 1e-6))
  }
}

extension LiveSystem {
  fileprivate func centre(_ view: Int) -> Double {
    solver.value(of: x(2 * view)) + solver.value(of: x(2 * view + 1)) / 2
  }
}
