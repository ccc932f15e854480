import Testing
import Workloads

@testable import ConstraintSolver

/// Copies of a solver with some of its systems, in which trials are solved.
@Suite struct RestrictingTests {
  /// Two systems, one of them after many changes.
  private func edited() -> LiveSystem {
    var live = LiveSystem(variableCount: 4)
    live.add(LinearConstraint([Term(x(0)), Term(x(1))], .equal, 10))
    live.add(LinearConstraint([Term(x(2)), Term(x(3))], .lessThanOrEqual, 7))
    for length in 0..<100 {
      let id = live.add(
        LinearConstraint([Term(x(length % 2))], .equal, Double(length), priority: 500))
      live.solver.solve()
      live.solver.removeConstraint(id)
      live.entries.removeLast()
    }
    for (variable, length) in [(0, 8.0), (1, 5), (2, 3)] {
      live.add(LinearConstraint([Term(x(variable))], .equal, length, priority: 700))
    }
    live.solver.solve()
    return live
  }

  @Test func aCopyHasNoRemovedRows() throws {
    let live = edited()
    let component = try #require(live.solver.component(of: x(0)))
    let part = live.solver.restricted(to: [component])
    let ids = [0, 2, 3].map { live.entries[$0].id.id }
    #expect(part.solver.rows.count == 3)
    #expect(ids.map(part.row) == [0, 1, 2])
    try part.solver.checkInvariants()
  }

  @Test func aCopyHasTheSameSolution() throws {
    let live = edited()
    let component = try #require(live.solver.component(of: x(0)))
    var copy = live.solver.restricted(to: [component]).solver
    #expect(copy.values[0...1] == live.solver.values[0...1])
    copy.setConstant(20, of: ConstraintID(id: 0))
    copy.solve()
    try copy.checkInvariants()
    var fresh = LiveSystem(variableCount: 2)
    for entry in [0, 2, 3] { fresh.add(live.entries[entry].constraint) }
    fresh.solver.setConstant(20, of: fresh.entries[0].id)
    fresh.solver.solve()
    #expect(copy.values[0...1] == fresh.solver.values[0...1])
  }

  /// A row without terms that nothing can satisfy, or that is satisfied.
  @Test(arguments: [0.0, 3]) func aCopyOfEverythingIsTheSameForTrials(constant: Double) throws {
    var live = edited()
    live.add(LinearConstraint([], .equal, constant))
    live.solver.solve()
    var copy = live.solver.withoutRemovedRows()
    #expect(copy.rows.count == live.entries.count && live.solver.rows.count > 100)
    #expect(
      copy.isSatisfiable == (constant == 0) && live.solver.isSatisfiable == copy.isSatisfiable)
    #expect(copy.values == live.solver.values)
    #expect(copy.undeterminedVariables() == live.solver.undeterminedVariables())
    #expect(copy.range(of: [Term(x(3))]) == live.solver.range(of: [Term(x(3))]))
    let wish = LinearConstraint([Term(x(1))], .equal, 1, priority: 600)
    _ = copy.addConstraint(wish)
    copy.solve()
    try copy.checkInvariants()
    live.add(wish)
    live.solver.solve()
    #expect(copy.values == live.solver.values)
  }

  @Test func rivalsAreNamedByTheirOwnNumbers() {
    var live = edited()
    #expect(live.solver.rivalGroups() == [[live.entries[2].id, live.entries[3].id]])
  }
}
