import CertificateChecker
import Certification
import ConstraintSolver
import TestSupport
import Testing
import Workloads

/// Systems whose constants are decimals that put many rows through one point. In binary they are off
/// by their last digit, so that bases that meet the same rows have values that differ by rounding.
@Suite struct RoundedConstantTests {
  @Test(.timeLimit(.minutes(60)), arguments: 0..<25 as Range<UInt64>)
  func noAnswerIsRefused(part: UInt64) {
    var certified = 0
    for seed in part * 100..<(part + 1) * 100 {
      var generator = SeededGenerator(seed: seed)
      let verdict = CertifiedSystem(Self.system(using: &generator)).verdict
      if verdict.isCertified { certified += 1 }
      #expect(verdict.isCertified || verdict == .tooClose, "seed \(seed): \(verdict)")
    }
    #expect(certified > 90)
  }

  private static func system(using generator: inout SeededGenerator) -> LinearSystem {
    let count = Int.random(in: 4...9, using: &generator)
    let point = (0..<count).map { _ in Double(Int.random(in: 0...50, using: &generator)) }
    let rows = (0..<count * 2).map { _ in row(through: point, using: &generator) }
    return LinearSystem(variableCount: count, constraints: rows)
  }

  private static func row(
    through point: [Double], using generator: inout SeededGenerator
  ) -> LinearConstraint {
    let chosen = point.indices.shuffled(using: &generator).prefix(
      Int.random(in: 2...3, using: &generator))
    let terms = chosen.map { Term(x($0), pick([1, -1, 0.5, -0.73, -1.37, 0.365], 1, &generator)) }
    let sum = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable.id] }
    // In whole numbers of thousandths: the decimal.
    let constant = (sum * 1000).rounded() / 1000
    let isRequired = Int.random(in: 0..<5, using: &generator) > 0
    return LinearConstraint(
      terms,
      pick(isRequired ? [.lessThanOrEqual, .greaterThanOrEqual] : [.equal], .equal, &generator),
      isRequired ? constant : constant + pick([0, 0, 3], 0, &generator),
      priority: isRequired ? 1000 : pick([750, 500, 250], 500, &generator))
  }
}
