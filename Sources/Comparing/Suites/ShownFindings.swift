package import Planning
package import Reporting
import TimelineModel

/// What has been said of timelines, so that their variants say only what else they have.
package struct ShownFindings {
  private struct Finding: Hashable {
    var code: String
    var message: String
    var location: SourceLocation?
  }

  /// By file: of the timeline as it is.
  private var findings: [String: Set<Finding>] = [:]
  private var failures: Set<String> = []

  package init() {}

  package mutating func fail(_ path: String) { failures.insert(path) }

  /// Whether it is a variant of a timeline that could not be used.
  package func hasFailed(_ path: String) throws(LayoutAnimationError) -> Bool {
    guard !failures.isEmpty, let variant = try VariantPath(path) else { return false }
    return failures.contains(variant.file)
  }

  /// The findings that the timeline does not have without its variant.
  package mutating func fresh(
    _ report: DiagnosticReport, of planned: PlannedTimeline
  ) -> DiagnosticReport {
    let all = report.diagnostics.map {
      Finding(code: $0.code, message: $0.message, location: $0.location)
    }
    guard planned.variant != nil else {
      findings[planned.file, default: []].formUnion(all)
      return report
    }
    let known = findings[planned.file] ?? []
    return DiagnosticReport(
      path: report.path, source: report.source,
      diagnostics: zip(report.diagnostics, all).filter { !known.contains($1) }.map(\.0))
  }
}
