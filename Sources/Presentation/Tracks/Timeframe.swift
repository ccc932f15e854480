package import Timing

/// When and how an animation runs.
///
/// Copies share their values: each of hundreds of views keeps one for each of hundreds of keyframes.
package struct Timeframe: Hashable, Sendable {
  private struct Values: Hashable {
    var start: Nanoseconds
    let begin: Nanoseconds
    let duration: Nanoseconds
    var curve: TimingCurve
    let repetition: AnimationRepetition
    let end: Nanoseconds
    let beginsFromCurrentState: Bool
  }

  private final class Storage: Sendable {
    let values: Values

    init(_ values: Values) { self.values = values }
  }

  private var storage: Storage

  /// The time of the turn that added the animation; before, it does not exist.
  package var start: Nanoseconds {
    get { storage.values.start }
    set { change { $0.start = newValue } }
  }
  /// When the motion begins: `start` plus the delay.
  package var begin: Nanoseconds { storage.values.begin }
  /// Of one repetition.
  package var duration: Nanoseconds { storage.values.duration }
  package var curve: TimingCurve {
    get { storage.values.curve }
    set { change { $0.curve = newValue } }
  }
  package var repetition: AnimationRepetition { storage.values.repetition }
  /// When all repetitions have ended.
  package var end: Nanoseconds { storage.values.end }
  /// Whether the animation begins at the value shown where others begin at the model value.
  package var beginsFromCurrentState: Bool { storage.values.beginsFromCurrentState }

  package init(
    start: Nanoseconds, begin: Nanoseconds, duration: Nanoseconds, curve: TimingCurve,
    repetition: AnimationRepetition = .once, beginsFromCurrentState: Bool = false
  ) {
    storage = Storage(
      Values(
        start: start, begin: begin, duration: duration, curve: curve, repetition: repetition,
        end: begin + (repetition.length(of: duration) ?? duration),
        beginsFromCurrentState: beginsFromCurrentState))
  }

  private mutating func change(_ body: (inout Values) -> Void) {
    var values = storage.values
    body(&values)
    storage = Storage(values)
  }

  package static func == (left: Timeframe, right: Timeframe) -> Bool {
    left.storage === right.storage || left.storage.values == right.storage.values
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(storage.values) }

  /// The progress at a time: 0 during the delay, 1 from the end on.
  package func progress(at time: FrameTime) -> Double {
    curve.progress(at: fraction(at: time), of: duration)
  }

  /// The elapsed fraction of the duration, which decreases while the animation plays backwards.
  package func fraction(at time: FrameTime) -> Double {
    time.fraction(since: begin, over: duration, repetition, until: end)
  }
}
