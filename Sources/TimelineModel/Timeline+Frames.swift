package import Timing

extension Keyframe {
  /// When its animation is over: at once without one, and with a duration of 0, which jumps.
  package var end: Nanoseconds {
    guard let animation, animation.duration > .zero else { return time }
    return time + animation.delay + animation.duration
  }
}

extension Timeline {
  /// `duration`, which may cut or hold, else when the last keyframe and animation are over.
  package var end: Nanoseconds {
    duration ?? keyframes.map(\.end).max() ?? .zero
  }

  /// Frames 0 to the first at or after `end`, so that the last shows the settled layout.
  ///
  /// - Precondition: `framesPerSecond` is positive.
  package func frameCount(framesPerSecond: Int) -> Int {
    let second = Nanoseconds.second.rawValue
    // Whole seconds first: the product of a late time and 1000 would not fit.
    let whole = end.rawValue / second * Int64(framesPerSecond)
    let rest = (end.rawValue % second * Int64(framesPerSecond) + second - 1) / second
    return Int(whole + rest) + 1
  }
}
