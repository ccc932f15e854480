import Reporting
import TimelineModel

/// Two timelines between which single changes are reverted to see what they affect.
struct ChangeTrial {
  /// One of the two timelines without one change.
  struct Variant {
    let isOfNew: Bool
    let timeline: Timeline
  }

  private let old: Timeline
  private let new: Timeline

  /// Nil if the indices of views do not mean the same views in both.
  init?(_ old: Timeline, _ new: Timeline) {
    guard old.views.map(\.id) == new.views.map(\.id) else { return nil }
    self.old = old
    self.new = new
  }

  /// A part that was added or changed is reverted in the new timeline, with what follows from it; a
  /// part that was removed is removed from the old one, and what follows from that is done there.
  ///
  /// - Returns: nil for a change that cannot be reverted on its own.
  func variant(without change: TimelineChange) -> Variant? {
    let isOfNew = change.causes.allSatisfy { $0.new != nil }
    var timeline = isOfNew ? new : old
    for cause in change.causes {
      guard let before = cause.old, let after = cause.new else { continue }
      let (here, there) = isOfNew ? (after, before) : (before, after)
      guard let field = cause.field,
        timeline.take(field, at: here, from: there, of: isOfNew ? old : new)
      else { return nil }
    }
    // Last, because it shifts the indices of others.
    for cause in change.causes where cause.old == nil || cause.new == nil {
      guard let place = isOfNew ? cause.new : cause.old, let rest = timeline.without(place)
      else { return nil }
      timeline = rest
    }
    timeline.sortKeyframes()
    return Variant(isOfNew: isOfNew, timeline: timeline)
  }
}

extension Timeline {
  fileprivate mutating func take(
    _ field: TimelineField, at new: TimelinePlace, from before: TimelinePlace, of old: Timeline
  ) -> Bool {
    switch (field, before, new) {
    case (.document(let field), _, _): return take(field, from: old)
    case (.canvas(let field), _, _): return take(field, from: old)
    case (.view(let field), .view(let i), .view(let j)):
      return views[j].take(field, from: old.views[i])
    case (.constraint(let field), .constraint(let i), .constraint(let j)):
      constraints[j].take(field, from: old.constraints[i])
    case (.keyframe(let field), .keyframe(let i), .keyframe(let j)):
      keyframes[j].take(field, from: old.keyframes[i])
    case (.change, .change(let i, let k), .change(let j, let l)):
      return keyframes[l].changes[j].take(from: old.keyframes[k].changes[i])
    case (.order, _, _), (.view, _, _), (.constraint, _, _), (.keyframe, _, _), (.change, _, _):
      return false
    }
    return true
  }
}

extension Timeline {
  /// Nil for a part on which others may depend.
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

  /// The constraint stays declared, so that the numbers of others do not change, but nothing
  /// activates it.
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
