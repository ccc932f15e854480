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
      timeline.keyframes = keyframes.flatMap(\.changingAfter)
      return timeline.keyframes.count > keyframes.count ? [timeline] : []
    }
  }

  private var unflushed: Timeline {
    var timeline = self
    timeline.isLaidOutFirst = false
    for index in keyframes.indices { timeline.keyframes[index].flushes = false }
    return timeline
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
  fileprivate var isAnimated: Bool { animation.map { $0.duration > .zero } ?? false }

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

  /// The keyframe without its changes of constraints, and one that makes them when it has been laid out.
  fileprivate var changingAfter: [Keyframe] {
    let late = changes.filter(\.operation.isOfConstraint)
    guard isAnimated, !late.isEmpty else { return [self] }
    var (early, after) = (self, self)
    early.changes = changes.filter { !$0.operation.isOfConstraint }
    after.changes = late
    (after.flushes, after.layout, after.animation) = (false, .deferred, nil)
    after.isInner = true
    return [early, after]
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
