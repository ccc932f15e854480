package import AutoLayout
package import Presentation
package import TimelineModel
import Timing

/// The words for the findings of planning.
package struct FindingWording {
  let timeline: Timeline
  let notation: ConstraintNotation
  package let words: TimelineWords

  package init(_ timeline: Timeline, _ notation: ConstraintNotation) {
    self.timeline = timeline
    self.notation = notation
    words = TimelineWords(timeline)
  }

  /// Says of a finding that returns when it does.
  package func diagnostic(_ finding: RecurringFinding) -> Diagnostic {
    var diagnostic = diagnostic(finding.first, after: finding.previous)
    guard let last = finding.laterKeyframes.last else { return diagnostic }
    let count = finding.laterKeyframes.count
    diagnostic.notes.append(
      "and again in "
        + (count == 1
          ? moment(last)
          : "\(count) later keyframes, the last of them at \(timeline.keyframes[last].time)"))
    diagnostic.facts = diagnostic.facts?.adding(
      "again", .list(finding.laterKeyframes.map { .number(Double($0)) }))
    return diagnostic
  }

  /// - Parameter previous: the finding before it; that of a view's size precedes that of its
  ///   position.
  package func diagnostic(_ finding: Finding, after previous: Finding?) -> Diagnostic {
    switch finding {
    case .conflict(let conflict): diagnostic(conflict)
    case .ambiguity(let ambiguity):
      diagnostic(ambiguity, sizeIsOpenToo: ambiguity.followsItsSize(previous))
    case .tie(let tie): diagnostic(tie)
    case .searchLimit(let limit): diagnostic(limit)
    }
  }
}

extension FindingWording {
  /// Of a finding after the first ones of its kind.
  static func cut(_ what: String, _ findings: String) -> String {
    "not searched: \(what) are determined for the first \(Finding.explainedCount) \(findings) of a "
      + "timeline"
  }

  func name(_ member: LayoutConflict.Member) -> String {
    switch member {
    case .constraint(let index): "`\(timeline.constraints[index].name)`"
    case .system(let system, _):
      switch system {
      case .stack: "`\(system.title)` of the stack `\(words.view(system.view))`"
      case .contentSize, .autoresizingMask:
        "the \(system.title) of `\(words.view(system.view))`"
      }
    }
  }

  func location(_ member: LayoutConflict.Member) -> SourceLocation? {
    switch member {
    case .constraint(let index): timeline.constraints[index].location
    case .system(let system, _): timeline.views[system.view.rawValue].location
    }
  }

  package func text(_ member: LayoutConflict.Member, _ constraint: LayoutConstraint) -> String {
    switch (notation, member) {
    case (.uikit, .constraint(let index)):
      timeline.debugDescription(of: index, as: constraint)
    case (.uikit, .system(let system, _)): timeline.debugDescription(of: system, as: constraint)
    case (.equation, .constraint(let index)):
      words.fullEquation(constraint, id: timeline.constraints[index].id)
    case (.equation, .system(.contentSize, _)):
      words.fullEquation(constraint) + " (intrinsicContentSize)"
    case (.equation, .system(.autoresizingMask, _)):
      words.fullEquation(constraint) + " (autoresizingMask)"
    case (.equation, .system(.stack(_, let kind), _)):
      words.fullEquation(constraint, id: kind.rawValue)
    }
  }

  func entries(
    _ members: [LayoutConflict.Member], _ constraints: [LayoutConstraint]
  ) -> [Diagnostic.Paragraph.Entry] {
    zip(members, constraints).map { .init(text($0, $1), at: location($0)) }
  }

  /// When in the run something was found.
  func moment(_ keyframe: Int?) -> String {
    guard let keyframe else { return "the initial layout" }
    let name = timeline.keyframes[keyframe].name.map { " `\($0)`" } ?? ""
    return "the keyframe\(name) at \(timeline.keyframes[keyframe].time)"
  }

  /// The same for programs.
  func fact(_ keyframe: Int?) -> DiagnosticFact {
    guard let keyframe else { return .none }
    return .object([
      "index": .number(Double(keyframe)),
      "name": timeline.keyframes[keyframe].name.map { .text($0) } ?? .none,
    ])
  }

  func seconds(_ time: Nanoseconds) -> DiagnosticFact { .number(FrameTime(time).seconds) }

  func fact(_ member: LayoutConflict.Member, _ constraint: LayoutConstraint) -> DiagnosticFact {
    let place = location(member)
    let id: String? =
      if case .constraint(let index) = member { timeline.constraints[index].id } else { nil }
    return .object([
      "column": place.map { .number(Double($0.column)) } ?? .none,
      "equation": .text(words.fullEquation(constraint)),
      "id": id.map { .text($0) } ?? .none,
      "line": place.map { .number(Double($0.line)) } ?? .none,
      "name": .text(name(member).filter { $0 != "`" }),
    ])
  }
}

extension SystemConstraint {
  /// The property of its view.
  fileprivate var title: String {
    switch self {
    case .contentSize(_, let axis): "content \(axis.extent)"
    case .autoresizingMask: "autoresizing mask"
    case .stack(_, let kind): kind.rawValue
    }
  }

  /// With its view, for lists: without an article and without backquotes.
  package func title(in timeline: Timeline) -> String {
    "\(title) of \(timeline.views[view.rawValue].id)"
  }
}

extension LayoutAxis {
  var extent: String { self == .horizontal ? "width" : "height" }
  /// `320 wide`.
  var adjective: String { self == .horizontal ? "wide" : "high" }
  /// The property of a view along the axis.
  var line: String { self == .horizontal ? "row" : "column" }
}
