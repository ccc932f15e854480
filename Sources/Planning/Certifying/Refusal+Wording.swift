import CertificateChecker

extension Refusal {
  /// The fact in a few words; members and variables by their numbers in `certify --json`.
  var words: String {
    switch self {
    case .malformed: "the certificate does not fit its problem"
    case .singularBasis: "the basic members do not determine all values"
    case .wrongValue(let variable): "variable \(variable) is not the solution's"
    case .wrongSide(let member): "member \(member) is on the other side of its constant"
    case .improvable(let member): "a better layout exists, in which member \(member) is not basic"
    case .unprovedAmbiguity(let variables):
      "whether variables \(variables) are ambiguous is not shown"
    case .wrongAmbiguity(let variable):
      "variable \(variable) is reported as ambiguous and is not, or the reverse"
    case .wrongProbe: "a probe is not the solution of its problem"
    case .noConflict: "the constraints reported as a conflict do not contradict each other"
    case .conflictNotMinimal: "the conflict does not need all of its constraints"
    case .wrongMultipliers: "the constraints contradict each other with other multipliers"
    }
  }
}
