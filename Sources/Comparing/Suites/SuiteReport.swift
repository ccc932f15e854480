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

  /// As in `12 timelines: 10 as pinned, 1 different, 1 not pinned`.
  package var summary: String {
    let kinds = SuiteResult.Kind.allCases.map { kind in (kind, count { $0.kind == kind }) }
    let counts = kinds.filter { $0.1 > 0 && $0.0 != .abandoned }.map { "\($0.1) \($0.0.words)" }
    let abandoned = count { $0.kind == .abandoned }
    let timelines = count - abandoned
    let pins = abandoned > 0 ? "; \(counted(abandoned, "orphaned pin"))" : ""
    return "\(counted(timelines, "timeline")): \(counts.joined(separator: ", "))\(pins)"
  }
}
