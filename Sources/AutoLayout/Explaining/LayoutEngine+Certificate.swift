package import CertificateChecker
package import Certification
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

  init(_ conflict: Conflict) {
    self.conflict = conflict
    verdict = Verdict(on: conflict)
  }
}

extension LayoutEngine {
  /// - Precondition: the last change is settled.
  package func certified() -> CertifiedLayout {
    let inForce = installed.indices.compactMap { index in
      installed[index].row.map { (id: $0, constraint: linearConstraint(at: index)) }
    }.sorted { $0.id < $1.id }
    let system = CertifiedSystem(inForce, in: solver)
    return CertifiedLayout(
      system: system, broken: broken.map(certifiedConflict),
      ambiguities: ambiguities(system.certificate.ambiguous),
      misstated: misstatedConstraints().map(member))
  }

  /// A conflict in the terms of the checker, with the current constants of its members.
  ///
  /// - Parameter proof: its multipliers are checked too.
  package func certified(_ conflict: LayoutConflict, _ proof: ConflictProof?) -> CertifiedConflict {
    CertifiedConflict(
      Conflict(
        conflict.members.map { LinearProblem.Row(linearConstraint(constraint($0))) },
        multipliers: proof?.parts.map(\.multiplier)))
  }

  /// The contradiction between a broken constraint and constraints in force.
  private func certifiedConflict(_ broken: Int) -> CertifiedConflict {
    let members = breakingCauses[broken]?.members ?? [broken]
    return CertifiedConflict(
      Conflict(members.map { LinearProblem.Row(linearConstraint(at: $0)) }))
  }

  private func ambiguities(_ variables: [Int]) -> Set<LayoutAmbiguity> {
    let free = Set(variables)
    var found: Set<LayoutAmbiguity> = []
    for (index, frame) in frames.enumerated() where isPresent[index] {
      guard let frame else { continue }
      for axis in LayoutAxis.allCases {
        for (variable, aspect) in [
          (frame.extent(axis), LayoutAmbiguity.Aspect.size), (frame.origin(axis), .position),
        ] where free.contains(variable.id) {
          found.insert(LayoutAmbiguity(view: ViewIndex(index), axis: axis, aspect: aspect))
        }
      }
    }
    return found
  }
}
