import Reporting
import TimelineModel
import Timing

/// Parts that two timelines have in a different order. The order of constraints matters where they
/// leave a choice, that of keyframes and changes where one follows another.
struct TimelineOrder {
  private let before: TimelineWords
  private let after: TimelineWords

  init(_ before: TimelineWords, _ after: TimelineWords) {
    (self.before, self.after) = (before, after)
  }

  /// Each has the lines of the first part that moved.
  var changes: [TimelineChange] {
    let pairs = TimelineEntry.pairs(before.keyframes, after.keyframes)
    return constraints + keyframes(pairs) + pairs.compactMap(changesOfKeyframe)
  }

  private var constraints: [TimelineChange] {
    guard
      let moved = TimelineEntry.firstMoved(
        from: before.initialConstraints, to: after.initialConstraints)
    else { return [] }
    let cause = ChangeCause(old: .timeline, new: .timeline, field: .order)
    return [change("constraints are declared in a different order", moved, cause)]
  }

  /// Keyframes whose times changed are reported by their times.
  private func keyframes(
    _ pairs: [(old: TimelineEntry, new: TimelineEntry)]
  ) -> [TimelineChange] {
    var changes: [TimelineChange] = []
    var last: (times: [Nanoseconds], place: Int, isReported: Bool)?
    for pair in pairs {
      guard let (old, new) = numbers(pair) else { continue }
      let times = [before.timeline.keyframes[old].time, after.timeline.keyframes[new].time]
      let isFirst = last?.times != times
      let isMoved = !isFirst && new < (last?.place ?? 0)
      let wasReported = !isFirst && last?.isReported ?? false
      if isMoved && !wasReported {
        let cause = ChangeCause(old: pair.old.place, new: pair.new.place, field: .order)
        changes.append(
          change("the keyframes at \(times[1]) are played in a different order", pair, cause))
      }
      last = (times, new, wasReported || isMoved)
    }
    return changes
  }

  private func changesOfKeyframe(
    _ pair: (old: TimelineEntry, new: TimelineEntry)
  ) -> TimelineChange? {
    guard
      let moved = TimelineEntry.firstMoved(from: pair.old.children, to: pair.new.children)
    else { return nil }
    let cause = ChangeCause(old: pair.old.place, new: pair.new.place, field: .order)
    return change("\(pair.old.title): its changes are applied in a different order", moved, cause)
  }

  private func numbers(_ pair: (old: TimelineEntry, new: TimelineEntry)) -> (Int, Int)? {
    guard case .keyframe(let old) = pair.old.place, case .keyframe(let new) = pair.new.place
    else { return nil }
    return (old, new)
  }

  private func change(
    _ message: String, _ moved: (old: TimelineEntry, new: TimelineEntry), _ cause: ChangeCause
  ) -> TimelineChange {
    TimelineChange(
      message, expectedLine: moved.old.line, actualLine: moved.new.line, causes: [cause])
  }
}

extension TimelineWords {
  /// Constraints that keyframes add have the order of their changes.
  fileprivate var initialConstraints: [TimelineEntry] {
    let entries = constraints
    return timeline.initialConstraints.map { entries[$0] }
  }
}
