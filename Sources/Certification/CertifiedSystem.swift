package import CertificateChecker
package import Certificates
package import ConstraintSolver
package import ExactArithmetic

/// What a solver was asked and what it answers, in the terms of the checker.
package struct CertifiedSystem: Sendable {
  package typealias Entry = (id: ConstraintID, constraint: LinearConstraint)

  package private(set) var problem: LinearProblem
  package private(set) var certificate: Certificate
  package private(set) var verdict: Verdict

  /// - Parameters:
  ///   - constraints: all constraints of the solver, in order of addition.
  ///   - solver: solved after its last change.
  ///   - earlier: an answer whose proof holds for this one too, if it is the same.
  ///   - work: that of the proof is added.
  package init(
    _ constraints: [Entry], in solver: Solver, after earlier: CertifiedSystem? = nil,
    _ work: ExactWork = ExactWork()
  ) {
    var solver = solver
    let constraints = constraints.sorted {
      ($0.constraint.tieOrder, $0.id) < ($1.constraint.tieOrder, $1.id)
    }
    let conflict = Set(solver.minimalConflict())
    problem = LinearProblem(
      variableCount: solver.variableCount,
      rows: constraints.map { LinearProblem.Row($0.constraint) })
    certificate = Certificate(
      values: solver.values, sides: solver.sides(of: constraints.map(\.id)),
      ambiguous: solver.undeterminedVariables().map(\.id),
      conflict: constraints.indices.filter { conflict.contains(constraints[$0].id) })
    let undecided = Set(solver.undecidedVariables().map(\.id))
    if undecided.isEmpty, let earlier, earlier.proves(certificate, for: problem) {
      self = earlier
      return
    }
    verdict = Verdict(on: certificate, for: problem, work)
    if undecided.isEmpty, case .refused(.unprovedAmbiguity(let variables)) = verdict {
      addProbes(of: variables, constraints.map(\.id), solver, work)
      verdict = Verdict(on: certificate, for: problem, work)
    }
    if case .refused(let refusal) = verdict, refusal.isOf(undecided) { verdict = .abandoned }
    if case .refused = verdict, mayBeRounding(work) { verdict = .tooClose }
    // Whether rounding decides is not known.
    if case .refused = verdict, work.isExhausted { verdict = .tooMuchWork }
  }

  /// Whether this is the proof of the same answer to the same question, but for probes.
  private func proves(_ other: Certificate, for problem: LinearProblem) -> Bool {
    var answer = certificate
    answer.probes = []
    return verdict.isCertified && problem == self.problem && other == answer
  }

  /// Whether the rounding of coefficients may decide in the proof.
  private func mayBeRounding(_ work: ExactWork) -> Bool {
    problem.rows.contains(where: isNearlyMet)
      || isNumericallyDependent(certificate.sides, problem, work)
      || certificate.probes.contains {
        isNumericallyDependent($0.sides, problem.probed($0.variable, at: $0.constant), work)
      }
  }

  /// Whether it is so close to its constant that the solver and the checker may differ about it.
  private func isNearlyMet(_ row: LinearProblem.Row) -> Bool {
    let products = row.terms.map { $0.coefficient * certificate.values[$0.variable] }
    let magnitude = products.reduce(abs(row.constant)) { $0 + abs($1) }
    let residual = abs(products.reduce(-row.constant, +))
    return residual > 1e-12 * magnitude && residual <= 1e-9 * magnitude
  }

  private func isNumericallyDependent(
    _ sides: [Certificate.Side], _ problem: LinearProblem, _ work: ExactWork
  ) -> Bool {
    (try? NumericalDependence(sides, in: problem, work).isFound()) ?? false
  }

  /// Probes variables to both sides until they move. A probe counts as much work as it has members, and
  /// none is made for a proof whose work has no more room.
  private mutating func addProbes(
    of variables: [Int], _ constraints: [ConstraintID], _ solver: Solver, _ work: ExactWork
  ) {
    var moved: Set<Int> = []
    for variable in variables {
      for direction in [1.0, -1.0] where !moved.contains(variable) {
        guard (try? work.spend(certificate.sides.count)) != nil else { return }
        let probe = probe(variable, direction, constraints, solver)
        certificate.probes.append(probe)
        moved.formUnion(
          variables.filter { abs(probe.values[$0] - solver.values[$0]) > Self.leastMove })
      }
    }
  }

  private func probe(
    _ variable: Int, _ direction: Double, _ constraints: [ConstraintID], _ solver: Solver
  ) -> Certificate.Probe {
    var trial = solver
    let value = solver.values[variable]
    let constant = value + direction * (1 + abs(value))
    let weakest = problem.probed(variable, at: constant).rows.last?.priority ?? 0
    let row = trial.addConstraint(
      LinearConstraint([Term(Variable(id: variable))], .equal, constant, priority: weakest))
    trial.solve()
    return Certificate.Probe(
      variable: variable, constant: constant, values: trial.values,
      sides: trial.sides(of: constraints + [row]))
  }

  /// In points. A smaller difference may be rounding; one more probe decides then.
  private static let leastMove = 1e-6
}

extension Refusal {
  /// Whether it says no more than that nothing was stated of the ambiguity of these variables.
  fileprivate func isOf(_ undecided: Set<Int>) -> Bool {
    switch self {
    case .unprovedAmbiguity(let variables): !undecided.isDisjoint(with: variables)
    case .wrongAmbiguity(let variable): undecided.contains(variable)
    default: false
    }
  }
}

extension Solver {
  fileprivate func sides(of constraints: [ConstraintID]) -> [Certificate.Side] {
    let stays = (0..<variableCount).map { staySide(of: Variable(id: $0)) }
    return (constraints.map { side(of: $0) } + stays).map(Certificate.Side.init)
  }
}
