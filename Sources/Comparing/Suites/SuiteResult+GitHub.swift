import Reporting
import TimelineModel

extension SuiteResult {
  /// An annotation of the first line of the timeline that was changed; nil if it is as pinned.
  var workflowCommand: WorkflowCommand? {
    guard !isSame else { return nil }
    let line = firstChangedLine.map { [("line", "\($0)")] } ?? []
    return WorkflowCommand(
      "error", [("file", path)] + line + [("title", "layoutanim: \(kind.words)")],
      kind == .failed ? headline : fullText)
  }

  private var firstChangedLine: Int? {
    switch self {
    case .verified(let verification):
      verification.comparison?.changes.lazy.compactMap(\.actualLine).first
    case .failed(_, let error, _): error.report?.diagnostics.lazy.compactMap(\.location).first?.line
    case .abandoned, .frames: nil
    }
  }
}
