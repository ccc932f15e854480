import CertificateChecker
import Certificates
import Certification
import ConstraintSolver
import TestSupport
import Testing
import Workloads

/// Coefficients are doubles in place of the numbers that are meant: where their last digits decide,
/// nothing is proved, and the solver is not wrong.
@Suite struct NumericalDependenceTests {
  /// The proportions of a picture, from the width and from the height.
  private func proportions(_ inverse: Double, _ extra: Double = 0) -> [LinearConstraint] {
    [
      LinearConstraint([Term(x(0)), Term(x(1), -0.75)], .equal, 0),
      LinearConstraint([Term(x(1)), Term(x(0), -inverse)], .equal, extra),
    ]
  }

  private func verdict(_ constraints: [LinearConstraint], _ variableCount: Int = 2) -> Verdict {
    CertifiedSystem(LinearSystem(variableCount: variableCount, constraints: constraints)).verdict
  }

  @Test(arguments: [4 / 3.0, 1.3333333333333333, 1.33333333333])
  func proportionsThatUndoEachOtherAreNotCertified(inverse: Double) {
    #expect(verdict(proportions(inverse)) == .tooClose)
  }

  /// The sizes are determined, and far from where rounding could decide.
  @Test func proportionsThatDifferAreCertified() {
    #expect(verdict(proportions(1.3333)) == .certified(roundedCount: 0))
  }

  @Test func proportionsOfAGivenSizeAreMetWithinRounding() {
    let width = LinearConstraint([Term(x(0))], .equal, 150)
    #expect(verdict(proportions(4 / 3.0) + [width]) == .certified(roundedCount: 1))
  }

  /// By the last digits a height of 4.5 · 10¹⁶ points meets both.
  @Test func aConflictThatRoundingDeniesIsNotCertified() {
    let rows = proportions(4 / 3.0, 1).map(LinearProblem.Row.init)
    #expect(Verdict(on: Conflict(rows)) == .refused(.noConflict))
    #expect(CertifiedConflict(Conflict(rows)).verdict == .tooClose)
    let chain = ring(0.1, 0.3, 1 / 0.03, 1).map(LinearProblem.Row.init)
    #expect(Verdict(on: Conflict(chain)) != .certified(roundedCount: 0))
    #expect(CertifiedConflict(Conflict(chain)).verdict == .tooClose)
  }

  /// `x1 == a x0`, `x2 == b x1`, `x0 == c x2 + extra`.
  private func ring(_ a: Double, _ b: Double, _ c: Double, _ extra: Double) -> [LinearConstraint] {
    [
      LinearConstraint([Term(x(1)), Term(x(0), -a)], .equal, 0),
      LinearConstraint([Term(x(2)), Term(x(1), -b)], .equal, 0),
      LinearConstraint([Term(x(0)), Term(x(2), -c)], .equal, extra),
    ]
  }

  @Test func whatIsClearlyNoConflictIsADefect() {
    let rows = proportions(1.3333, 1).map(LinearProblem.Row.init)
    #expect(CertifiedConflict(Conflict(rows)).verdict == .refused(.noConflict))
  }

  /// 0.1 + 0.2 - 0.3 is not zero in doubles: exactly, the first two rows outweigh the third.
  @Test func costsThatCancelAreNotCertified() {
    let third = LinearConstraint([Term(x(0), -0.3)], .equal, 100, priority: 500)
    let others = [0.1, 0.2].map {
      LinearConstraint([Term(x(0), $0)], .equal, 5, priority: 500)
    }
    #expect(verdict([third] + others, 1) == .tooClose)
    let clear = LinearConstraint([Term(x(0), -0.31)], .equal, 100, priority: 500)
    #expect(verdict([clear] + others, 1) == .certified(roundedCount: 0))
  }

  /// In systems of whole numbers nothing is rounding: a refusal there would be a defect.
  @Test(arguments: SystemKind.all)
  func wholeNumbersAreNotExcused(_ kind: SystemKind) throws {
    for seed in 0..<50 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let system = CertifiedSystem(kind.system(using: &generator))
      let dependence = try NumericalDependence(system.certificate.sides, in: system.problem)
      #expect(try !dependence.isFound(), "seed \(seed)")
      for probe in system.certificate.probes {
        let problem = system.problem.probed(probe.variable, at: probe.constant)
        let dependence = try NumericalDependence(probe.sides, in: problem)
        #expect(try !dependence.isFound(), "seed \(seed)")
      }
    }
  }

  /// Some of those systems have probes, so that the test above looks at them.
  @Test func someSystemsHaveProbes() {
    let count = SystemKind.all.reduce(0) { count, kind in
      (0..<50).reduce(count) { count, seed in
        var generator = SeededGenerator(seed: UInt64(seed))
        return count + CertifiedSystem(kind.system(using: &generator)).certificate.probes.count
      }
    }
    #expect(count > 20)
  }
}
