import JSONText
import Reporting

/// How the results of a suite are written.
package enum VerdictFormat: String, CaseIterable, Hashable, Sendable {
  /// The full report on each timeline that is not as pinned.
  case full
  /// One line for each timeline, including those that are as pinned.
  case concise
  /// One JSON object per line for each timeline, including those that are as pinned.
  case json
  /// JUnit's XML, which CI services display.
  case junit
  /// GitHub's workflow commands, which annotate the lines of a change.
  case github
}

extension [SuiteResult] {
  package func text(_ format: VerdictFormat) -> String {
    switch format {
    case .full: map(\.fullText).joined()
    case .concise: map { $0.line + "\n" }.joined()
    case .json: map { JSONWriter.text(of: $0) + "\n" }.joined()
    case .junit: junitText
    case .github: compactMap(\.workflowCommand).map { $0.text }.joined()
    }
  }
}

extension SuiteResult {
  package var isOfFrames: Bool {
    switch self {
    case .frames: true
    case .failed(_, _, let ofFrames): ofFrames
    case .verified, .warned, .abandoned: false
    }
  }
}
