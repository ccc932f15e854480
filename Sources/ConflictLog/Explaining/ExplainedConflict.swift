import AutoLayout
package import Planning
import Presentation
import Reporting
import TimelineModel

/// A conflict of a log that was laid out again: which constraints of the list cannot be satisfied together,
/// why, what helps, and what the log leaves open.
package struct ExplainedConflict {
  let restated: RestatedConflict
  /// Of the first line, from 1.
  package let line: Int
  /// The indices of the constraints that cannot be satisfied together; empty if the list can be
  /// satisfied as it stands.
  let members: Set<Int>
  /// The arithmetic; nil without a conflict.
  package let reason: String?
  /// Edits that were tried and resolve the conflict, smallest first.
  let cures: [LoggedCure]

  /// Lays the conflict out.
  ///
  /// - Throws: `invalidTimeline` for a conflict that a timeline cannot have, such as one of an edge with
  ///   a size.
  init(_ conflict: LoggedConflict, line: Int) throws(LayoutAnimationError) {
    let plain = RestatedConflict(conflict)
    let plan = try Self.plan(plain)
    if let found = Self.conflict(in: plan, of: plain) {
      self.init(plain, line, found, plan)
      return
    }
    let limited = RestatedConflict(conflict, hasSizeLimits: true)
    let limitedPlan = try Self.plan(limited)
    if let found = Self.conflict(in: limitedPlan, of: limited) {
      self.init(limited, line, found, limitedPlan)
    } else {
      self.init(plain, line)
    }
  }

  private init(_ restated: RestatedConflict, _ line: Int) {
    self.restated = restated
    self.line = line
    members = []
    reason = nil
    cures = []
  }

  private init(
    _ restated: RestatedConflict, _ line: Int, _ conflict: Finding.Conflict,
    _ planned: PlannedTimeline
  ) {
    let timeline = planned.plan.timeline
    let indices = Dictionary(
      restated.ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let index = { (member: Int) in timeline.constraints[member].id.flatMap { indices[$0] } }
    self.restated = restated
    self.line = line
    members = Set(
      conflict.layout.members.compactMap { member in
        if case .constraint(let constraint) = member { index(constraint) } else { nil }
      })
    reason = FindingWording(timeline, .equation).arithmetic(of: conflict)
    let own = Self.cures(of: conflict, restated, timeline)
    cures = own.isEmpty ? Self.curesOfApp(restated, members) : own
  }

  /// Without those of the system's constraints, which nobody can edit.
  private static func cures(
    of conflict: Finding.Conflict, _ restated: RestatedConflict, _ timeline: Timeline
  ) -> [LoggedCure] {
    conflict.cures.compactMap { cure in
      guard let id = timeline.constraints[cure.constraint].id,
        let index = restated.ids.firstIndex(of: id), !restated.conflict.constraints[index].isSystem
      else { return nil }
      return LoggedCure(constraint: index, edit: cure)
    }
  }

  /// Where UIKit breaks a constraint of its own: the edits that help if it broke one of the app's.
  private static func curesOfApp(
    _ restated: RestatedConflict, _ members: Set<Int>
  ) -> [LoggedCure] {
    let constraints = restated.conflict.constraints
    guard let breaking = restated.breaking, constraints[breaking].isSystem,
      let last = members.filter({ !constraints[$0].isSystem }).max()
    else { return [] }
    let other = RestatedConflict(
      restated.conflict, hasSizeLimits: restated.hasSizeLimits, breaking: last)
    guard let planned = try? plan(other), let found = conflict(in: planned, of: other) else {
      return []
    }
    return cures(of: found, other, planned.plan.timeline)
  }

  private static func plan(
    _ restated: RestatedConflict
  ) throws(LayoutAnimationError) -> PlannedTimeline {
    let json = restated.timeline.json
    return try PlannedTimeline(
      TimelineFile(contents: Array(json.utf8), path: "the conflict as a timeline"),
      recordsFindings: true)
  }

  /// The conflict of which the same constraint is broken; a list may have others.
  private static func conflict(
    in planned: PlannedTimeline, of restated: RestatedConflict
  ) -> Finding.Conflict? {
    let conflicts = planned.plan.findings().compactMap { finding in
      if case .conflict(let conflict) = finding { conflict } else { nil }
    }
    let broken = restated.breaking.map { restated.ids[$0] }
    return conflicts.first { conflict in
      guard case .constraint(let index) = conflict.layout.broken else { return false }
      return planned.plan.timeline.constraints[index].id == broken
    } ?? conflicts.first
  }

  /// The same conflict as a timeline, of which UIKit's own choice is broken.
  package var timeline: TimelineDescription { restated.pinnedTimeline }
}

/// An edit of a constraint that resolves a conflict.
struct LoggedCure {
  /// The index in the list of the log.
  let constraint: Int
  let edit: Cure
}
