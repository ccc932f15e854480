import AutoLayout
import LayoutAnimation
import Presentation
import TimelineModel
import Timing

/// What `check` tells of a timeline: conflicts, ambiguities and ties with what they are about, then
/// what is likely a mistake.
struct Findings {
  let json: [JSON]

  /// - Parameter rules: gets those that the findings are about.
  init(_ timeline: PlannedTimeline, _ rules: inout RuleList) throws(LayoutAnimationError) {
    var json: [JSON] = []
    let words = timeline.plan.findings.isEmpty ? nil : try RuleWords(timeline)
    for (finding, report) in zip(timeline.plan.findings, timeline.report.reports) {
      let subject = words.map { FindingSubject(finding, in: timeline.plan, $0, &rules) }
      json.append(Self.json(report, subject ?? FindingSubject()))
    }
    self.json = json + (try timeline.lints()).reports.map { Self.json($0, FindingSubject()) }
  }

  private static func json(_ report: DiagnosticReport, _ subject: FindingSubject) -> JSON {
    .object([
      "title": JSON(report.diagnostics.first?.code ?? ""),
      "severity": JSON(report.diagnostics.first?.severity.rawValue ?? ""),
      "text": JSON("\(report)"), "begin": JSON(subject.begin),
      "end": subject.end.map { JSON($0) } ?? .null,
      "views": .numbers(subject.views.map(\.rawValue)), "rules": .numbers(subject.rules),
    ])
  }
}

/// When something was found, and about what.
private struct FindingSubject {
  /// In seconds.
  var begin = 0.0
  /// In seconds; nil if it never ends, or that is not known.
  var end: Double?
  var views: [ViewIndex] = []
  var rules: [Int] = []

  init() {}

  init(
    _ finding: Finding, in plan: AnimationPlan, _ words: RuleWords, _ rules: inout RuleList
  ) {
    switch finding {
    case .conflict(let conflict):
      begin = plan.begin(conflict.keyframe)
      end = conflict.end.map { FrameTime($0).seconds }
      add(conflict.layout.members, conflict.constraints, words, &rules)
    case .tie(let tie):
      begin = plan.begin(tie.keyframe)
      add(tie.layout.members.map(\.member), tie.constraints, words, &rules)
    case .ambiguity(let ambiguity):
      begin = plan.begin(ambiguity.keyframe)
      views = [ambiguity.layout.view]
    }
  }

  private mutating func add(
    _ members: [LayoutConflict.Member], _ constraints: [LayoutConstraint], _ words: RuleWords,
    _ rules: inout RuleList
  ) {
    for (member, constraint) in zip(members, constraints) {
      self.rules.append(rules.place(of: member, constraint, words))
      views += constraint.owners.filter { !views.contains($0) }
    }
  }
}

extension RuleWords {
  /// Of the rules as such, whatever the layout.
  fileprivate init(_ timeline: PlannedTimeline) throws(LayoutAnimationError) {
    do throws(PlanningError) {
      var replay = try EngineReplay(timeline.plan)
      self.init(timeline.plan, try replay.engine(at: FrameTime(.zero)))
    } catch {
      throw LayoutAnimationError(
        .internalError, "a layout that was solved cannot be solved again")
    }
  }
}

extension AnimationPlan {
  fileprivate func begin(_ keyframe: Int?) -> Double {
    keyframe.map { FrameTime(timeline.keyframes[$0].time).seconds } ?? 0
  }
}
