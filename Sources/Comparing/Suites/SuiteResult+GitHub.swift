import Reporting
import TimelineModel

extension SuiteResult {
  /// An annotation of the first line of the timeline that was changed; nil if it is as pinned.
  var workflowCommand: WorkflowCommand? {
    guard !isSame else { return nil }
    let line = firstChangedLine.map { [("line", "\($0)")] } ?? []
    return WorkflowCommand(
      "error", [("file", annotatedPath)] + line + [("title", "layoutanim: \(kind.words)")],
      kind == .failed ? headline : fullText)
  }

  /// An error may be one of the pin.
  private var annotatedPath: String {
    switch self {
    case .verified(let verification), .warned(let verification, _): return verification.file
    case .failed(_, let error, _): return path == "-" ? path : error.report?.path ?? path
    case .abandoned, .frames: return path
    }
  }

  private var firstChangedLine: Int? {
    switch self {
    case .verified(let verification):
      verification.comparison?.changes.lazy.compactMap(\.actualLine).first
    case .warned(let verification, let warnings):
      SuiteResult.verified(verification).firstChangedLine
        ?? warnings.diagnostics.lazy.compactMap(\.location).first?.line
    case .failed(_, let error, _): error.report?.diagnostics.lazy.compactMap(\.location).first?.line
    case .abandoned, .frames: nil
    }
  }
}
