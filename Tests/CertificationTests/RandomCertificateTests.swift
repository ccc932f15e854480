import CertificateChecker
import Certificates
import Certification
import ConstraintSolver
import ExactArithmetic
import TestSupport
import Testing
import Workloads

/// Seeded random systems, most of them degenerate: every answer of the solver is proved.
@Suite struct RandomCertificateTests {
  @Test(.timeLimit(.minutes(60)), arguments: SystemKind.all)
  func everyAnswerIsCertified(_ kind: SystemKind) {
    for seed in 0..<cases(500) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let system = kind.system(using: &generator)
      let verdict = CertifiedSystem(system).verdict
      #expect(
        verdict == .certified(roundedCount: 0), "seed \(seed): \(verdict)\n\(system.constraints)")
    }
  }

  /// Without any search for ambiguities an answer is proved, or it is said that there is none.
  @Test func anAnswerThatWasNotSearchedIsNeverRefused() {
    var abandoned = 0
    for kind in SystemKind.all {
      for seed in 0..<40 {
        var generator = SeededGenerator(seed: UInt64(seed))
        let system = kind.system(using: &generator)
        let verdict = CertifiedSystem(system) { $0.moveWorkLimit = 0 }.verdict
        if verdict == .abandoned { abandoned += 1 }
        #expect(
          verdict == .abandoned || verdict == .certified(roundedCount: 0),
          "\(kind) \(seed): \(verdict)")
      }
    }
    #expect(abandoned > 0)
  }

  /// The layout is that of another system, whose second length is shorter.
  @Test func aWrongAnswerIsRefusedThoughItWasNotSearched() {
    let bounds = [5.0, 5, 6].enumerated().map { index, bound in
      LinearConstraint([Term(x(min(index, 1)))], .greaterThanOrEqual, bound)
    }
    let sum = LinearConstraint([Term(x(0)), Term(x(1))], .lessThanOrEqual, 10)
    var solver = Solver()
    solver.moveWorkLimit = 0
    for _ in 0..<2 { _ = solver.addVariable() }
    let ids = [bounds[0], bounds[1], sum].map { solver.addConstraint($0) }
    solver.solve()
    let right = CertifiedSystem(Array(zip(ids, [bounds[0], bounds[1], sum])), in: solver)
    #expect(right.verdict == .certified(roundedCount: 0))
    let wrong = Array(zip(ids, [bounds[0], bounds[2], sum]))
    for earlier in [nil, right] {
      let verdict = CertifiedSystem(wrong, in: solver, after: earlier).verdict
      guard case .refused = verdict else {
        Issue.record("\(verdict)")
        return
      }
    }
  }

  /// Values of 10⁻³², which refinement leaves of zeros, once kept the tie rule from ending.
  @Test(arguments: [
    ("degenerate", 31121), ("degenerate inequalities", 1308), ("degenerate inequalities", 7622),
    ("degenerate inequalities", 33779), ("degenerate inequalities", 41655),
  ])
  func zerosAreZero(name: String, seed: UInt64) throws {
    let kind = try #require(SystemKind.all.first { $0.testDescription == name })
    var generator = SeededGenerator(seed: seed)
    let verdict = CertifiedSystem(kind.system(using: &generator)).verdict
    #expect(verdict == .certified(roundedCount: 0), "\(verdict)")
  }
}

extension CertifiedSystem {
  /// The solver's answer to a system.
  init(
    _ system: LinearSystem, _ work: ExactWork = ExactWork(),
    limiting: (inout Solver) -> Void = { _ in }
  ) {
    var solver = Solver()
    limiting(&solver)
    for _ in 0..<system.variableCount { _ = solver.addVariable() }
    let constraints = system.constraints.map { (solver.addConstraint($0), $0) }
    solver.solve()
    self.init(constraints, in: solver, after: nil, work)
  }
}
