/// How a property animator runs, from all that is done to it.
package struct AnimatorRun: Hashable, Sendable {
  package let progress: AnimatorProgress
  /// When it finishes, since it was started; nil if it never does.
  package let end: Nanoseconds?
  /// The progress at which it finishes or rests.
  package let finalProgress: Double
  /// When it finishes or moves for the last time, since it was started.
  package let lastMotion: Nanoseconds

  /// Plays an animator. What cannot be done to it is left out.
  ///
  /// - Parameters:
  ///   - events: in order of time.
  ///   - report: called with the index of an event that cannot take place, and the reason.
  package init(
    _ settings: AnimatorSettings, _ events: [TimedAnimatorActions],
    report: (Int, AnimatorFault) -> Void = { _, _ in }
  ) {
    var player = AnimatorPlayer(settings)
    for (index, event) in events.enumerated() {
      do throws(AnimatorFault) {
        try player.perform(event)
      } catch {
        report(index, error)
      }
    }
    player.finishPlaying()
    end = player.end
    finalProgress = player.position
    lastMotion = player.end ?? player.now
    progress = player.progress
  }
}
