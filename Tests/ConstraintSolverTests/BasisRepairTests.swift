import TestSupport
import Testing
import Workloads

@testable import ConstraintSolver

/// Rows that are removed and added leave a basis from which few pivots are missing.
@Suite struct BasisRepairTests {
  /// Views side by side that fill a row too narrow for them. Variables 2i and 2i + 1 are the left edge and
  /// the width of view i.
  private func narrowRow(_ count: Int) -> LinearSystem {
    var constraints = [LinearConstraint([Term(x(0))], .equal, 0)]
    for view in 0..<count { constraints += contents(view) }
    for view in 1..<count { constraints.append(spacing(view - 1, view)) }
    constraints.append(
      LinearConstraint([Term(x(2 * count - 2)), Term(x(2 * count - 1))], .equal, Double(3 * count)))
    return LinearSystem(variableCount: 2 * count, constraints: constraints)
  }

  private func contents(_ view: Int) -> [LinearConstraint] {
    let (width, length) = (Term(x(2 * view + 1)), Double(5 + view % 7))
    return [
      LinearConstraint([width], .greaterThanOrEqual, length, priority: 750),
      LinearConstraint([width], .lessThanOrEqual, length, priority: 250),
      LinearConstraint([width], .greaterThanOrEqual, 0),
    ]
  }

  private func spacing(_ view: Int, _ next: Int) -> LinearConstraint {
    LinearConstraint(
      [Term(x(2 * next)), Term(x(2 * view), -1), Term(x(2 * view + 1), -1)], .equal, 2)
  }

  @Test(arguments: [40, 160]) func aRowThatIsReplacedByItsLikeTakesOneExchange(count: Int) throws {
    var live = LiveSystem(solving: narrowRow(count))
    let values = live.values
    let pivots = live.solver.statistics.pivots
    live.remove(spacing(count / 2, count / 2 + 1))
    live.add(spacing(count / 2, count / 2 + 1))
    live.solver.solve()
    #expect(live.solver.statistics.pivots <= pivots + 1)
    #expect(live.values == values)
    try live.solver.checkInvariants()
  }

  @Test(arguments: [40, 160]) func hidingAndShowingTakesFewPivots(count: Int) throws {
    var live = LiveSystem(solving: narrowRow(count))
    for view in stride(from: 3, to: count - 3, by: 7) {
      let width = LinearConstraint([Term(x(2 * view + 1))], .equal, 0)
      let (before, after) = (spacing(view - 1, view), spacing(view, view + 1))
      let around = spacing(view - 1, view + 1)
      try change(&live, removing: [before, after], adding: [around, width])
      try change(&live, removing: [around, width], adding: [before, after])
    }
  }

  private func change(
    _ live: inout LiveSystem, removing removed: [LinearConstraint], adding added: [LinearConstraint]
  ) throws {
    let pivots = live.solver.statistics.pivots
    for constraint in removed { live.remove(constraint) }
    for constraint in added { live.add(constraint) }
    live.solver.solve()
    #expect(live.solver.statistics.pivots - pivots <= 12)
    let fresh = LiveSystem(solving: live.system)
    #expect(zip(live.values, fresh.values).allSatisfy { $0.isClose(to: $1, 1e-9) })
    try live.solver.checkInvariants()
  }
}
