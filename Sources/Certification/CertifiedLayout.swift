package import AutoLayout
package import CertificateChecker
package import Certificates
import ConstraintSolver

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

  /// - Parameter isStated: whether it is said to be a conflict.
  package init(_ conflict: Conflict, isStated: Bool = true) {
    self.conflict = conflict
    guard isStated else {
      verdict = .abandoned
      return
    }
    verdict = Verdict(on: conflict)
    if case .refused = verdict, (try? conflict.isNumericallyDependent()) ?? false {
      verdict = .tooClose
    }
  }
}

extension LayoutEngine {
  /// - Precondition: the last change is settled.
  package func certified() -> CertifiedLayout {
    let rows = linearConstraintsInForce
    let system = CertifiedSystem(rows, in: solver)
    let ambiguous = Set(system.certificate.ambiguous)
    return CertifiedLayout(
      system: system,
      broken: linearConflicts.map {
        CertifiedConflict(Conflict($0.members.map(LinearProblem.Row.init)), isStated: $0.isProved)
      },
      ambiguities: Set(ambiguities { ambiguous.contains($0.id) }),
      misstated: misstatedConstraints(rows))
  }

  /// A conflict in the terms of the checker, with the current constants of its members.
  ///
  /// - Parameter proof: its multipliers are checked too.
  package func certified(_ conflict: LayoutConflict, _ proof: ConflictProof?) -> CertifiedConflict {
    CertifiedConflict(
      Conflict(
        linearConstraints(of: conflict).map(LinearProblem.Row.init),
        multipliers: proof?.parts.map(\.multiplier)))
  }
}
