import ConstraintSolver
import Testing
import Workloads

/// Tests the oracle itself with cases worked out by hand.
@Suite struct OracleTests {
  @Test func aStrongerRowIsNotTradedForAHeavierOne() throws {
    let solution = try LexicographicOracle.solve(
      LinearSystem(
        variableCount: 1,
        constraints: [
          LinearConstraint([Term(x(0))], .equal, 0, priority: 251),
          LinearConstraint([Term(x(0), 2)], .equal, 200, priority: 250),
        ]))
    #expect(solution.values == [0])
    #expect(solution.levels.map(\.error) == [0, 200])
    #expect(solution.undetermined.isEmpty)
    #expect(solution.isSatisfiable)
  }

  @Test func theMedianOfThreeWishesWins() throws {
    let solution = try LexicographicOracle.solve(
      LinearSystem(
        variableCount: 1,
        constraints: [10, 40, 20].map {
          LinearConstraint([Term(x(0))], .equal, $0, priority: 500)
        }))
    #expect(solution.values == [20])
    #expect(solution.levels.map(\.error) == [30])
    #expect(solution.undetermined.isEmpty)
  }

  /// Every value from 10 to 40 has a total error of 30; the tie rule satisfies the row that was
  /// added first.
  @Test func twoWishesLeaveARangeAndTheFirstIsKept() throws {
    let solution = try LexicographicOracle.solve(
      LinearSystem(
        variableCount: 1,
        constraints: [40, 10].map { LinearConstraint([Term(x(0))], .equal, $0, priority: 500) }))
    #expect(solution.values == [40])
    #expect(solution.undetermined == [0])
  }

  /// On x + y >= 10 the first variable takes the value closest to 0.
  @Test func whatIsLeftOpenIsCloseToZeroInOrder() throws {
    let solution = try LexicographicOracle.solve(
      LinearSystem(
        variableCount: 3,
        constraints: [LinearConstraint([Term(x(0)), Term(x(1), 4)], .greaterThanOrEqual, 10)]))
    #expect(solution.values == [0, 2.5, 0])
    #expect(solution.undetermined == [0, 1, 2])
  }

  @Test func aContradictionKeepsTheLeastSumOfErrors() throws {
    let solution = try LexicographicOracle.solve(
      LinearSystem(
        variableCount: 2,
        constraints: [
          LinearConstraint([Term(x(0))], .lessThanOrEqual, 3),
          LinearConstraint([Term(x(0))], .greaterThanOrEqual, 7),
          LinearConstraint([Term(x(1))], .equal, -2, priority: 1),
        ]))
    #expect(!solution.isSatisfiable)
    #expect(solution.levels.map(\.error) == [4, 0])
    #expect(solution.values == [3, -2])
    #expect(solution.undetermined == [0])
  }

  /// x <= -5 and -x <= 8 with an optional target of -20: negative constants and coefficients.
  @Test func signsAreKept() throws {
    let solution = try LexicographicOracle.solve(
      LinearSystem(
        variableCount: 1,
        constraints: [
          LinearConstraint([Term(x(0))], .lessThanOrEqual, -5),
          LinearConstraint([Term(x(0), -1)], .lessThanOrEqual, 8),
          LinearConstraint([Term(x(0), 3)], .equal, -60, priority: 2),
        ]))
    #expect(solution.values == [-8])
    #expect(solution.levels.map(\.error) == [0, 36])
    #expect(solution.undetermined.isEmpty)
  }

  @Test func halfDeterminedSumsAreTold() throws {
    let solution = try LexicographicOracle.solve(
      LinearSystem(
        variableCount: 3,
        constraints: [
          LinearConstraint([Term(x(0)), Term(x(1))], .equal, 10),
          LinearConstraint([Term(x(2)), Term(x(0)), Term(x(1))], .equal, 25),
        ]))
    #expect(solution.values == [0, 10, 15])
    #expect(solution.undetermined == [0, 1])
  }

  @Test func fractionsOfACentreAreRefused() {
    let half = LinearConstraint([Term(x(0), 0.5)], .equal, 1)
    #expect(throws: LexicographicOracle.NotWhole.self) {
      try LexicographicOracle.solve(LinearSystem(variableCount: 1, constraints: [half]))
    }
  }
}
