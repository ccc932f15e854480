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

  /// Which frame shows which time, at the timeline's own rate or another.
  package func clock(framesPerSecond: Int) -> FrameClock {
    FrameClock(framesPerSecond: framesPerSecond, end: end)
  }
}

extension Timeline {
  /// The first canvas and those that keyframes set, in order of time.
  package var canvases: [Canvas] {
    let changes = keyframes.flatMap(\.changes)
    return [canvas]
      + changes.compactMap { change in
        if case .setCanvas(let canvas) = change.operation { canvas } else { nil }
      }
  }
}
