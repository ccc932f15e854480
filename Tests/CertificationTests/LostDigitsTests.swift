import CertificateChecker
import Certification
import ConstraintSolver
import TestSupport
import Testing
import Workloads

/// Lengths whose proportions nearly undo each other, 1.37 and 0.73, so that a pivot is a ten-thousandth of its row. One
/// such pair after the other multiplies the rounding of values.
@Suite struct LostDigitsTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func valuesAreExactToTheTolerance(part: UInt64) {
    for seed in part * 10..<(part + 1) * 10 {
      var generator = SeededGenerator(seed: seed)
      let verdict = CertifiedSystem(Self.system(using: &generator)).verdict
      #expect(verdict == .certified(roundedCount: 0), "seed \(seed): \(verdict)")
    }
  }

  /// Each pair depends on the one before it, and one point solves all.
  private static func system(using generator: inout SeededGenerator) -> LinearSystem {
    let pairs = Int.random(in: 2...3, using: &generator)
    let point = (0..<2 * pairs).map { _ in
      Double(Int.random(in: 0...400_000, using: &generator)) / 1000
    }
    let rows = (0..<pairs).flatMap { pair in
      let (first, second) = (x(2 * pair), x(2 * pair + 1))
      let earlier = pair == 0 ? [] : [Term(x(2 * pair - 1), -1)]
      return [
        [Term(first), Term(second, -1.37)] + earlier, [Term(first, 0.73), Term(second, -1)],
      ]
    }
    let constraints = rows.map { terms in
      LinearConstraint(
        terms, .equal, terms.reduce(0) { $0 + $1.coefficient * point[$1.variable.id] })
    }
    return LinearSystem(
      variableCount: 2 * pairs, constraints: constraints.shuffled(using: &generator))
  }
}
