import AutoLayout
import TimelineModel
import Timing

extension Timeline {
  /// The same transition with a mistake, as long as this one.
  ///
  /// - Returns: those that could show it, the likeliest first; none if the mistake cannot be made here.
  func making(_ pitfall: Pitfall) -> [Timeline] {
    var timeline = self
    timeline.duration = end
    switch pitfall {
    case .unflushed: return [timeline.unflushed]
    case .wrongView: return timeline.laidOutElsewhere
    case .activatedFirst:
      timeline.keyframes = keyframes.map(\.activatingFirst)
      return keyframes.contains(where: \.deactivatesFirst) ? [timeline] : []
    case .changedAfter:
      timeline.keyframes = turns.flatMap { Self.changingAfter(keyframes[$0]) }
      return timeline.keyframes.count > keyframes.count ? [timeline] : []
    }
  }

  private var unflushed: Timeline {
    var timeline = self
    timeline.isLaidOutFirst = false
    for index in keyframes.indices {
      timeline.keyframes[index].flushes = false
      // What only holds a list of animations is no block and lays nothing out.
      if !keyframes[index].isAnimated, keyframes[index].changes.isEmpty {
        timeline.keyframes[index].layout = .deferred
      }
    }
    return timeline
  }

  /// A turn of which all blocks have lost their changes of constraints, and these changes.
  private static func changingAfter(_ turn: ArraySlice<Keyframe>) -> [Keyframe] {
    let late = turn.filter(\.isAnimated).flatMap { $0.changes.filter(\.operation.isOfConstraint) }
    guard !late.isEmpty, var after = turn.last else { return Array(turn) }
    let early = turn.map { keyframe in
      var keyframe = keyframe
      if keyframe.isAnimated { keyframe.changes.removeAll(where: \.operation.isOfConstraint) }
      return keyframe
    }
    after.changes = late
    (after.flushes, after.layout, after.animation) = (false, .deferred, nil)
    after.isInner = true
    return early + [after]
  }

  /// The most views to which `layoutIfNeeded` is sent in turn; the whole timeline is played for each.
  static let receiverLimit = 16

  private var laidOutElsewhere: [Timeline] {
    receivers.prefix(Self.receiverLimit).map { view in
      var timeline = self
      for index in keyframes.indices where keyframes[index].isAnimated {
        timeline.keyframes[index].layout = .immediate(view)
      }
      return timeline
    }
  }

  /// For each superview its first subview without subviews, in the order of the file: what contains
  /// nothing leaves out most, and siblings lead to the same superview.
  private var receivers: [ViewIndex] {
    let superviews = Set(views.compactMap(\.superview))
    var found: Set<ViewIndex> = []
    return views.indices.map { ViewIndex($0) }.filter { view in
      guard views[view.rawValue].isInitial, !superviews.contains(view),
        let superview = views[view.rawValue].superview
      else { return false }
      return found.insert(superview).inserted
    }
  }
}

extension Keyframe {
  private var firstDeactivation: Int? { changes.firstIndex { $0.operation.deactivates } }

  /// Whether constraints are activated after others are deactivated, as they should be.
  fileprivate var deactivatesFirst: Bool {
    guard let first = firstDeactivation else { return false }
    return changes[first...].contains { $0.operation.activates }
  }

  fileprivate var activatingFirst: Keyframe {
    guard deactivatesFirst, let first = firstDeactivation else { return self }
    var keyframe = self
    let rest = changes[first...]
    keyframe.changes =
      changes[..<first] + rest.filter(\.operation.activates)
      + rest.filter { !$0.operation.activates }
    return keyframe
  }
}

extension Change.Operation {
  fileprivate var activates: Bool { if case .activate = self { true } else { false } }

  fileprivate var deactivates: Bool {
    switch self {
    case .deactivate, .remove: true
    default: false
    }
  }

  fileprivate var isOfConstraint: Bool {
    switch self {
    case .setConstant, .setPriority, .declareConstant, .activate, .deactivate, .remove, .restore:
      true
    default: false
    }
  }
}
