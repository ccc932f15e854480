import JSONText
import Timing

extension TimelineReader {
  /// Sets the times of keyframes that follow others.
  ///
  /// - Returns: the keyframes in file order, each followed by those of the animations inside it.
  mutating func timed(_ keyframes: [WrittenKeyframe]) -> [KeyframeDraft] {
    var times = KeyframeTimes(keyframes)
    reportUnknownAnimators(times)
    for index in keyframes.indices { resolve(index, &times) }
    for index in times.starts { runAnimators(of: index, &times) }
    return zip(times.keyframes, times.times).flatMap { keyframe, time in
      keyframe.drafts.map { draft in
        var draft = draft
        draft.time = time ?? .zero
        return draft
      }
    }
  }

  /// Goes back to keyframes whose times are known, and forth again; the way may be as long as the file.
  private mutating func resolve(_ index: Int, _ times: inout KeyframeTimes) {
    guard times.times[index] == nil else { return }
    var waiting = [index]
    times.isWaiting[index] = true
    while let last = waiting.last {
      if times.times[last] == nil, let next = predecessor(of: last, &times) {
        if times.isWaiting[next] {
          reportCycle(waiting.drop { $0 != next }, times)
          (times.times[next], times.hasCycle) = (.zero, true)
        } else {
          times.isWaiting[next] = true
          waiting.append(next)
        }
        continue
      }
      if times.times[last] == nil { times.times[last] = time(of: last, &times) }
      waiting.removeLast()
    }
  }

  /// A keyframe whose time must be known before that of another one; nil if there is none.
  private mutating func predecessor(of index: Int, _ times: inout KeyframeTimes) -> Int? {
    guard let base = base(of: index, times) else { return nil }
    return times.times[base] == nil ? base : times.unknownEvent(of: base)
  }

  /// The keyframe that another one follows; nil if there is none.
  private mutating func base(of index: Int, _ times: KeyframeTimes) -> Int? {
    switch times.keyframes[index].start {
    case .time: return nil
    case .afterPreceding: return index == 0 ? nil : index - 1
    case .after(let name, _):
      let named = times.named[name.value] ?? []
      if named.count == 1 { return named[0] }
      if named.isEmpty {
        reportUnknownKeyframe(name, of: index, times)
      } else {
        reportSeveral(name, named, times)
      }
      return nil
    }
  }

  private mutating func time(of index: Int, _ times: inout KeyframeTimes) -> Nanoseconds {
    switch times.keyframes[index].start {
    case .time(let time): return time
    case .afterPreceding(let pause, let range):
      return sum(index == 0 ? .zero : end(of: index - 1, &times), pause, at: range)
    case .after(let name, let pause):
      guard let named = times.named[name.value], named.count == 1 else {
        // Reported; what follows from the wrong time is not.
        times.hasCycle = true
        return .zero
      }
      return sum(end(of: named[0], &times), pause, at: name.range)
    }
  }

  private mutating func end(of index: Int, _ times: inout KeyframeTimes) -> Nanoseconds {
    runAnimators(of: index, &times)
    let keyframe = times.keyframes[index]
    let rests = keyframe.drafts.contains {
      $0.animation?.animator?.run.map { $0.end == nil } ?? false
    }
    return rests ? AnimationRepetition.endless : (times.times[index] ?? .zero) + keyframe.length
  }

  /// Returns the time after a pause, or reports why there is none.
  private mutating func sum(
    _ end: Nanoseconds, _ pause: Nanoseconds, at range: SourceRange
  ) -> Nanoseconds {
    if end >= AnimationRepetition.endless {
      document.report(
        .outOfRange, "the animation before never ends, so that nothing comes after it", at: range,
        help: "give the keyframe a `time`, or let the animation end")
      return .latest
    }
    if end + pause <= .latest { return end + pause }
    document.report(
      .outOfRange, "the keyframe is later than 1000000000 seconds", at: range,
      help: "write seconds, such as `0.3`")
    return .latest
  }
}

extension TimelineReader {
  /// - Parameter index: the keyframe that follows the unknown one, and cannot be meant.
  private mutating func reportUnknownKeyframe(
    _ name: JSONString, of index: Int, _ times: KeyframeTimes
  ) {
    let others = times.named.filter { $0.value != [index] }.keys.sorted()
    let suggestion = document.suggestion(for: name.value, among: others)
    let named =
      others.isEmpty
      ? "no other keyframe has a `name`"
      : "the other keyframes are \(enumeration(Array(others.prefix(5)), joinedBy: "and"))"
    document.report(
      .unknownName, "unknown keyframe \(quoted(name.value))", at: name.range,
      help: suggestion.map { "did you mean \(quoted($0))?" } ?? named)
  }

  private mutating func reportSeveral(
    _ name: JSONString, _ named: [Int], _ times: KeyframeTimes
  ) {
    document.report(
      .duplicateName, "\(named.count) keyframes have the name \(quoted(name.value))",
      at: name.range,
      labels: named.prefix(3).map {
        Diagnostic.Label("named here", at: times.keyframes[$0].location)
      }, help: "give the one that is meant a name of its own")
  }

  /// - Parameter waiting: each follows the next, and the last follows the first.
  private mutating func reportCycle(_ waiting: ArraySlice<Int>, _ times: KeyframeTimes) {
    guard let first = waiting.first else { return }
    let others = waiting.dropFirst().prefix(3).map {
      Diagnostic.Label("and after this one", at: times.keyframes[$0].location)
    }
    let isEvent = times.keyframes[first].drafts[0].event != nil
    document.report(
      .recursion,
      waiting.count == 1
        ? isEvent
          ? "an event cannot come after the end of its own animator"
          : "a keyframe cannot come after itself"
        : "\(waiting.count) keyframes come after each other, so that none can be the first",
      at: times.keyframes[first].location,
      labels: others, help: "give \(waiting.count == 1 ? "it" : "one of them") a `time`")
  }
}
