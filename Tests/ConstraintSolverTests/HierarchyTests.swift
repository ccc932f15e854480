import ConstraintSolver
import TestSupport
import Testing
import Workloads

/// Strictness: weaker constraints never outweigh a stronger one, whatever their number and
/// coefficients.
@Suite struct HierarchyTests {
  @Test(arguments: [(Float(251), Float(250)), (999, 500), (250.5, 250.25), (2, 1)])
  func aHeavyWeakerRowDoesNotOutweighAStrongerOne(stronger: Float, weaker: Float) {
    var live = LiveSystem(variableCount: 1)
    let zero = live.add(LinearConstraint([Term(x(0))], .equal, 0, priority: stronger))
    let heavy = live.add(LinearConstraint([Term(x(0), 2)], .equal, 200, priority: weaker))
    live.solver.solve()
    #expect(live.solver.value(of: x(0)) == 0)
    #expect(live.solver.error(of: zero) == 0)
    #expect(live.solver.error(of: heavy) == 200)
  }

  @Test(arguments: [2, 3, 10, 100, 1001])
  func manyWeakerRowsDoNotOutvoteAStrongerOne(count: Int) {
    var live = LiveSystem(variableCount: 1)
    live.add(LinearConstraint([Term(x(0))], .equal, 7, priority: 251))
    for _ in 0..<count { live.add(LinearConstraint([Term(x(0))], .equal, 100, priority: 250)) }
    live.solver.solve()
    #expect(live.solver.value(of: x(0)) == 7)
  }

  /// Through a required chain of doublings, an error of 1 at one end becomes 1024 at the other.
  @Test func aRowBehindDoublingsDoesNotOutweighAStrongerOne() {
    var live = LiveSystem(variableCount: 11)
    for index in 1...10 {
      live.add(LinearConstraint([Term(x(index)), Term(x(index - 1), -2)], .equal, 0))
    }
    live.add(LinearConstraint([Term(x(10))], .equal, 10240, priority: 500))
    live.add(LinearConstraint([Term(x(0))], .equal, 3, priority: 501))
    live.solver.solve()
    #expect(live.solver.value(of: x(0)) == 3)
    #expect(live.solver.value(of: x(10)) == 3072)
  }

  /// Each level wants another position and has twice the coefficient of the level above. The
  /// strongest remaining level always determines the position.
  @Test(arguments: [2, 30, 50, 300])
  func theStrongestOfManyLevelsDecides(count: Int) {
    var live = LiveSystem(variableCount: 1)
    for level in 0..<count {
      let coefficient = Double(1 << min(level, 40))
      let wish = LinearConstraint(
        [Term(x(0), coefficient)], .equal, coefficient * Double(10 * level + 5),
        priority: 900 - Float(level))
      live.add(wish)
    }
    for level in 0..<count {
      live.solver.solve()
      #expect(live.solver.value(of: x(0)) == Double(10 * level + 5))
      live.remove(at: 0)
    }
    live.solver.solve()
    #expect(live.solver.value(of: x(0)) == 0)
  }

  /// The ends of a chain are 100 apart although every link wants length 0: the weakest link is
  /// violated, whichever it is.
  @Test(arguments: [2, 30, 50]) func theWeakestOfManyLinksGivesWay(count: Int) {
    for seed in 1...10 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let priorities = (0..<count).map { 500 + Float($0) / 4 }.shuffled(using: &generator)
      var live = LiveSystem(variableCount: count + 1)
      live.add(LinearConstraint([Term(x(0))], .equal, 0))
      live.add(LinearConstraint([Term(x(count))], .equal, 100))
      let links = priorities.enumerated().map { index, priority in
        live.add(
          LinearConstraint(
            [Term(x(index + 1)), Term(x(index), -1)], .equal, 0, priority: priority))
      }
      live.solver.solve()
      let errors = links.map { live.solver.error(of: $0) }
      #expect(errors == priorities.map { $0 == 500 ? 100 : 0 })
    }
  }

  @Test func aChangeOfPriorityChangesTheWinner() {
    var live = LiveSystem(variableCount: 1)
    let first = live.add(LinearConstraint([Term(x(0))], .equal, 1, priority: 500))
    let second = live.add(LinearConstraint([Term(x(0))], .equal, 2, priority: 499))
    live.solver.solve()
    #expect(live.solver.value(of: x(0)) == 1)
    live.solver.setPriority(501, of: second)
    live.solver.solve()
    #expect(live.solver.value(of: x(0)) == 2)
    live.solver.setPriority(1000, of: first)
    live.solver.solve()
    #expect(live.solver.value(of: x(0)) == 1)
    #expect(live.solver.statistics.rebuilds <= 1)
  }

  @Test func equalPrioritiesShareOneSumOfErrors() {
    var live = LiveSystem(variableCount: 1)
    for place in [0.0, 10, 90, 95, 100] {
      live.add(LinearConstraint([Term(x(0))], .equal, place, priority: 500))
    }
    live.solver.solve()
    #expect(live.solver.value(of: x(0)) == 90)
  }
}
