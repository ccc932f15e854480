import AutoLayout
import Reporting
import TimelineModel

/// Two timelines between which single changes are taken back, to see what they bring about.
struct ChangeTrial {
  /// One of the two timelines, and what it would be but for a change.
  struct Variant {
    let isOfNew: Bool
    let timeline: Timeline
  }

  private let old: Timeline
  private let new: Timeline

  /// Nil if the numbers of views do not mean the same views in both.
  init?(_ old: Timeline, _ new: Timeline) {
    guard old.views.map(\.id) == new.views.map(\.id) else { return nil }
    self.old = old
    self.new = new
  }

  /// What was added or said otherwise is taken back in the new timeline, what was removed is
  /// removed from the old one.
  ///
  /// - Returns: nil for a change that cannot be made alone.
  func variant(without change: TimelineChange) -> Variant? {
    switch (change.cause.old, change.cause.new) {
    case (nil, let place?): new.without(place).map { Variant(isOfNew: true, timeline: $0) }
    case (let place?, nil): old.without(place).map { Variant(isOfNew: false, timeline: $0) }
    case (let before?, let after?):
      takenBack(change.cause.field ?? "", before, after)
        .map { Variant(isOfNew: true, timeline: $0) }
    case (nil, nil): nil
    }
  }

  private func takenBack(
    _ field: String, _ before: TimelinePlace, _ after: TimelinePlace
  ) -> Timeline? {
    var timeline = new
    let isDone =
      switch (before, after) {
      case (.timeline, .timeline): timeline.take(field, from: old)
      case (.canvas, .canvas): timeline.takeCanvas(field, from: old)
      case (.view(let i), .view(let j)): timeline.views[j].take(field, from: old.views[i])
      case (.constraint(let i), .constraint(let j)):
        timeline.constraints[j].take(field, from: old.constraints[i])
      case (.keyframe(let i), .keyframe(let j)):
        timeline.keyframes[j].take(field, from: old.keyframes[i])
      case (.change(let i, let k), .change(let j, let l)):
        timeline.keyframes[l].changes[j].take(from: old.keyframes[k].changes[i])
      default: false
      }
    timeline.sortKeyframes()
    return isDone ? timeline : nil
  }
}

extension Timeline {
  /// Nil for a part that others may need.
  fileprivate func without(_ place: TimelinePlace) -> Timeline? {
    var timeline = self
    switch place {
    case .constraint(let index): timeline.removeUses(ofConstraint: index)
    case .keyframe(let index): timeline.keyframes.remove(at: index)
    case .change(let index, let keyframe):
      timeline.keyframes[keyframe].changes.remove(at: index)
    case .timeline, .canvas, .view, .subviews: return nil
    }
    return timeline
  }

  /// The constraint keeps its number, and nothing activates it.
  private mutating func removeUses(ofConstraint index: Int) {
    initialConstraints.removeAll { $0 == index }
    for keyframe in keyframes.indices {
      keyframes[keyframe].changes.removeAll { $0.operation.constraint == index }
    }
  }

  fileprivate mutating func sortKeyframes() {
    keyframes = keyframes.enumerated().sorted { a, b in
      (a.element.time, a.offset) < (b.element.time, b.offset)
    }.map(\.element)
  }
}
