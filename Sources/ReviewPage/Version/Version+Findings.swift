import LayoutAnimation
import TimelineModel

extension Version {
  /// What `check` tells.
  static func findings(of timeline: PlannedTimeline) throws(LayoutAnimationError) -> [JSON] {
    (timeline.report.reports + (try timeline.lints()).reports).map { report in
      .object([
        "title": JSON(report.diagnostics.first?.code ?? ""),
        "severity": JSON(report.diagnostics.first?.severity.rawValue ?? ""),
        "text": JSON("\(report)"), "begin": JSON(0), "end": .null, "views": .array([]),
        "rules": .array([]),
      ])
    }
  }
}
