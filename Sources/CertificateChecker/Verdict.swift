package import Certificates
package import ExactArithmetic

/// What a checker finds of a certificate.
package enum Verdict: Hashable, Sendable {
  /// The answer is proved. `roundedCount` rows are met only if the rounding of their constants, or of
  /// the arithmetic that made them, is disregarded.
  case certified(roundedCount: Int)
  case refused(Refusal)
  /// Nothing is known: a number of the proof is larger than `Rational.largestBitWidth`, or so close to
  /// zero that the rounding of a coefficient decides, or the work of proofs reached its limit.
  case tooLarge, tooClose, tooMuchWork
  /// Nothing is stated that could be checked: a search ended at its limit.
  case abandoned

  package var isCertified: Bool {
    if case .certified = self { true } else { false }
  }

  private init(_ check: () throws -> Int) {
    do {
      self = .certified(roundedCount: try check())
    } catch let refusal as Refusal {
      self = .refused(refusal)
    } catch is SparseFactors.Singular {
      self = .refused(.singularBasis)
    } catch is ExactWork.LimitReached {
      self = .tooMuchWork
    } catch {
      self = .tooLarge
    }
  }
}

extension Verdict {
  /// Checks that a certificate's values are the solution of a problem, that its ambiguous variables
  /// are ambiguous and no others, and that its conflict is a minimal one if a required row is violated.
  ///
  /// - Parameter work: that of this check is added.
  package init(on answer: Certificate, for problem: LinearProblem, _ work: ExactWork = .init()) {
    self.init {
      let basis = try CertifiedBasis(answer, for: problem, work)
      let moves = try FaceMoves(OptimalFace(basis))
      var face = moves.face
      try face.priceTies()
      try AmbiguityCheck(basis, moves).check()
      try basis.checkConflict()
      return basis.roundedCount
    }
  }

  /// Checks that a conflict's rows contradict each other, that all of them are needed for it, and its
  /// multipliers.
  ///
  /// - Parameter work: that of this check is added.
  package init(on conflict: Conflict, _ work: ExactWork = ExactWork()) {
    self.init {
      try ConflictCheck(conflict: conflict, work: work).check()
      return 0
    }
  }
}

extension CertifiedBasis {
  fileprivate func checkConflict() throws {
    let isViolated = problem.rows.indices.contains { row in
      problem.rows[row].isRequired && !isMet[row] && gradient(row, problem.rows[row].relation) != 0
    }
    let members = certificate.conflict.map { problem.rows[$0] }
    guard isViolated else {
      if members.isEmpty { return }
      throw Refusal.noConflict
    }
    guard members.allSatisfy(\.isRequired) else { throw Refusal.noConflict }
    try ConflictCheck(conflict: Conflict(members), work: factors.work).check()
  }
}
