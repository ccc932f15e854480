import Certificates
import ExactArithmetic

/// Compares the variables that a certificate reports as ambiguous with those that are.
///
/// A single move that nothing blocks shows its variables, and a variable that no open move changes is
/// determined. Between these, a probe decides: the solution of the problem with the additional row
/// `variable == constant`, the weakest of all, is as good as the certificate's in all others. If it has
/// another value for the variable, that is ambiguous. If it has the same, no equally good solution is
/// nearer to the constant. A value that differs by rounding is the same: bases that meet the same rows
/// differ by the rounding of their constants.
struct AmbiguityCheck {
  private let basis: CertifiedBasis
  private var shown: Set<Int>
  /// Variables that may be ambiguous, with the sides to which no solution was found to go.
  private var undecided: [Int: Set<Certificate.Side>]

  init(_ basis: CertifiedBasis, _ moves: FaceMoves) throws {
    self.basis = basis
    let moved = try moves.movedVariables()
    shown = moved.surely
    undecided = Dictionary(uniqueKeysWithValues: moved.perhaps.map { ($0, []) })
    for probe in basis.certificate.probes { try add(probe) }
  }

  func check() throws {
    let open = undecided.filter { !shown.contains($0.key) && $0.value.count < 2 }
    guard open.isEmpty else { throw Refusal.unprovedAmbiguity(variables: open.keys.sorted()) }
    guard let wrong = shown.symmetricDifference(basis.certificate.ambiguous).min() else { return }
    throw Refusal.wrongAmbiguity(variable: wrong)
  }

  private mutating func add(_ probe: Certificate.Probe) throws {
    let probed = try optimum(of: probe)
    let moved = basis.values.indices.filter { !basis.isNear(probed[$0].approximation, $0) }
    shown.formUnion(moved)
    let goal = try CertifiedBasis.exact(probe.constant) - basis.values[probe.variable]
    guard !moved.contains(probe.variable), !goal.isZero else { return }
    undecided[probe.variable]?.insert(goal.signum > 0 ? .above : .below)
  }

  private func optimum(of probe: Certificate.Probe) throws -> [Rational] {
    guard basis.values.indices.contains(probe.variable) else { throw Refusal.malformed }
    let problem = basis.problem.probed(probe.variable, at: probe.constant)
    do {
      let answer = Certificate(values: probe.values, sides: probe.sides, ambiguous: [])
      let probed = try CertifiedBasis(answer, for: problem, basis.factors.work)
      return try OptimalFace(probed).basis.values
    } catch is Refusal {
      throw Refusal.wrongProbe
    }
  }
}
