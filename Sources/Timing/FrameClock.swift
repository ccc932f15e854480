/// Maps frame numbers to times.
///
/// Frame k shows the time `k / framesPerSecond`. The last frame is the first one at or after the end,
/// so that it shows the final layout.
package struct FrameClock: Hashable, Sendable {
  /// 1…1000.
  package let framesPerSecond: Int
  package let end: Nanoseconds

  package init(framesPerSecond: Int, end: Nanoseconds) {
    self.framesPerSecond = framesPerSecond
    self.end = end
  }

  /// The number of the last frame: `(end · fps + 10⁹ − 1) / 10⁹` in integers.
  ///
  /// Whole seconds are computed separately, because the product of a late time and 1000 would overflow.
  package var lastFrame: Int {
    let second = Nanoseconds.second.rawValue
    let whole = end.rawValue / second * Int64(framesPerSecond)
    let rest = (end.rawValue % second * Int64(framesPerSecond) + second - 1) / second
    return Int(whole + rest)
  }

  /// At least 1.
  package var frameCount: Int { lastFrame + 1 }

  package func time(ofFrame frame: Int) -> FrameTime {
    FrameTime(nanoseconds: Int64(frame) * Nanoseconds.second.rawValue, divisor: framesPerSecond)
  }
}

/// An exact time: nanoseconds over a small divisor, because k / 60 s is not a whole number of
/// nanoseconds.
package struct FrameTime: Hashable, Sendable {
  package let nanoseconds: Int64
  package let divisor: Int

  package init(nanoseconds: Int64, divisor: Int = 1) {
    self.nanoseconds = nanoseconds
    self.divisor = divisor
  }

  package init(_ time: Nanoseconds) { self.init(nanoseconds: time.rawValue) }

  /// Whether this time is at or after `time`.
  package func hasReached(_ time: Nanoseconds) -> Bool {
    let (scaled, overflow) = time.rawValue.multipliedReportingOverflow(by: Int64(divisor))
    return !overflow && nanoseconds >= scaled
  }

  /// The latest time for which `hasReached` is true.
  package var lastReached: Nanoseconds {
    let (quotient, remainder) = nanoseconds.quotientAndRemainder(dividingBy: Int64(divisor))
    return Nanoseconds(remainder < 0 ? quotient - 1 : quotient)
  }

  /// The elapsed fraction of `duration` since `start`, from 0 to 1.
  ///
  /// The elapsed time is exact; the only rounding is that of the quotient.
  package func fraction(since start: Nanoseconds, over duration: Nanoseconds) -> Double {
    guard hasReached(start) else { return 0 }
    guard duration > .zero, !hasReached(start + duration) else { return 1 }
    let elapsed = nanoseconds - start.rawValue * Int64(divisor)
    return Double(elapsed) / (Double(duration.rawValue) * Double(divisor))
  }

  /// In seconds, rounded once.
  package var seconds: Double { Double(nanoseconds) / (Double(divisor) * 1e9) }
}
