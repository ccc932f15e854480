import AutoLayout
import Presentation
import TimelineModel

extension FindingWording {
  func diagnostic(_ limit: Finding.SearchLimit) -> Diagnostic {
    let (message, notes, help) = words(limit.layout)
    var diagnostic = Diagnostic(
      .warning, code: FindingCode.searchLimit.rawValue, message: message,
      at: place(limit.layout), notes: notes + ["in " + moment(limit.keyframe)], help: help)
    diagnostic.facts = facts(limit)
    return diagnostic
  }

  private func words(
    _ limit: LayoutSearchLimit
  ) -> (message: String, notes: [String], help: String) {
    switch limit {
    case .bestLayout(let members):
      (
        "the search for the best layout of \(counted(members.count, "constraint")) was abandoned",
        ["the best layout that was found is shown: " + names(of: members)],
        "`layoutanim certify` proves whether it is the best one; simpler factors may help"
      )
    case .contradictions(let members):
      (
        "the search for contradictions was abandoned: \(counted(members.count, "required constraint")) "
          + "may be broken without need",
        ["the layout that was found so far violates: " + names(of: members)],
        "remove the conflicts that were found, or give constraints that may be broken a lower priority"
      )
    case .insets(let views):
      (
        "the margins of \(timeline.names(of: views)) do not settle",
        [
          "they alternate between two states, or still change after "
            + "\(LayoutEngine.searchLimits.insetPasses) passes, and stay as they are then"
        ],
        "constrain a view that has margins to something that does not depend on them"
      )
    case .ties(let priority, let members):
      (
        "\(counted(members.count, "constraint")) of priority \(priority.words) are violated, "
          + "too many to search for ties",
        [
          "violated: " + names(of: members),
          "not searched: ties are determined among at most "
            + "\(LayoutEngine.searchLimits.rivals) violated constraints of a priority",
        ],
        "give those that matter most a higher priority"
      )
    case .tieTrials(let priority, let members):
      (
        "the search for ties among \(counted(members.count, "constraint")) of priority "
          + "\(priority.words) was abandoned",
        ["violated: " + names(of: members)], "give those that matter most a higher priority"
      )
    case .ambiguities(let views):
      (
        "the search for ambiguities was abandoned: \(counted(views.count, "view")) may be ambiguous",
        ["it is not known of: " + first(views.map { words.view($0) })],
        "constrain their positions and sizes, or divide the timeline"
      )
    }
  }

  /// The first few and the number of the rest.
  private func names(of members: [LayoutConflict.Member]) -> String {
    first(members.map(name))
  }

  private func first(_ names: [String]) -> String {
    let shown = names.prefix(4).joined(separator: ", ")
    return names.count > 4 ? shown + " and \(names.count - 4) more" : shown
  }

  private func place(_ limit: LayoutSearchLimit) -> SourceLocation? {
    switch limit {
    case .bestLayout(let members), .contradictions(let members), .ties(_, let members),
      .tieTrials(_, let members):
      members.lazy.compactMap(location).first
    case .insets(let views), .ambiguities(let views): timeline.views[views[0].rawValue].location
    }
  }

  private func facts(_ limit: Finding.SearchLimit) -> DiagnosticFact {
    .object([
      "constraints": .list(zip(limit.layout.members, limit.constraints).map(fact)),
      "keyframe": fact(limit.keyframe),
      "search": .text(limit.layout.search),
      "views": .list(limit.layout.views.map { .text(words.view($0)) }),
    ])
  }
}

extension LayoutSearchLimit {
  /// What was searched, for programs.
  fileprivate var search: String {
    switch self {
    case .bestLayout: "best-layout"
    case .contradictions: "contradictions"
    case .insets: "margins"
    case .ties, .tieTrials: "ties"
    case .ambiguities: "ambiguities"
    }
  }
}
