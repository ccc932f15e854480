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

  /// Views in the order of the file: deeper ones leave out more, but all are tried.
  private var laidOutElsewhere: [Timeline] {
    views.indices.dropFirst().filter { views[$0].isInitial }.map { view in
      var timeline = self
      for index in keyframes.indices where keyframes[index].isAnimated {
        timeline.keyframes[index].layout = .immediate(ViewIndex(view))
      }
      return timeline
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
