package import Timing

extension Keyframe {
  /// False without an animation, and for a duration of 0, which changes without animation.
  package var isAnimated: Bool { animation.map { $0.duration > .zero } ?? false }

  /// When the keyframe's animation ends, or its gesture; its own time if it has none.
  package var end: Nanoseconds {
    if let event { return time + event.length }
    guard isAnimated, let animation else { return time }
    return time + animation.delay + animation.length
  }
}

extension Timeline {
  /// The keyframes of each turn of the run loop, which are those of one time.
  package var turns: [Range<Int>] {
    var turns: [Range<Int>] = []
    for index in keyframes.indices {
      if let last = turns.last, keyframes[last.lowerBound].time == keyframes[index].time {
        turns[turns.count - 1] = last.lowerBound..<index + 1
      } else {
        turns.append(index..<index + 1)
      }
    }
    return turns
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
  /// The first canvas, the canvases that keyframes set, in order of time, and those of states.
  package var canvases: [Canvas] {
    let changes =
      keyframes.lazy.flatMap(\.changes).compactMap(\.operation.canvas)
      + states.lazy.flatMap(\.properties).compactMap(\.operation.canvas)
    return [canvas] + changes
  }
}

extension Change.Operation {
  fileprivate var canvas: Canvas? {
    if case .setCanvas(let canvas) = self { canvas } else { nil }
  }
}
