/// Which frame shows which time.
///
/// Frame k shows `k / framesPerSecond`; the last one is the first that is not before the end, so
/// that it shows the settled layout.
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
  /// Whole seconds go first, because the product of a late time and 1000 would not fit.
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

/// An exact instant: nanoseconds over a small divisor, because k / 60 s is no whole number of them.
package struct FrameTime: Hashable, Sendable {
  package let nanoseconds: Int64
  package let divisor: Int

  package init(nanoseconds: Int64, divisor: Int = 1) {
    self.nanoseconds = nanoseconds
    self.divisor = divisor
  }

  package init(_ time: Nanoseconds) { self.init(nanoseconds: time.rawValue) }

  /// Whether the instant is at or after `time`.
  package func hasReached(_ time: Nanoseconds) -> Bool {
    let (scaled, overflow) = time.rawValue.multipliedReportingOverflow(by: Int64(divisor))
    return !overflow && nanoseconds >= scaled
  }

  /// The last time that `hasReached` holds for.
  package var lastReached: Nanoseconds {
    let (quotient, remainder) = nanoseconds.quotientAndRemainder(dividingBy: Int64(divisor))
    return Nanoseconds(remainder < 0 ? quotient - 1 : quotient)
  }

  /// How much of `duration` has gone by since `start`, from 0 to 1.
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
