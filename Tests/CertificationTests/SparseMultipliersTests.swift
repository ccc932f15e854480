import ExactArithmetic
import TestSupport
import Testing

/// Linear forms as combinations of equations, some of which are of no interest.
@Suite struct SparseMultipliersTests {
  private let count = 12

  /// Equations of up to four variables with small coefficients, so that some need elimination.
  private func equations(_ generator: inout SeededGenerator) -> [SparseForm] {
    (0..<count).map { row in
      var terms = [row: number(Int.random(in: 1...3, using: &generator))]
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let variable = Int.random(in: 0..<count, using: &generator)
        terms[variable] = number(Int.random(in: 1...3, using: &generator))
      }
      return form(terms)
    }
  }

  private func number(_ value: Int) -> Rational { Rational(Double(value)) ?? .zero }

  private func form(_ terms: [Int: Rational]) -> SparseForm {
    terms.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func systems(_ check: (SparseFactors, [SparseForm]) throws -> Void) throws {
    var checked = 0
    for seed in 0..<200 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let equations = equations(&generator)
      guard let factors = try? SparseFactors(equations, variableCount: count) else { continue }
      try check(factors, equations)
      checked += 1
    }
    #expect(checked > 100)
  }

  @Test func theEquationsTimesTheirMultipliersAreTheForm() throws {
    try systems { factors, equations in
      var combinations = SparseMultipliers(factors, open: 0..<count)
      for variable in 0..<count {
        var sum = [variable: -Rational.one]
        for (equation, multiplier) in try combinations.multipliers(of: [(variable, .one)]) {
          for term in equations[equation] {
            sum[term.variable] =
              try (sum[term.variable] ?? .zero) + multiplier * term.coefficient
          }
        }
        #expect(Set(sum.values) == [.zero])
      }
    }
  }

  /// The others have the same multipliers as before, however many are closed.
  @Test func aClosedEquationHasNoMultiplier() throws {
    try systems { factors, _ in
      var all = SparseMultipliers(factors, open: 0..<count)
      var some = all
      for closed in 0..<count {
        some.close(closed)
        let form: SparseForm = [(closed, .one), (0, .one), (closed, .one)]
        let expected = try all.multipliers(of: form).filter { $0.equation > closed }
        let found = try some.multipliers(of: form)
        #expect(found.map(\.equation).sorted() == expected.map(\.equation).sorted())
        #expect(Set(found.map(\.multiplier)) == Set(expected.map(\.multiplier)))
      }
      #expect(!some.hasOpen)
    }
  }
}
