package import AutoLayout
package import CertificateChecker
package import Certificates
import ConstraintSolver
package import ExactArithmetic

/// A solved layout in the terms of the checker, each part with the checker's verdict.
package struct CertifiedLayout: Sendable {
  /// The constraints in force, stated again from the caller's and the system's constraints, with the
  /// values of the layout. Its conflict is empty: constraints in force do not contradict each other.
  package var system: CertifiedSystem
  /// For each broken constraint, constraints in force that it contradicts.
  package var broken: [CertifiedConflict]
  /// The positions and sizes of views in the tree that the certificate shows to be ambiguous.
  package var ambiguities: Set<LayoutAmbiguity>
  /// The constraints in force whose rows do not say what the constraints say, by a second reading.
  package var misstated: [LayoutConflict.Member]

  /// That of the system, or of the first broken constraint that is not certified.
  package var verdict: Verdict {
    broken.map(\.verdict).first { !$0.isCertified } ?? system.verdict
  }
}

/// Constraints that contradict each other, with the checker's verdict.
package struct CertifiedConflict: Sendable {
  package var conflict: Conflict
  package var verdict: Verdict

  fileprivate init(_ conflict: Conflict, _ verdict: Verdict) {
    self.conflict = conflict
    self.verdict = verdict
  }

  /// - Parameters:
  ///   - isStated: whether it is said to be a conflict.
  ///   - work: that of the proof is added.
  package init(_ conflict: Conflict, isStated: Bool = true, _ work: ExactWork = ExactWork()) {
    self.conflict = conflict
    guard isStated else {
      verdict = .abandoned
      return
    }
    verdict = Verdict(on: conflict, work)
    if case .refused = verdict, (try? conflict.isNumericallyDependent(work)) ?? false {
      verdict = .tooClose
    }
    // Whether rounding decides is not known.
    if case .refused = verdict, work.isExhausted { verdict = .tooMuchWork }
  }
}

extension LayoutEngine {
  /// - Parameters:
  ///   - earlier: a layout before; what is the same in it is not checked again.
  ///   - work: that of the proofs is added.
  /// - Precondition: the last change is settled.
  package func certified(
    after earlier: CertifiedLayout? = nil, _ work: ExactWork = ExactWork()
  ) -> CertifiedLayout {
    let rows = linearConstraintsInForce
    let system = CertifiedSystem(rows, in: solver, after: earlier?.system, work)
    let ambiguous = Set(system.certificate.ambiguous)
    return CertifiedLayout(
      system: system,
      broken: certifiedConflicts(after: earlier, work),
      ambiguities: Set(ambiguities { ambiguous.contains($0.id) }),
      misstated: misstatedConstraints(rows))
  }

  private func certifiedConflicts(
    after earlier: CertifiedLayout?, _ work: ExactWork
  ) -> [CertifiedConflict] {
    let earlier = (earlier?.broken ?? []).filter(\.verdict.isCertified)
    let verdicts = Dictionary(earlier.map { ($0.conflict, $0.verdict) }) { first, _ in first }
    return linearConflicts.map {
      let conflict = Conflict($0.members.map(LinearProblem.Row.init))
      guard $0.isProved, let verdict = verdicts[conflict] else {
        return CertifiedConflict(conflict, isStated: $0.isProved, work)
      }
      return CertifiedConflict(conflict, verdict)
    }
  }

  /// A conflict in the terms of the checker, with the current constants of its members.
  ///
  /// - Parameters:
  ///   - proof: its multipliers are checked too.
  ///   - work: that of the proof is added.
  package func certified(
    _ conflict: LayoutConflict, _ proof: ConflictProof?, _ work: ExactWork = ExactWork()
  ) -> CertifiedConflict {
    CertifiedConflict(
      Conflict(
        linearConstraints(of: conflict).map(LinearProblem.Row.init),
        multipliers: proof?.parts.map(\.multiplier)), work)
  }
}
