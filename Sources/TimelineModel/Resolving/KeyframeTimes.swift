import Timing

/// The times of keyframes, as far as they are known.
struct KeyframeTimes {
  /// With the runs of animators that are known.
  var keyframes: [WrittenKeyframe]
  /// By name.
  let named: [String: [Int]]
  /// By keyframe.
  var times: [Nanoseconds?]
  /// By keyframe: whether it is being resolved, or is.
  var isWaiting: [Bool]
  /// The keyframes that start animators.
  let starts: [Int]
  /// By animator: the keyframes that do something to it, in file order.
  let events: [String: [Int]]
  /// By animator: how many of its events have known times, from the first.
  private var knownEvents: [String: Int] = [:]
  /// Whether some times are wrong, which has been reported.
  var hasCycle = false
  /// The keyframes whose animators have been run.
  var areRun: Set<Int> = []

  init(_ keyframes: [WrittenKeyframe]) {
    self.keyframes = keyframes
    times = keyframes.map { if case .time(let time) = $0.start { time } else { nil } }
    isWaiting = keyframes.map { _ in false }
    var (named, events): ([String: [Int]], [String: [Int]]) = ([:], [:])
    for (index, keyframe) in keyframes.enumerated() {
      if let name = keyframe.drafts[0].name { named[name, default: []].append(index) }
      if let event = keyframe.drafts[0].event { events[event.animator, default: []].append(index) }
    }
    (self.named, self.events) = (named, events)
    starts = keyframes.indices.filter { index in
      keyframes[index].drafts.contains { $0.animation?.animator != nil }
    }
  }

  /// An event, whose time is unknown, of an animator that a keyframe starts.
  mutating func unknownEvent(of start: Int) -> Int? {
    for draft in keyframes[start].drafts {
      guard let name = draft.animation?.animator?.name, let events = events[name] else { continue }
      var known = knownEvents[name] ?? 0
      while known < events.count, times[events[known]] != nil { known += 1 }
      knownEvents[name] = known
      if known < events.count { return events[known] }
    }
    return nil
  }
}
