import ConstraintSolver
import TestSupport
import Testing
import Workloads

/// The weighted sum of rows that proves a minimal conflict contradictory.
@Suite struct ContradictionTests {
  /// A multiplier as a fraction with a small denominator; nil if there is none.
  private func fraction(_ multiplier: Double) -> (numerator: Int, denominator: Int)? {
    for denominator in 1...720 {
      let numerator = (multiplier * Double(denominator)).rounded()
      if abs(numerator / Double(denominator) - multiplier) <= 1e-9 * abs(multiplier) {
        return (Int(numerator), denominator)
      }
    }
    return nil
  }

  /// Adds up the weighted rows in integers.
  private func expectProof(_ proof: Contradiction, of rows: [LinearConstraint]) throws {
    let fractions = try proof.multipliers.map { try #require(fraction($0)) }
    let common = fractions.reduce(1) { $0 * $1.denominator / gcd($0, $1.denominator) }
    var sums: [Int: Int] = [:]
    var excess = 0
    for (row, multiplier) in zip(rows, fractions) {
      let weight = multiplier.numerator * (common / multiplier.denominator)
      for term in row.terms { sums[term.variable.id, default: 0] += weight * Int(term.coefficient) }
      excess += weight * Int(row.constant)
      #expect(weight != 0, "every row of a minimal conflict is needed")
      if row.relation == .greaterThanOrEqual { #expect(weight > 0) }
      if row.relation == .lessThanOrEqual { #expect(weight < 0) }
    }
    #expect(sums.values.allSatisfy { $0 == 0 })
    #expect(excess > 0)
    #expect(abs(proof.excess - Double(excess) / Double(common)) <= 1e-9 * proof.excess)
    #expect(proof.multipliers.map { abs($0) }.min() == 1)
  }

  private func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }

  /// Multipliers of more than a hundred thousand are near to a simple fraction whatever they are.
  @Test func largeMultipliersAreNotRounded() throws {
    var rows = [LinearConstraint([Term(x(0))], .greaterThanOrEqual, 1)]
    for index in 1...6 {
      rows.append(LinearConstraint([Term(x(index)), Term(x(index - 1), -7.3)], .equal, 0))
    }
    rows.append(LinearConstraint([Term(x(6))], .lessThanOrEqual, 1))
    let multipliers = try #require(Contradiction(of: rows)).multipliers
    var expected = [-1.0, 1]
    for _ in 1...6 { expected.append(expected[expected.count - 1] * 7.3) }
    let errors = zip(multipliers, expected.reversed()).map { abs($0 / $1 - 1) }
    #expect(errors.count == rows.count && errors.allSatisfy { $0 < 1e-13 })
  }

  @Test(arguments: SystemKind.all) func theWeightedRowsCancel(kind: SystemKind) throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<150 {
      let system = kind.system(using: &generator)
      var live = LiveSystem(solving: system)
      let members = live.solver.minimalConflict()
      let rows = live.entries.filter { members.contains($0.id) }.map(\.constraint)
      let proof = Contradiction(of: rows)
      #expect((proof == nil) == live.solver.isSatisfiable)
      if let proof { try expectProof(proof, of: rows) }
    }
  }

  @Test func whatHoldsTogetherHasNone() {
    #expect(Contradiction(of: [LinearConstraint([Term(x(0))], .equal, 4)]) == nil)
    #expect(Contradiction(of: []) == nil)
  }

  @Test func prioritiesPlayNoPart() {
    let rows = [
      LinearConstraint([Term(x(3))], .equal, 4, priority: 1),
      LinearConstraint([Term(x(3))], .greaterThanOrEqual, 9, priority: 750),
    ]
    #expect(Contradiction(of: rows)?.multipliers == [-1, 1])
    #expect(Contradiction(of: rows)?.excess == 5)
  }

  @Test func aRowWithoutVariablesIsItsOwnProof() {
    let proof = Contradiction(of: [LinearConstraint([], .lessThanOrEqual, -3)])
    #expect(proof?.multipliers == [-1])
    #expect(proof?.excess == 3)
  }
}
