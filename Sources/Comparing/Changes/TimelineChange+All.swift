import Reporting
import TimelineModel

extension TimelineChange {
  /// The changes between two timelines in the order of their files: by the line in the new one, or
  /// in the old one for parts that were removed.
  static func all(from old: WrittenTimeline, to new: WrittenTimeline) -> [TimelineChange] {
    let (before, after) = (old.words, new.words)
    let changes =
      TimelineEntry.changes(from: before.head, to: after.head)
      + TimelineEntry.changes(from: before.views, to: after.views)
      + reordered(old.timeline, new.timeline)
      + TimelineEntry.changes(from: before.constraints, to: after.constraints)
      + TimelineEntry.changes(from: before.keyframes, to: after.keyframes)
      + TimelineOrder(before, after).changes
    return WrittenChanges(old, new).restated(changes).enumerated().sorted { a, b in
      (a.element.line, a.offset) < (b.element.line, b.offset)
    }.map(\.element)
  }

  /// The order of subviews belongs to the whole list, not to a single view.
  private static func reordered(_ old: Timeline, _ new: Timeline) -> [TimelineChange] {
    ViewTrees(old.viewTree, new.viewTree).reordered.compactMap { id in
      guard let before = old.views.firstIndex(where: { $0.id == id }),
        let after = new.views.firstIndex(where: { $0.id == id })
      else { return nil }
      return TimelineChange(
        of: "view `\(id)`", "its subviews are in a different order",
        expectedLine: old.views[before].location?.line,
        actualLine: new.views[after].location?.line,
        causes: [
          ChangeCause(old: .subviews(of: before), new: .subviews(of: after), field: .order)
        ])
    }
  }

  private var line: Int { actualLine ?? expectedLine ?? 0 }
}
