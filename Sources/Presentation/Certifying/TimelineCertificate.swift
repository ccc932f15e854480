package import CertificateChecker
package import Certification
package import Timing

/// What is certified of a timeline, one after the other.
package struct TimelineCertificate: Sendable {
  package enum Subject: Sendable {
    case layout(CertifiedLayout)
    /// A reported conflict, with its multipliers where they are reported.
    case conflict(CertifiedConflict)
    /// The reported ambiguities are not those that the certificate of the layout shows.
    case misreportedAmbiguities
    /// A constraint of the engine differs from what the timeline and its changes state.
    case otherConstraint(Int)
    /// The plan reports other findings than those that were certified.
    case otherFindings
  }

  package var subject: Subject
  /// The last keyframe before; nil for the initial layout.
  package var keyframe: Int?
  package var time: Nanoseconds

  package var verdict: Verdict? {
    switch subject {
    case .layout(let layout): layout.verdict
    case .conflict(let conflict): conflict.verdict
    case .misreportedAmbiguities, .otherConstraint, .otherFindings: nil
    }
  }
}
