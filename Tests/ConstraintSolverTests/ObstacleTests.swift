import ConstraintSolver
import Testing
import Workloads

/// `obstacles(to:)`: the constraints that prevent a violated one from getting closer.
@Suite struct ObstacleTests {
  /// Both bounds are active, and either may be nonbasic; only one of them is an obstacle.
  @Test(arguments: [0, 1, 2, 3, 4, 5])
  func ofTwoBoundsTheOneInTheWayIsNamed(order: Int) {
    let hugging = bound(0, .lessThanOrEqual, 30, 250)
    let compression = bound(0, .greaterThanOrEqual, 30, 750)
    for (wanted, barring) in [(40.0, hugging), (20, compression)] {
      let missed = bound(0, .equal, wanted, 100)
      let constraints = [missed, hugging, compression].permutation(order)
      #expect(obstacles(to: missed, among: constraints) == [barring], "\(wanted)")
    }
  }

  @Test func theStrongestOfSeveralInTheWayIsNamed() {
    let wide = bound(0, .equal, 40, 100)
    let bounds = [bound(0, .lessThanOrEqual, 30, 250), bound(0, .lessThanOrEqual, 30, 1000)]
    #expect(
      obstacles(to: wide, among: [wide, bound(0, .greaterThanOrEqual, 30, 750)] + bounds) == [
        bounds[1]
      ]
    )
  }

  @Test func eachTermOfASumIsKeptByItsOwn() {
    let sum = LinearConstraint([Term(x(0)), Term(x(1), 2)], .equal, 100, priority: 100)
    let first = bound(0, .equal, 10, 1000)
    let second = bound(1, .lessThanOrEqual, 20, 250)
    let unconcerned = bound(2, .equal, 3, 1000)
    #expect(obstacles(to: sum, among: [unconcerned, second, sum, first]) == [second, first])
  }

  @Test func whatWouldBeMissedMoreIsInTheWay() {
    let (low, high) = (bound(0, .equal, 10, 750), bound(0, .equal, 40, 250))
    let held = bound(0, .equal, 20, 1000)
    #expect(obstacles(to: low, among: [low, high, held]) == [held])
    #expect(obstacles(to: high, among: [low, high]) == [low])
  }

  @Test func whatHoldsHasNone() {
    let held = bound(0, .equal, 20, 1000)
    #expect(obstacles(to: held, among: [held, bound(0, .equal, 10, 250)]).isEmpty)
  }

  private func bound(
    _ index: Int, _ relation: Relation, _ constant: Double, _ priority: Float
  ) -> LinearConstraint {
    LinearConstraint([Term(x(index))], relation, constant, priority: priority)
  }

  private func obstacles(
    to missed: LinearConstraint, among constraints: [LinearConstraint]
  ) -> [LinearConstraint] {
    let live = LiveSystem(solving: LinearSystem(variableCount: 3, constraints: constraints))
    let entries = zip(live.entries, constraints)
    return entries.filter { $0.1 == missed }.flatMap { entry, _ in
      live.solver.blockingConstraints(of: entry.id).compactMap { id in
        entries.first { $0.0.id == id }?.1
      }
    }
  }
}

extension Array {
  /// One of the permutations of three elements.
  fileprivate func permutation(_ order: Int) -> Self {
    let first = self[order / 2]
    let others = indices.filter { $0 != order / 2 }.map { self[$0] }
    return [first] + (order.isMultiple(of: 2) ? others : others.reversed())
  }
}
