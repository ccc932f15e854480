/// What is done to a property animator (`UIViewPropertyAnimator`).
package enum AnimatorAction: Hashable, Sendable {
  /// `pauseAnimation()`
  case pause
  /// `fractionComplete`, set at one moment or at several by a gesture. The animator pauses if it runs.
  case scrub([ScrubSample])
  /// `isReversed` becomes the opposite.
  case reverse
  /// `continueAnimation(withTimingParameters:durationFactor:)`
  case resume(AnimatorContinuation)
  /// `stopAnimation(_:)` and `finishAnimation(at:)`
  case stop(AnimatorPosition)
}

/// A value that a gesture gives `fractionComplete`.
package struct ScrubSample: Hashable, Sendable {
  /// The time since the gesture began.
  package var time: Nanoseconds
  /// 0…1; of a reversed animator it counts from the end of the animation.
  package var fraction: Double

  package init(at time: Nanoseconds, _ fraction: Double) {
    self.time = time
    self.fraction = fraction
  }
}

/// Where an animator finishes: `UIViewAnimatingPosition`.
package enum AnimatorPosition: String, CaseIterable, Hashable, Sendable {
  case current, start, end
}

/// The arguments of `continueAnimation(withTimingParameters:durationFactor:)`.
package struct AnimatorContinuation: Hashable, Sendable {
  /// `UITimingCurveProvider`.
  package enum Timing: Hashable, Sendable {
    case curve(TimingCurve)
    /// A spring that settles in whatever time is left.
    case dampingRatio(Double, initialVelocity: Double)
    /// A spring with a settling time of its own, which holds if there is no factor.
    case spring(Spring, settling: Nanoseconds)
  }

  /// Nil means that of the animator.
  package var timing: Timing?
  /// Of the animator's duration, 0 or more; 0 means the time that is left.
  package var durationFactor: Double

  package init(_ timing: Timing? = nil, durationFactor: Double = 0) {
    self.timing = timing
    self.durationFactor = durationFactor
  }

  package static let plain = AnimatorContinuation()

  /// The curve of the rest and how long it takes.
  ///
  /// - Parameters:
  ///   - duration: the animator's.
  ///   - remaining: what is left of it.
  func rest(of duration: Nanoseconds, remaining: Nanoseconds) -> (TimingCurve?, Nanoseconds) {
    let length = durationFactor == 0 ? remaining : duration.scaled(by: durationFactor)
    switch timing {
    case nil: return (nil, length)
    case .curve(let curve): return (curve, length)
    case .spring(let spring, let settling):
      return (.spring(spring), durationFactor == 0 ? settling : length)
    case .dampingRatio(let ratio, let velocity):
      let spring = Spring(
        dampingRatio: ratio, initialVelocity: velocity, duration: Double(length.rawValue) / 1e9)
      return (spring.map { .spring($0) }, length)
    }
  }
}

extension Nanoseconds {
  /// The product to the nearest nanosecond, at most `latest`.
  func scaled(by factor: Double) -> Nanoseconds {
    let product = (Double(rawValue) * factor + 0.5).rounded(.down)
    return product < Double(Self.latest.rawValue) ? Nanoseconds(Int64(product)) : .latest
  }
}
