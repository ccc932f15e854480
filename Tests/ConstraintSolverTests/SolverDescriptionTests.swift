import Testing
import Workloads

@testable import ConstraintSolver

/// The printed forms of the solver, its components and its factors.
@Suite struct SolverDescriptionTests {
  private func solved(_ count: Int, _ constraints: [LinearConstraint]) -> Solver {
    LiveSystem(solving: LinearSystem(variableCount: count, constraints: constraints)).solver
  }

  @Test func aSolverPrintsItsBasisWhatIsNonbasicAndItsValues() {
    let solver = solved(
      3,
      [
        LinearConstraint([Term(x(1)), Term(x(0), -2)], .equal, 8),
        LinearConstraint([Term(x(0))], .greaterThanOrEqual, 4, priority: 750),
        LinearConstraint([Term(x(1))], .lessThanOrEqual, 20.5, priority: 250),
        LinearConstraint([], .equal, 1, priority: 500),
      ])
    let expected = """
      component 0: 2 variables, 3 rows, 0 violated, optimal
        position 0: c0: x1 - 2·x0 == 8 [1000]
        position 1: c1: x0 >= 4 [750]
        nonbasic c2: x1 <= 20.5 [250], residual -4.5
        nonbasic stay x0, residual 4
        nonbasic stay x1, residual 16
        without variables c3: 0 == 1 [500], residual -1
      x0 = 4, x1 = 16, x2 = 0
      """
    #expect(solver.description == expected)
  }

  @Test func aComponentPrintsWhatTheNextSolveHasToDo() {
    var solver = solved(1, [LinearConstraint([Term(x(0))], .equal, 4)])
    solver.setConstant(5, of: ConstraintID(id: 0))
    #expect(
      solver.components[0].description
        == "1 variables, 1 rows, 0 violated, 1 changed constants, optimal")
    #expect(
      Component().description
        == "0 variables, 0 rows, 0 violated, no basis, no factors, no values")
  }

  @Test func aTriangularBasisPrintsItsBackSubstitution() {
    let solver = solved(
      2,
      [
        LinearConstraint([Term(x(0), 2)], .equal, 4),
        LinearConstraint([Term(x(1)), Term(x(0), -3)], .equal, 1),
      ])
    #expect(
      solver.components[0].factorization.description == """
        x0 = b0 / 2
        x1 = b1 + 3·x0
        """)
  }

  @Test func aBasisWithACorePrintsItsEliminations() {
    var solver = solved(
      2,
      [
        LinearConstraint([Term(x(0)), Term(x(1))], .equal, 10),
        LinearConstraint([Term(x(0)), Term(x(1), -2)], .equal, 1),
      ])
    #expect(solver.values == [7, 3])
    let isRegular = solver.refactorize(0)
    #expect(isRegular)
    #expect(
      solver.components[0].factorization.description == """
        b1 = b1 - b0
        x1 = b1 / 3
        x0 = b0 + 2·x1
        """)
  }
}
