import CertificateChecker
import Certificates
import Certification
import ConstraintSolver
import Testing
import Workloads

/// Certificates of small systems, worked out by hand.
@Suite struct VerdictTests {
  /// `x == 10` at 500 outweighs `x == 40` at 250.
  private let problem = LinearProblem(
    variableCount: 1,
    rows: [
      LinearProblem.Row([.init(0, 1)], .equal, 10, priority: 500),
      LinearProblem.Row([.init(0, 1)], .equal, 40, priority: 250),
    ])

  @Test func theStrongerRowDecides() {
    let certificate = Certificate(values: [10], sides: [.basic, .below, .above], ambiguous: [])
    #expect(Verdict(on: certificate, for: problem) == .certified(roundedCount: 0))
  }

  @Test func aLayoutByTheWeakerRowIsRefused() {
    let certificate = Certificate(values: [40], sides: [.above, .basic, .above], ambiguous: [])
    #expect(Verdict(on: certificate, for: problem) == .refused(.improvable(member: 1)))
  }

  @Test func aValueBesideTheBasisIsRefused() {
    let certificate = Certificate(
      values: [10.000001], sides: [.basic, .below, .above], ambiguous: [])
    #expect(Verdict(on: certificate, for: problem) == .refused(.wrongValue(variable: 0)))
  }

  /// Every value from 10 to 40 has the same sum of errors; the tie rule keeps the first row.
  @Test func aTieIsDecidedByTheOrderOfTheRows() {
    var equal = problem
    equal.rows[1].priority = 500
    let first = Certificate(values: [10], sides: [.basic, .below, .above], ambiguous: [0])
    let second = Certificate(values: [40], sides: [.above, .basic, .above], ambiguous: [0])
    let unreported = Certificate(values: [10], sides: [.basic, .below, .above], ambiguous: [])
    #expect(Verdict(on: first, for: equal) == .certified(roundedCount: 0))
    #expect(Verdict(on: second, for: equal) == .refused(.improvable(member: 1)))
    #expect(Verdict(on: unreported, for: equal) == .refused(.wrongAmbiguity(variable: 0)))
  }

  /// The third variable is the difference of two that move together.
  @Test func aVariableWhoseChangesCancelIsDetermined() {
    let moving = LinearProblem(
      variableCount: 3,
      rows: [
        LinearProblem.Row([.init(1, 1), .init(0, -1)], .equal, 5, priority: 1000),
        LinearProblem.Row(
          [.init(2, 1), .init(1, -1), .init(0, 1)], .equal, 0, priority: 1000),
      ])
    for (ambiguous, verdict) in [
      ([0, 1], Verdict.certified(roundedCount: 0)),
      ([0, 1, 2], .refused(.wrongAmbiguity(variable: 2))),
      ([0], .refused(.wrongAmbiguity(variable: 1))),
    ] {
      let certificate = Certificate(
        values: [0, 5, 5], sides: [.basic, .basic, .basic, .above, .above], ambiguous: ambiguous)
      #expect(Verdict(on: certificate, for: moving) == verdict)
    }
  }

  @Test func aConflictHasItsMultipliers() {
    let rows = [
      LinearProblem.Row([.init(0, 1), .init(1, -2)], .lessThanOrEqual, 3, priority: 1000),
      LinearProblem.Row([.init(0, 1)], .greaterThanOrEqual, 9, priority: 1000),
      LinearProblem.Row([.init(1, 1)], .equal, 1, priority: 1000),
    ]
    #expect(Verdict(on: Conflict(rows, multipliers: [-1, 1, -2])) == .certified(roundedCount: 0))
    #expect(Verdict(on: Conflict(rows, multipliers: [-2, 2, -4])) == .certified(roundedCount: 0))
    #expect(Verdict(on: Conflict(rows, multipliers: [-1, 1, -3])) == .refused(.wrongMultipliers))
    #expect(Verdict(on: Conflict(rows, multipliers: [1, -1, 2])) == .refused(.wrongMultipliers))
    #expect(Verdict(on: Conflict(rows + [rows[2]])) == .refused(.conflictNotMinimal))
    #expect(Verdict(on: Conflict(Array(rows.dropLast()))) == .refused(.noConflict))
    #expect(Verdict(on: Conflict([])) == .refused(.noConflict))
  }

  @Test func rowsThatOnlyMeetDoNotContradictEachOther() {
    let rows = [
      LinearProblem.Row([.init(0, 1)], .lessThanOrEqual, 9, priority: 1000),
      LinearProblem.Row([.init(0, 1)], .greaterThanOrEqual, 9, priority: 1000),
    ]
    #expect(Verdict(on: Conflict(rows)) == .refused(.noConflict))
  }

  @Test func whatIsNotStatedToBeAConflictIsNotCertified() {
    let row = LinearProblem.Row(LinearConstraint([Term(x(0))], .equal, 1))
    #expect(CertifiedConflict(Conflict([row]), isStated: false).verdict == .abandoned)
    #expect(CertifiedConflict(Conflict([row])).verdict == .refused(.noConflict))
  }

  /// A chain of products: each value has 53 bits more than the one before.
  @Test func numbersThatAreTooLargeAreNotCertified() {
    var constraints = [LinearConstraint([Term(x(0))], .equal, 0.1)]
    for index in 1..<100 {
      constraints.append(
        LinearConstraint([Term(x(index)), Term(x(index - 1), -1.1)], .equal, 0))
    }
    let long = CertifiedSystem(LinearSystem(variableCount: 100, constraints: constraints))
    #expect(long.verdict == .tooLarge)
    let short = CertifiedSystem(
      LinearSystem(variableCount: 50, constraints: Array(constraints.prefix(50))))
    #expect(short.verdict == .certified(roundedCount: 0))
  }

  /// Three tenths added up are not the double 0.3: the second row is met within rounding only.
  @Test func theRoundingOfConstantsIsCounted() {
    let sum = LinearConstraint([Term(x(0)), Term(x(1)), Term(x(2))], .equal, 0.3)
    let parts = (0..<3).map { LinearConstraint([Term(x($0))], .equal, 0.1) }
    let certified = CertifiedSystem(
      LinearSystem(variableCount: 3, constraints: parts + [sum]))
    #expect(certified.verdict == .certified(roundedCount: 1))
  }
}
