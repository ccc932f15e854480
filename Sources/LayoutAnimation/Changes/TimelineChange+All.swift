import TimelineModel

extension TimelineChange {
  /// What was changed between two timelines, in the order of their files: by the line in the new
  /// one, of what was removed in the old one.
  static func all(from old: Timeline, to new: Timeline) -> [TimelineChange] {
    let (before, after) = (TimelineWords(old), TimelineWords(new))
    let changes =
      TimelineEntry.changes(from: before.head, to: after.head)
      + TimelineEntry.changes(from: before.views, to: after.views)
      + TimelineEntry.changes(from: before.constraints, to: after.constraints)
      + TimelineEntry.changes(from: before.keyframes, to: after.keyframes)
    return changes.enumerated().sorted { a, b in
      (a.element.line, a.offset) < (b.element.line, b.offset)
    }.map(\.element)
  }

  private var line: Int { actualLine ?? expectedLine ?? 0 }
}
