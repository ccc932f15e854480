package import Timing

extension Keyframe {
  /// When the keyframe's animation ends; its own time without an animation or with a duration of 0.
  package var end: Nanoseconds {
    guard let animation, animation.duration > .zero else { return time }
    return time + animation.delay + animation.length
  }
}

extension Timeline {
  /// The end of the timeline: `duration`, which may cut the last animation or hold its end; without
  /// it, the end of the last animation or keyframe.
  package var end: Nanoseconds {
    duration ?? keyframes.map(\.end).max() ?? .zero
  }

  /// The times of the frames at a given rate.
  package func clock(framesPerSecond: Int) -> FrameClock {
    FrameClock(framesPerSecond: framesPerSecond, end: end)
  }
}

extension Timeline {
  /// The first canvas and the canvases that keyframes set, in order of time.
  package var canvases: [Canvas] {
    [canvas]
      + keyframes.flatMap { keyframe in
        keyframe.changes.compactMap { change in
          if case .setCanvas(let canvas) = change.operation { canvas } else { nil }
        }
      }
  }
}
