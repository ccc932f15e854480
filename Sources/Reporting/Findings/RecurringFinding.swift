import AutoLayout
package import Presentation

/// A finding with all that say the same of later layouts: a conflict or ambiguity that comes and goes is
/// one mistake in the constraints.
package struct RecurringFinding {
  package var first: Finding
  /// The finding before the first one in the list.
  package var previous: Finding?
  /// When the others begin, in order.
  package var laterKeyframes: [Int] = []

  /// Joins findings that return.
  ///
  /// - Returns: in the order of the first ones.
  package static func joined(_ findings: [Finding]) -> [RecurringFinding] {
    var joined: [RecurringFinding] = []
    var indices: [Identity: Int] = [:]
    var previous: Finding?
    for finding in findings {
      if let known = indices[finding.identity], let keyframe = finding.keyframe {
        joined[known].laterKeyframes.append(keyframe)
      } else {
        indices[finding.identity] = joined.count
        joined.append(RecurringFinding(first: finding, previous: previous))
      }
      previous = finding
    }
    return joined
  }
}

/// What findings of the same mistake have in common: all but their time and, for ambiguities and ties, the
/// numbers of one layout. Searches that were cut are the same if they name the same constraint first, since
/// the number of constraints may differ from one layout to the next.
private enum Identity: Hashable {
  case conflict([LayoutConstraint], broken: LayoutConflict.Member, isTransient: Bool)
  case ambiguity(LayoutAmbiguity)
  case tie([LayoutConstraint])
  case searchLimit(LayoutSearchLimit)
}

extension Finding {
  fileprivate var identity: Identity {
    switch self {
    case .conflict(let conflict):
      .conflict(
        conflict.constraints, broken: conflict.layout.broken, isTransient: conflict.isTransient)
    case .ambiguity(let ambiguity): .ambiguity(ambiguity.layout)
    case .tie(let tie): .tie(tie.constraints)
    case .searchLimit(let limit): .searchLimit(limit.layout.namingOne)
    }
  }
}

extension LayoutSearchLimit {
  fileprivate var namingOne: LayoutSearchLimit {
    switch self {
    case .bestLayout(let members): .bestLayout(Array(members.prefix(1)))
    case .contradictions(let members): .contradictions(Array(members.prefix(1)))
    case .insets: self
    case .ties(let priority, let members): .ties(priority, Array(members.prefix(1)))
    case .tieTrials(let priority, let members): .tieTrials(priority, Array(members.prefix(1)))
    case .ambiguities(let views): .ambiguities(Array(views.prefix(1)))
    }
  }
}
