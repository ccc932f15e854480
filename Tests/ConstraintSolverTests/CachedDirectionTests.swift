import ConstraintSolver
import Testing
import Workloads

/// Repeated edits of constants move the values along cached directions.
@Suite struct CachedDirectionTests {
  /// The difference of two lengths, or zero if the second one is larger. Its variable must leave
  /// the direction of the first length when it reaches zero, wherever an edit of the second length
  /// has moved it.
  @Test func aDirectionEndsAtZeroAlsoAfterAnotherConstantChanged() {
    let difference = [Term(x(2)), Term(x(0), -1), Term(x(1))]
    var live = LiveSystem(
      solving: LinearSystem(
        variableCount: 3,
        constraints: [
          LinearConstraint([Term(x(0))], .equal, 10), LinearConstraint([Term(x(1))], .equal, 0),
          LinearConstraint(difference, .greaterThanOrEqual, 0),
        ]))
    for (place, constant) in [(0, 11.0), (1, 5), (0, 3)] {
      live.setConstant(constant, at: place)
      live.solver.solve()
    }
    #expect(live.solver.values == [3, 5, 0])
  }

  /// On the way there and back the variable crosses zero, and with it the tie rule's side of it.
  @Test func aConstantThatIsRestoredRestoresTheSigns() {
    var live = LiveSystem(
      solving: LinearSystem(
        variableCount: 1, constraints: [LinearConstraint([Term(x(0), -2)], .equal, -8)]))
    for constant in [100.0, -8] {
      live.setConstant(constant, at: 0)
      live.solver.solve()
      #expect(live.brokenInvariants == [])
    }
    #expect(live.solver.values == [4])
  }
}
