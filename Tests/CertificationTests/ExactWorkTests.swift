import CertificateChecker
import Certificates
import Certification
import ConstraintSolver
import ExactArithmetic
import TestSupport
import Testing
import Workloads

@Suite struct ExactWorkTests {
  @Test(arguments: [(9, false), (10, false), (11, true)])
  func tenStepsFitIntoALimitOfTen(steps: Int, isTooMuch: Bool) {
    let work = ExactWork(limit: 10)
    for _ in 0..<steps { try? work.spend(1) }
    #expect(work.isExhausted == isTooMuch)
    #expect(work.spent == min(steps, 10))
  }

  /// Otherwise a short proof after the limit would be done, and which one depends on their order.
  @Test func nothingIsDoneAfterTheLimit() {
    let work = ExactWork(limit: 10)
    #expect(throws: ExactWork.LimitReached.self) { try work.spend(11) }
    #expect(throws: ExactWork.LimitReached.self) { try work.spend(1) }
    #expect(work.spent == 0)
  }

  @Test func longNumbersCountMore() throws {
    let third = try Rational.one / #require(Rational(3))
    var long = third
    for _ in 0..<8 { long = try long * long }
    let (short, much) = (ExactWork(), ExactWork())
    #expect(try short.sum(third, third, times: third) == third + third * third)
    #expect(try much.sum(long, long, times: third) == long + long * third)
    #expect(short.spent == 1 && much.spent > 100)
  }

  /// What a limit cuts is neither certified nor a defect.
  @Test func aProofBeyondTheLimitProvesNothing() {
    let rows = [
      LinearProblem.Row([.init(0, 3)], .equal, 10, priority: 500),
      LinearProblem.Row([.init(0, 1)], .equal, 40, priority: 250),
    ]
    let problem = LinearProblem(variableCount: 1, rows: rows)
    let answer = Certificate(
      values: [10.0 / 3], sides: [.basic, .below, .above], ambiguous: [])
    let whole = ExactWork()
    #expect(Verdict(on: answer, for: problem, whole).isCertified)
    for limit in 0..<whole.spent {
      let verdict = Verdict(on: answer, for: problem, ExactWork(limit: limit))
      #expect(verdict == .tooMuchWork, "\(limit)")
    }
    #expect(Verdict(on: answer, for: problem, ExactWork(limit: whole.spent)).isCertified)
  }

  /// Wherever the limit cuts, probes and the search for numbers that rounding decides included.
  @Test(arguments: SystemKind.all)
  func noCutMakesARefusal(kind: SystemKind) {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<cases(20) {
      let system = kind.system(using: &generator)
      let whole = ExactWork()
      let verdict = CertifiedSystem(system, whole).verdict
      for part in 0..<8 {
        let cut = CertifiedSystem(system, ExactWork(limit: whole.spent * part / 8)).verdict
        #expect(cut == .tooMuchWork || cut == verdict)
      }
    }
  }
}
