import CertificateChecker
import Certification
import Presentation
package import Reporting
import TimelineModel

/// What of a timeline is certified, counted, and what is not, in words.
package struct CertificationReport: Sendable, CustomStringConvertible {
  package private(set) var layoutCount = 0
  package private(set) var conflictCount = 0
  /// Rows that are met only within rounding, of all layouts.
  package private(set) var roundedCount = 0
  /// Parts whose numbers are too large for the checker, that rounding decides, or whose proof or search
  /// ended at a limit; nothing is known about them.
  package private(set) var unknown: [String] = []
  /// Parts whose certificates are refused: defects of this program.
  package private(set) var refused: [String] = []

  /// `5 layouts and 1 conflict certified`, and what is not.
  package var description: String {
    let conflicts = conflictCount == 0 ? "" : " and \(counted(conflictCount, "conflict"))"
    let rounded = roundedCount == 0 ? "" : ", \(counted(roundedCount, "row")) within rounding"
    let missing = unknown.first.map { first in
      ", \(unknown.count) not certified (\(unknown.count == 1 ? "" : "first, ")\(first))"
    }
    return "certified \(counted(layoutCount, "layout"))\(conflicts)\(rounded)\(missing ?? "")"
  }

  mutating func add(_ certificate: TimelineCertificate, in timeline: Timeline) {
    let moment = certificate.keyframe.map { "of \(timeline.called($0))" } ?? "at the start"
    let name = "\(certificate.subject.name) \(moment)"
    if case .layout(let layout) = certificate.subject, !layout.misstated.isEmpty {
      refused.append("a constraint \(moment) is not what its row says")
    }
    switch certificate.verdict {
    case .certified(let rounded): count(certificate.subject, rounded)
    case .tooLarge: unknown.append("\(name): numbers too large")
    case .tooClose: unknown.append("\(name): the rounding of coefficients decides")
    case .tooMuchWork: unknown.append("\(name): the work of proofs reached its limit")
    case .abandoned:
      unknown.append("\(name): a search for contradictions or ambiguities was abandoned")
    case .refused(let refusal): refused.append("\(name): \(refusal.words)")
    case nil: refused.append("\(name): not as the timeline or the certificate has it")
    }
  }

  private mutating func count(_ subject: TimelineCertificate.Subject, _ rounded: Int) {
    if case .layout(let layout) = subject {
      layoutCount += 1
      conflictCount += layout.broken.count
      roundedCount += rounded
    } else {
      conflictCount += 1
    }
  }
}

extension TimelineCertificate.Subject {
  fileprivate var name: String {
    switch self {
    case .layout: "the layout"
    case .conflict: "a conflict"
    case .misreportedAmbiguities: "the ambiguities"
    case .otherConstraint(let index): "constraint \(index)"
    case .otherFindings: "a finding"
    }
  }
}

extension PlannedTimeline {
  /// Certifies every layout of the timeline, and every reported conflict and ambiguity.
  ///
  /// - Parameters:
  ///   - mostWork: of all proofs; nil means `CertificateReplay.mostWork`.
  ///   - take: is given each certificate as a line of JSON; nil if nobody wants them.
  /// - Throws: `internalError` if a certificate is refused.
  /// - Complexity: plays the timeline again.
  package func certify(
    mostWork: Int? = nil, _ take: ((String) -> Void)? = nil
  ) throws(LayoutAnimationError) -> CertificationReport {
    var report = CertificationReport()
    do throws(PlanningError) {
      var replay = try CertificateReplay(
        plan, mostWork: mostWork ?? CertificateReplay.mostWork)
      try replay.run { certificate in
        report.add(certificate, in: plan.timeline)
        take?(certificate.jsonText(path))
      }
    } catch {
      throw .unsolvable
    }
    guard let first = report.refused.first else { return report }
    throw LayoutAnimationError(
      .internalError, "`\(path)`: \(first) (a bug of layoutanim: please report it)")
  }
}
