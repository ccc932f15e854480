import CertificateChecker
import Certificates
import Certification
import ConstraintSolver
import TestSupport
import Testing
import Workloads

/// Certificates with one field changed: each is refused, or what it claims is still true.
@Suite struct MutantTests {
  @Test(.timeLimit(.minutes(60)), arguments: SystemKind.all)
  func everyMutantIsRefusedOrStillTrue(_ kind: SystemKind) {
    for seed in 0..<cases(20) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let certified = CertifiedSystem(kind.system(using: &generator))
      for mutant in CertificateMutants(certified.problem, certified.certificate).all
      where Verdict(on: mutant.certificate, for: mutant.problem).isCertified {
        #expect(mutant.isTrue, "seed \(seed), \(mutant.name): \(mutant.certificate)")
      }
    }
  }

  /// Every kind of mutant occurs, and most of them are refused.
  @Test func everyKindOfMutantIsRefused() {
    var refused: [String: Int] = [:]
    var accepted: [String: Int] = [:]
    for kind in SystemKind.all {
      for seed in 0..<10 {
        var generator = SeededGenerator(seed: UInt64(seed))
        let certified = CertifiedSystem(kind.system(using: &generator))
        for mutant in CertificateMutants(certified.problem, certified.certificate).all {
          let isCertified = Verdict(on: mutant.certificate, for: mutant.problem).isCertified
          if isCertified {
            accepted[mutant.name, default: 0] += 1
          } else {
            refused[mutant.name, default: 0] += 1
          }
        }
      }
    }
    let names: Set = [
      "value", "value missing", "value added", "side", "sides swapped", "side missing",
      "side added", "ambiguity missing", "ambiguity added", "probe missing", "probe's constant",
      "probe's variable", "probe's value", "probe's side", "conflict's member added",
      "conflict's member missing", "conflict's member changed", "conflict missing", "constant",
      "priority", "preference", "relation", "coefficient", "term missing", "row missing",
      "variable added",
    ]
    #expect(Set(refused.keys) == names)
    for name in ["value", "ambiguity missing", "ambiguity added", "conflict missing"] {
      #expect(accepted[name, default: 0] == 0, "\(name)")
    }
  }
}

extension Mutant {
  /// Whether the claims are true, by the solver: the values are the solution, the ambiguous variables
  /// are those that it finds, and the conflict is a minimal one.
  fileprivate var isTrue: Bool {
    var solver = Solver()
    for _ in 0..<problem.variableCount { _ = solver.addVariable() }
    for row in problem.rows { _ = solver.addConstraint(LinearConstraint(row)) }
    solver.solve()
    let isSolution = zip(certificate.values, solver.values).allSatisfy {
      abs($0 - $1) <= 1e-6 * max(1, abs($1))
    }
    return isSolution && certificate.ambiguous == solver.undeterminedVariables().map(\.id)
      && hasTrueConflict(solver.isSatisfiable)
  }

  private func hasTrueConflict(_ isSatisfiable: Bool) -> Bool {
    guard !isSatisfiable else { return certificate.conflict.isEmpty }
    let members = certificate.conflict.map { LinearConstraint(problem.rows[$0]) }
    return !Self.canHold(members)
      && members.indices.allSatisfy { index in
        Self.canHold(members.indices.filter { $0 != index }.map { members[$0] })
      }
  }

  private static func canHold(_ constraints: [LinearConstraint]) -> Bool {
    var solver = Solver()
    for _ in 0..<(1 + (constraints.flatMap(\.terms).map(\.variable.id).max() ?? 0)) {
      _ = solver.addVariable()
    }
    for constraint in constraints { _ = solver.addConstraint(constraint) }
    solver.solve()
    return solver.isSatisfiable
  }
}

extension LinearConstraint {
  fileprivate init(_ row: LinearProblem.Row) {
    let relation: Relation =
      switch row.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    self.init(
      row.terms.map { Term(Variable(id: $0.variable), $0.coefficient) }, relation, row.constant,
      priority: row.priority)
    prefersEquality = row.prefersEquality
  }
}
