import Presentation
import TimelineModel
import Timing

/// A time at which nothing of a timeline moves: the initial layout, or a turn whose animations have
/// ended before the next one begins.
struct Rest: Hashable, Sendable {
  /// The last keyframe of the turn; nil for the initial layout.
  let keyframe: Int?
  /// When the animations of this turn, and those of earlier ones, have ended.
  let time: Nanoseconds
  /// The last instant before the next turn if that begins at `time`; otherwise `time`.
  let instant: Nanoseconds
}

extension AnimationPlan {
  /// The rests in order of time. They do not depend on the canvas.
  var rests: [Rest] {
    let keyframes = timeline.keyframes
    var rests: [Rest] = []
    if keyframes.first?.time != .zero {
      rests.append(Rest(keyframe: nil, time: .zero, instant: .zero))
    }
    var end = Nanoseconds.zero
    for (index, keyframe) in keyframes.enumerated() {
      end = max(end, keyframe.end)
      let next = index + 1 < keyframes.count ? keyframes[index + 1].time : nil
      guard next != keyframe.time else { continue }
      if let next, next < end { continue }
      let instant = next == end ? end - Nanoseconds(1) : end
      rests.append(Rest(keyframe: index, time: end, instant: instant))
    }
    return rests
  }
}
