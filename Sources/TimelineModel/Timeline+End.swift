package import Timing

extension Timeline {
  /// When the timeline is over: its `duration`, else the latest of all keyframes and animations.
  package var end: Nanoseconds {
    if let duration { return duration }
    return keyframes.reduce(.zero) { latest, keyframe in
      let animation = keyframe.animation.map { $0.delay + $0.duration } ?? .zero
      return max(latest, keyframe.time + animation)
    }
  }
}
