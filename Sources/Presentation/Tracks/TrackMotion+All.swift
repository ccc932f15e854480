import Primitives
import Timing

extension AdditiveTrack {
  /// All animations in the order in which they were added, each with its own values, without the
  /// contributions of the others; as of its start.
  var motions: [TrackMotion<Value>] {
    var targets = model.values(at: animations.map(\.timeframe.start))
    for index in animations.indices.dropLast().reversed()
    where animations[index + 1].timeframe.continues(animations[index].timeframe) {
      targets[index] = targets[index + 1] + animations[index + 1].difference
    }
    return zip(animations, targets).map { animation, target in
      TrackMotion(
        timeframe: animation.timeframe, from: target + animation.difference, to: target,
        remaining: animation.difference)
    }
  }
}

extension ReplacingTrack {
  /// All animations in order of their start, with the model value that each moves to then.
  var motions: [TrackMotion<Value>] {
    let targets = model.values(at: animations.map(\.timeframe.start))
    return animations.indices.map { index in
      let (animation, target) = (animations[index], targets[index])
      let isStep = index + 1 < animations.count && animations[index + 1].earlierSteps > 0
      // What an earlier step has is the difference that it makes.
      let from = isStep ? target + animation.from : animation.from
      return TrackMotion(
        timeframe: animation.timeframe, from: from, to: target, remaining: from - target)
    }
  }

  /// For each animation, when it ends or another one takes its place.
  private var ends: [Nanoseconds] {
    var ends: [Nanoseconds] = []
    var (later, next): (Timeframe?, Nanoseconds?) = (nil, nil)
    for timeframe in animations.reversed().map(\.timeframe) {
      if let later, !later.continues(timeframe) { next = later.start }
      ends.append(min(timeframe.end, next ?? timeframe.end))
      later = timeframe
    }
    return ends.reversed()
  }

  /// Those that change the value, each with its end.
  var spans: [TimeSpan] {
    zip(motions, ends).flatMap { motion, end in
      motion.from == motion.to ? [] : TimeSpan.spans(of: motion.timeframe, until: end)
    }
  }
}

extension GeometryTrack {
  var motions: [TrackMotion<Value>] {
    switch self {
    case .additive(let track): track.motions
    case .replacing(let track): track.motions
    }
  }

  var spans: [TimeSpan] {
    switch self {
    case .additive(let track):
      track.motions.flatMap {
        $0.from == $0.to ? [] : TimeSpan.spans(of: $0.timeframe, until: $0.timeframe.end)
      }
    case .replacing(let track): track.spans
    }
  }
}

/// A time in which an animation moves.
struct TimeSpan: Hashable, Sendable {
  var timeframe: Timeframe
  var begin: Nanoseconds
  var end: Nanoseconds

  /// One, or for an animator those between its pauses.
  ///
  /// - Parameter end: when the animation ends or another one takes its place.
  static func spans(of timeframe: Timeframe, until end: Nanoseconds) -> [TimeSpan] {
    guard case .animator(let progress) = timeframe.curve else {
      return [TimeSpan(timeframe: timeframe, begin: timeframe.begin, end: end)]
    }
    return progress.moving.map { part in
      TimeSpan(
        timeframe: timeframe, begin: timeframe.begin + part.lowerBound,
        end: min(end, timeframe.begin + part.upperBound))
    }
  }
}
