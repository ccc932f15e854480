/// A property animator, without what is done to it.
package struct AnimatorSettings: Hashable, Sendable {
  package var curve: TimingCurve
  /// Above zero.
  package var duration: Nanoseconds
  /// From `startAnimation(afterDelay:)` until it moves.
  package var delay: Nanoseconds
  /// Whether it stays active where it ends, so that it can be reversed or scrubbed from there.
  package var pausesOnCompletion: Bool
  /// Whether a fraction stands for a part of the distance, not of the time. True since iOS 11.
  package var scrubsLinearly: Bool

  package init(
    curve: TimingCurve, duration: Nanoseconds, delay: Nanoseconds = .zero,
    pausesOnCompletion: Bool = false, scrubsLinearly: Bool = true
  ) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
    self.pausesOnCompletion = pausesOnCompletion
    self.scrubsLinearly = scrubsLinearly
  }
}

/// Something that is done to an animator while a timeline plays.
package struct TimedAnimatorActions: Hashable, Sendable {
  /// Since the animator was started.
  package var time: Nanoseconds
  /// In order. What follows a gesture is done when that ends.
  package var actions: [AnimatorAction]

  package init(at time: Nanoseconds, _ actions: [AnimatorAction]) {
    self.time = time
    self.actions = actions
  }
}

/// Why something cannot be done to an animator. Times are those since it was started.
package enum AnimatorFault: Error, Hashable, Sendable {
  /// It begins to move at a later time.
  case notStarted(until: Nanoseconds)
  /// It finished or was stopped.
  case finished(at: Nanoseconds)
  /// A gesture scrubs it until a later time.
  case scrubbed(until: Nanoseconds)
  /// It is to continue, but was not paused.
  case running
}
