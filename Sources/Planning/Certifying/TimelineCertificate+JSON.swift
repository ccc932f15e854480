import CertificateChecker
package import Certificates
import Certification
package import JSONText
import Presentation
import Timing

extension TimelineCertificate {
  /// An object on one line: the problem, the answer and what proves it, as
  /// `Documentation/Certificates.md` describes them.
  func jsonText(_ path: String) -> String {
    var json = JSONWriter()
    json.object {
      $0.member("timeline", path)
      $0.member("time", FrameTime(time).seconds)
      $0.member("verdict", verdict?.word ?? "refused")
      $0.memberIfPresent("reason", verdict?.reason)
      switch subject {
      case .layout(let layout): layout.writeMembers(to: &$0)
      case .conflict(let conflict): conflict.writeMembers(to: &$0)
      case .misreportedAmbiguities, .otherConstraint, .otherFindings: break
      }
    }
    return json.text + "\n"
  }
}

extension Verdict {
  fileprivate var word: String {
    switch self {
    case .certified: "certified"
    case .refused: "refused"
    case .tooLarge, .tooClose, .tooMuchWork, .abandoned: "not certified"
    }
  }

  /// Why nothing is known.
  fileprivate var reason: String? {
    switch self {
    case .certified, .refused: nil
    case .tooLarge: "numbers-too-large"
    case .tooClose: "rounding"
    case .tooMuchWork: "work-limit"
    case .abandoned: "search-limit"
    }
  }
}

extension CertifiedLayout {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    let (problem, certificate) = (system.problem, system.certificate)
    json.member("rows", problem.rows)
    json.member("values", certificate.values)
    json.member("sides", certificate.sides.map(\.rawValue))
    json.member("ambiguous", certificate.ambiguous)
    json.member("probes", certificate.probes)
    json.member("broken", broken)
  }
}

extension CertifiedConflict: JSONWritable {
  package func write(to json: inout JSONWriter) { json.object { writeMembers(to: &$0) } }

  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.member("conflict", conflict.rows)
    json.memberIfPresent("multipliers", conflict.multipliers)
  }
}

extension LinearProblem.Row: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("terms", terms.map { [Double($0.variable), $0.coefficient] })
      $0.member("relation", relation.symbol)
      $0.member("constant", constant)
      $0.member("priority", Double(priority))
    }
  }
}

extension LinearProblem.Relation {
  fileprivate var symbol: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension Certificate.Probe: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("variable", variable)
      $0.member("constant", constant)
      $0.member("values", values)
      $0.member("sides", sides.map(\.rawValue))
    }
  }
}
