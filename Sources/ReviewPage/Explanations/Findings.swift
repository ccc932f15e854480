import AutoLayout
import LayoutAnimation
import Presentation
import TimelineModel
import Timing

/// The findings of `check`: conflicts, ambiguities and ties, with their time spans and views, then
/// lints.
struct Findings {
  let json: [JSON]
  /// The codes of the findings, each once.
  let codes: [String]

  /// - Parameter replay: of the timeline; plays its remaining turns.
  init(_ timeline: PlannedTimeline, _ replay: inout LintReplay) throws(PlanningError) {
    let reports = timeline.reportOfEachFinding().reports
    let lints = try timeline.lints(from: &replay).reports
    json =
      zip(timeline.plan.findings(), reports).map { finding, report in
        Self.json(report, FindingSubject(finding, in: timeline.plan))
      } + lints.map { Self.json($0, FindingSubject()) }
    codes = (reports + lints).distinctCodes
  }

  private static func json(_ report: DiagnosticReport, _ subject: FindingSubject) -> JSON {
    .object([
      "title": JSON(report.diagnostics.first?.code ?? ""),
      "severity": JSON(report.diagnostics.first?.severity.rawValue ?? ""),
      "text": JSON("\(report)"), "begin": subject.begin.json, "end": subject.end.json,
      "views": .numbers(subject.views.map(\.rawValue)),
    ])
  }
}

/// The time span and views of a finding.
private struct FindingSubject {
  /// Nil if the finding has no time.
  var begin: Nanoseconds?
  /// Nil if it never ends; equal to `begin` if it is resolved by the other changes at the same time.
  var end: Nanoseconds?
  var views: [ViewIndex] = []

  init() {}

  init(_ finding: Finding, in plan: AnimationPlan) {
    switch finding {
    case .conflict(let conflict):
      begin = plan.begin(conflict.keyframe)
      end = conflict.isTransient ? begin : conflict.end
      views = conflict.constraints.distinctOwners
    case .tie(let tie):
      (begin, end) = (plan.begin(tie.keyframe), tie.end)
      views = tie.constraints.distinctOwners
    case .searchLimit(let limit):
      (begin, end) = (plan.begin(limit.keyframe), limit.end)
      views = limit.layout.views + limit.constraints.distinctOwners
    case .ambiguity(let ambiguity):
      (begin, end) = (plan.begin(ambiguity.keyframe), ambiguity.end)
      views = [ambiguity.layout.view]
    }
  }
}

extension [LayoutConstraint] {
  fileprivate var distinctOwners: [ViewIndex] {
    flatMap(\.owners).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension AnimationPlan {
  fileprivate func begin(_ keyframe: Int?) -> Nanoseconds {
    keyframe.map { timeline.keyframes[$0].time } ?? .zero
  }
}

extension Nanoseconds? {
  /// In seconds.
  fileprivate var json: JSON { map { JSON(FrameTime($0).seconds) } ?? .null }
}

extension [DiagnosticReport] {
  /// The codes of the reports, each once.
  var distinctCodes: [String] {
    compactMap { $0.diagnostics.first?.code }.reduce(into: []) { codes, code in
      if !codes.contains(code) { codes.append(code) }
    }
  }
}
