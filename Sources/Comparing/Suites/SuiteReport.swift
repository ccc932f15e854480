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
    let (folders, others) = (filter(\.isOfFrames), filter { !$0.isOfFrames })
    let abandoned = others.count { $0.kind == .abandoned }
    let timelines = counted(others.count - abandoned, "timeline") + others.counts
    let pins = abandoned > 0 ? "; \(counted(abandoned, "orphaned pin"))" : ""
    if folders.isEmpty { return timelines + pins }
    let frames =
      "\(counted(folders.count, "folder")) of frames\(folders.counts); no timeline of "
      + "theirs was drawn"
    return others.isEmpty ? frames : "\(timelines)\(pins); \(frames)"
  }

  private var counts: String {
    let kinds = SuiteResult.Kind.allCases.map { kind in (kind, count { $0.kind == kind }) }
    let counts = kinds.filter { $0.1 > 0 && $0.0 != .abandoned }.map { "\($0.1) \($0.0.words)" }
    return ": " + counts.joined(separator: ", ")
  }
}

extension SuiteResult {
  fileprivate var isOfFrames: Bool {
    switch self {
    case .frames: true
    case .failed(_, _, let ofFrames): ofFrames
    case .verified, .warned, .abandoned: false
    }
  }
}
