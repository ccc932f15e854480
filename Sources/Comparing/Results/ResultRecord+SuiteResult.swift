import JSONText
import Planning
import Rendering
package import Reporting
import TimelineModel

extension ResultRecord {
  /// - Parameter hasFindings: whether the timeline is played again for what is wrong with it. Those of a
  ///   file that cannot be used are always known.
  /// - Throws: `internalError` if memory runs out.
  package init(_ result: SuiteResult, hasFindings: Bool = false) throws(LayoutAnimationError) {
    kind = result.kind
    if case .failed(_, let error, _) = result { errorStatus = error.code.rawValue }
    path = result.path
    title = result.title
    isOfFrames = result.isOfFrames
    file = result.verification?.file ?? result.path
    annotatedFile = result.annotatedFile
    line = result.firstChangedLine
    headline = result.headline
    text = result.fullText
    object = JSONWriter.text(of: result)
    approval = result.approval
    if hasFindings || kind == .failed { findings = try result.findings }
  }
}

extension SuiteResult {
  /// Nil if nothing was compared.
  package var verification: Verification? {
    switch self {
    case .verified(let verification), .warned(let verification, _): verification
    case .failed, .abandoned, .frames: nil
    }
  }

  fileprivate var approval: String? {
    guard let verification, verification.advisesApproval else { return nil }
    if case .recorded = verification.outcome { return nil }
    return verification.approveCommand
  }

  fileprivate var annotatedFile: String {
    switch self {
    case .verified(let verification), .warned(let verification, _): return verification.file
    case .failed(_, let error, _): return path == "-" ? path : error.report?.path ?? path
    case .abandoned, .frames: return path
    }
  }

  fileprivate var firstChangedLine: Int? {
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

  fileprivate var findings: [RecordedFinding] {
    get throws(LayoutAnimationError) {
      switch self {
      case .verified(let verification), .warned(let verification, _):
        let timeline = verification.timeline
        return timeline.report().recorded + (try timeline.lints().recorded)
      case .failed(_, let error, _):
        return error.report?.recorded ?? [RecordedFinding(error, in: path)]
      case .abandoned, .frames: return []
      }
    }
  }
}

extension RecordedFinding {
  fileprivate init(_ error: LayoutAnimationError, in file: String) {
    self.init(
      severity: .error, code: SuiteResult.Kind.failed.rawValue, message: error.message, file: file)
  }
}

extension DiagnosticReport {
  fileprivate var recorded: [RecordedFinding] {
    diagnostics.map { diagnostic in
      let place = writtenPosition(of: diagnostic)
      return RecordedFinding(
        severity: RecordedFinding.Severity(rawValue: diagnostic.severity.rawValue) ?? .error,
        code: diagnostic.code, message: diagnostic.message, file: place.file, line: place.line,
        column: place.column, help: diagnostic.help)
    }
  }
}
