import JSONText
import Timing

extension TimelineReader {
  /// Finds how the animators of a keyframe run, and reports events that cannot take place.
  ///
  /// The times of the keyframe and of the events are known.
  mutating func runAnimators(of index: Int, _ times: inout KeyframeTimes) {
    guard times.areRun.insert(index).inserted else { return }
    for draft in times.keyframes[index].drafts.indices {
      guard let animation = times.keyframes[index].drafts[draft].animation,
        let name = animation.animator?.name
      else { continue }
      let events = events(of: name, startedBy: index, times)
      let start = times.times[index] ?? .zero
      let timed = events.map {
        TimedAnimatorActions(
          at: (times.times[$0] ?? .zero) - start, times.keyframes[$0].drafts[0].event?.actions ?? []
        )
      }
      var faults: [(Int, AnimatorFault)] = []
      let run = animation.run(timed) { faults.append(($0, $1)) }
      for (event, fault) in faults { report(fault, events[event], of: index, times) }
      if let run, start + run.lastMotion > .latest { reportLateEnd(of: index, times) }
      times.keyframes[index].drafts[draft].animation?.animator?.run = run
    }
  }

  /// The events of an animator in order of time, without those before its start, which are reported.
  private mutating func events(
    of name: String, startedBy index: Int, _ times: KeyframeTimes
  ) -> [Int] {
    let events = times.events[name] ?? []
    guard events.count <= limits.animatorEvents else {
      document.report(
        .limit, "an animator has at most \(limits.animatorEvents) events",
        at: location(ofEvent: events[limits.animatorEvents], times),
        help: "write a gesture as one event, with a list as `fractionComplete`")
      return []
    }
    let start = (times.times[index] ?? .zero, index)
    var later: [(time: Nanoseconds, index: Int)] = []
    for event in events {
      let moment = (times.times[event] ?? .zero, event)
      if moment < start {
        report(.notStarted(until: .zero), event, of: index, times)
      } else {
        later.append(moment)
      }
    }
    return later.sorted { ($0.time, $0.index) < ($1.time, $1.index) }.map(\.index)
  }

  private func location(ofEvent index: Int, _ times: KeyframeTimes) -> SourceLocation {
    times.keyframes[index].drafts[0].eventLocation ?? times.keyframes[index].location
  }

  private mutating func reportLateEnd(of index: Int, _ times: KeyframeTimes) {
    document.report(
      .outOfRange, "the animator ends later than 1000000000 seconds",
      at: times.keyframes[index].location,
      help: "write seconds, such as `0.3`")
  }

  private mutating func report(
    _ fault: AnimatorFault, _ event: Int, of start: Int, _ times: KeyframeTimes
  ) {
    guard !times.hasCycle else { return }
    let name = quoted(times.keyframes[event].drafts[0].event?.animator ?? "")
    let began = times.times[start] ?? .zero
    let words: (message: String, help: String) =
      switch fault {
      case .notStarted(let delay):
        (
          "the animator \(name) has not begun at this time",
          "it begins at \(began + delay), after its `delay` if it has one"
        )
      case .finished(let end):
        (
          "the animator \(name) has ended at this time",
          "it ends at \(began + end); UIKit raises an exception for one that is not active"
        )
      case .scrubbed(let end):
        (
          "the animator \(name) is being scrubbed at this time",
          "the gesture lasts until \(began + end)"
        )
      case .running:
        (
          "the animator \(name) is running, so that it cannot continue",
          "write `\"pause\": true` in the same keyframe or an earlier one"
        )
      }
    document.report(
      .wrongValue, words.message, at: location(ofEvent: event, times),
      labels: [Diagnostic.Label("started here", at: times.keyframes[start].location)],
      help: words.help)
  }

  mutating func reportUnknownAnimators(_ times: KeyframeTimes) {
    let names = animators.keys.sorted()
    for (name, events) in times.events.sorted(by: { $0.value[0] < $1.value[0] })
    where animators[name] == nil {
      let nearest = document.suggestion(for: name, among: names)
      document.report(
        .unknownName, "unknown animator \(quoted(name))", at: location(ofEvent: events[0], times),
        help: nearest.map { didYouMean($0, declaredAt: animators[$0]?.line) }
          ?? (names.isEmpty
            ? "no animation has an `animator`; write `\"animator\": \"\(name)\"` in the one that is meant"
            : "write \(enumeration(names))"))
    }
  }
}
