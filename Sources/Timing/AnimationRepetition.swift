/// How often an animation plays, and whether each time forward and back: `repeatCount` and
/// `autoreverses` of `CAMediaTiming`.
package struct AnimationRepetition: Hashable, Sendable {
  package enum Count: Hashable, Sendable {
    /// Above 0; a fraction ends the last time early.
    case times(Double)
    case forever
  }

  package var count: Count
  /// Whether each time is followed by the same time backwards, which doubles its length.
  package var autoreverses: Bool

  package init(_ count: Count = .times(1), autoreverses: Bool = false) {
    self.count = count
    self.autoreverses = autoreverses
  }

  package static let once = AnimationRepetition()

  /// How long an animation without end lasts: longer than every timeline, and still far from overflow
  /// if it is added to a time.
  package static let endless = Nanoseconds(4_000_000_000_000_000_000)

  /// The time in which an animation of a duration plays as often as this, to the nearest nanosecond.
  ///
  /// - Returns: nil if that is beyond the latest time.
  package func length(of duration: Nanoseconds) -> Nanoseconds? {
    guard case .times(let count) = count else { return Self.endless }
    let both = autoreverses ? 2 : 1.0
    if count * both == 1 { return duration }
    let length = Double(duration.rawValue) * both * count
    guard length <= Double(Nanoseconds.latest.rawValue) else { return nil }
    return Nanoseconds(Int64((length + 0.5).rounded(.down)))
  }
}

extension FrameTime {
  /// The elapsed fraction of the duration of an animation that repeats, from 0 to 1; it decreases while
  /// the animation plays backwards, and is 1 from the end on, where the model value is shown.
  ///
  /// - Parameter end: of all repetitions.
  package func fraction(
    since start: Nanoseconds, over duration: Nanoseconds, _ repetition: AnimationRepetition,
    until end: Nanoseconds
  ) -> Double {
    guard repetition != .once else { return fraction(since: start, over: duration) }
    guard hasReached(start) else { return 0 }
    guard duration > .zero, !hasReached(end) else { return 1 }
    let elapsed = nanoseconds - start.rawValue * Int64(divisor)
    let (period, overflow) = duration.rawValue.multipliedReportingOverflow(by: Int64(divisor))
    if overflow { return fraction(since: start, over: duration) }
    let (cycle, rest) = elapsed.quotientAndRemainder(dividingBy: period)
    let fraction = Double(rest) / (Double(duration.rawValue) * Double(divisor))
    return repetition.autoreverses && !cycle.isMultiple(of: 2) ? 1 - fraction : fraction
  }
}
