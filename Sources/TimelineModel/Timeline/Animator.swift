package import Timing

/// An animation under a name, so that later keyframes can pause, scrub, reverse, continue and stop it
/// (`UIViewPropertyAnimator`).
package struct Animator: Hashable, Sendable {
  package var name: String
  package var pausesOnCompletion = false
  package var scrubsLinearly = true
  /// Nil if nothing happens to it, so that it runs as any animation does.
  package var run: AnimatorRun?

  package init(name: String) { self.name = name }
}

/// What a keyframe does to an animator.
package struct AnimatorEvent: Hashable, Sendable {
  package var animator: String
  /// In the order in which they are done. What follows a gesture is done when that ends.
  package var actions: [AnimatorAction]

  package init(_ animator: String, _ actions: [AnimatorAction]) {
    self.animator = animator
    self.actions = actions
  }

  /// How long its gesture takes.
  package var length: Nanoseconds {
    for case .scrub(let samples) in actions { return samples.last?.time ?? .zero }
    return .zero
  }
}

extension Animation {
  /// - Parameter events: in order of time, each since the animator was started.
  package func run(
    _ events: [TimedAnimatorActions], report: (Int, AnimatorFault) -> Void = { _, _ in }
  ) -> AnimatorRun? {
    guard let animator, duration > .zero else { return nil }
    guard !events.isEmpty || animator.pausesOnCompletion else { return nil }
    let settings = AnimatorSettings(
      curve: curve, duration: duration, delay: delay,
      pausesOnCompletion: animator.pausesOnCompletion, scrubsLinearly: animator.scrubsLinearly)
    return AnimatorRun(settings, events, report: report)
  }
}

extension Timeline {
  /// Finds how every animator runs from the keyframes as they are, which may have been edited since the
  /// file was read. Events that cannot take place are left out.
  package mutating func updateAnimators() {
    guard keyframes.contains(where: { $0.animation?.animator != nil }) else { return }
    var events: [String: [Int]] = [:]
    for (index, keyframe) in keyframes.enumerated() {
      if let event = keyframe.event { events[event.animator, default: []].append(index) }
    }
    for index in keyframes.indices {
      guard let animation = keyframes[index].animation, let name = animation.animator?.name else {
        continue
      }
      let start = keyframes[index].time
      let timed = (events[name] ?? []).filter { $0 > index }.map {
        TimedAnimatorActions(at: keyframes[$0].time - start, keyframes[$0].event?.actions ?? [])
      }
      keyframes[index].animation?.animator?.run = animation.run(timed)
    }
  }
}
